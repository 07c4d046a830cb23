/** What a text is after words that were offered have been taken. */

import type { NextWords } from "../../protocol/messages";

export interface Taken {
  text: string;
  cursor: number;
}

const SIGN = /^[.,:;]/;

/** The words in the place of what was begun, with a space after them. */
export function taken(text: string, cursor: number, { words, start }: NextWords): Taken {
  const from = Math.min(start, cursor);
  const before = text.slice(0, from);
  const rest = text.slice(cursor);
  const head = SIGN.test(words) ? before.trimEnd() : spaced(before);
  const tail = rest.startsWith(" ") ? "" : " ";
  const written = `${head}${words}${tail}`;
  return { text: written + rest, cursor: written.length + (tail === "" ? 1 : 0) };
}

function spaced(before: string): string {
  return before === "" || before.endsWith(" ") ? before : `${before} `;
}
