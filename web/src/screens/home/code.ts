/** The code of a match in what somebody typed or pasted: bare, spaced out, or inside a link. */

const CODE = /^[a-z2-9]{8}$/;

export function codeIn(text: string): string | null {
  const last = text.trim().split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  const code = last.toLowerCase().replace(/[\s-]/g, "");
  return CODE.test(code) ? code : null;
}
