/**
 * How a message of the catalogue becomes a sentence. A message is a text with {names} to fill in;
 * one that depends on a number has a form for `one` and for `other`, chosen by {count}.
 */

export type Message = string | { one: string; other: string };
export type Catalogue = Record<string, Message>;
export type Values = Record<string, string | number>;

export function worded(message: Message, values: Values, language: string): string {
  const text = typeof message === "string" ? message : message[form(values["count"], language)];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function form(count: string | number | undefined, language: string): "one" | "other" {
  return new Intl.PluralRules(language).select(Number(count ?? 0)) === "one" ? "one" : "other";
}
