/** A text cut into pieces that look alike: words by their kind, and what is wrong with them. */

import type { CardSlip, WorkshopInfo } from "../../protocol/messages";

export type WordKind = "speed" | "noun" | "verb" | "keyword" | "number" | "plain";

export interface Piece {
  text: string;
  kind: WordKind;
  /** Whether something is wrong there. */
  wrong: "mistake" | "warning" | null;
}

export type KindOfWord = (word: string, begins: boolean) => WordKind;

const KINDS: readonly WordKind[] = ["speed", "noun", "verb", "keyword"];
const BEGINS = /(?:^|[.:])\s*$/;
const WORD = /[\p{L}\d]+(?:[-'][\p{L}\d]+)*/gu;

export function kindsFrom(words: WorkshopInfo["words"]): KindOfWord {
  const known = new Map<string, WordKind>();
  for (const kind of KINDS) for (const word of words[kind] ?? []) known.set(word, kind);
  return (word, begins) => {
    if (/^\d+$/.test(word)) return "number";
    // A word that begins a sentence has a capital there, and mostly nowhere else.
    const small = known.get(word.charAt(0).toLowerCase() + word.slice(1));
    return (begins ? (small ?? known.get(word)) : known.get(word)) ?? "plain";
  };
}

export function pieces(
  text: string,
  kindOf: KindOfWord,
  slips: readonly CardSlip[],
): readonly Piece[] {
  const cuts = new Set([0, text.length]);
  const words: { start: number; end: number; kind: WordKind }[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const end = start + match[0].length;
    words.push({ start, end, kind: kindOf(match[0], BEGINS.test(text.slice(0, start))) });
    cuts.add(start).add(end);
  }
  const marks = slips.map((slip) => ({ ...spanOf(slip, text), warning: slip.is_warning }));
  for (const { start, end } of marks) cuts.add(start).add(end);
  const places = [...cuts].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, place) => {
    const end = places[place + 1] ?? text.length;
    const here = marks.filter((mark) => mark.start <= start && end <= mark.end);
    return {
      text: text.slice(start, end),
      kind: words.find((word) => word.start <= start && end <= word.end)?.kind ?? "plain",
      wrong:
        here.length === 0 ? null : here.some(({ warning }) => !warning) ? "mistake" : "warning",
    };
  });
}

/** The letters to underline: where something is missing at the end, the last one before it. */
function spanOf({ start, end }: CardSlip, text: string): { start: number; end: number } {
  const from = Math.max(0, Math.min(start, text.length));
  const to = Math.max(from, Math.min(end, text.length));
  return to > from ? { start: from, end: to } : { start: Math.max(0, from - 1), end: from };
}
