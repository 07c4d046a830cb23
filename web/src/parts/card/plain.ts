/** The face of a card of which nothing is known but its words: where no board has a say. */

import type { Face } from "./face";
import { numbersFrom } from "./scenery";

/** A card as far as every game describes it. */
export interface WordedCard {
  key: string;
  name: string;
  text: string;
  /** What kind of card it is, where its marks do not tell. */
  kind?: string;
  marks: Record<string, string[]>;
}

export function plainFace(card: WordedCard): Face {
  const marks = Object.values(card.marks).flat();
  const kind = card.kind ?? marks[0] ?? "";
  const next = numbersFrom(kind);
  const hue = Math.round(next() * 360);
  return {
    key: card.key,
    name: card.name,
    kind,
    frame: "round",
    text: card.text,
    icon: "card-draw",
    hues: [hue, (hue + 24) % 360],
    facts: [],
    notes: marks.length === 0 ? [] : [marks.join(", ")],
  };
}
