/** A rule's text: `code` set as such, and what is sought marked. */

import type { ReactNode } from "react";

import { plain, wordsOf } from "./search";

export function Shown({ text, sought }: { text: string; sought: string }): ReactNode {
  return text.split("`").map((part, place) =>
    place % 2 === 1 ? (
      <code key={place}>
        <Marked text={part} sought={sought} />
      </code>
    ) : (
      <Marked text={part} sought={sought} key={place} />
    ),
  );
}

function Marked({ text, sought }: { text: string; sought: string }): ReactNode {
  return marked(text, wordsOf(sought)).map(({ text: piece, hit }, place) =>
    hit ? <mark key={place}>{piece}</mark> : piece,
  );
}

/** The text in pieces, those that are one of the words told apart. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  // Accents are compared away; where that changes the length, places no longer match: mark nothing.
  const simple = plain(text);
  const pieces: { text: string; hit: boolean }[] = [];
  let from = 0;
  while (words.length > 0 && simple.length === text.length) {
    const next = nearest(simple, words, from);
    if (next === null) {
      break;
    }
    pieces.push({ text: text.slice(from, next.at), hit: false });
    pieces.push({ text: text.slice(next.at, next.at + next.length), hit: true });
    from = next.at + next.length;
  }
  pieces.push({ text: text.slice(from), hit: false });
  return pieces.filter((piece) => piece.text !== "");
}

function nearest(
  text: string,
  words: readonly string[],
  from: number,
): { at: number; length: number } | null {
  const hits = words
    .map((word) => ({ at: text.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length);
  return hits[0] ?? null;
}
