/** A pack as a part of an address, behind the #: it is never sent to a server and nobody keeps it, so a link works for as long as
 * the page does. It is packed to about a third; what unpacks to more than a pack may have is refused. */

const MARK = "#pack=";
const MOST_LETTERS = 12_000;

export async function addressWith(pack: string, address: string): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(pack),
    new CompressionStream("deflate-raw"),
  );
  return `${address.split("#")[0]}${MARK}${toLetters(packed)}`;
}

/** The pack in an address; null if there is none, or none that can be read. */
export async function packIn(hash: string): Promise<string | null> {
  if (!hash.startsWith(MARK)) return null;
  try {
    const packed = fromLetters(hash.slice(MARK.length));
    const bytes = await through(packed, new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const reader = source.pipeThrough(change).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    size += value.length;
    // A letter has up to four bytes.
    if (size > MOST_LETTERS * 4) {
      await reader.cancel();
      throw new Error("too long for a pack");
    }
    pieces.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function toLetters(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
