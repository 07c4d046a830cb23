/** Printed cards by their keys, and the looks that a game's `look.json` gives them: what the boards of
 * all card games share. Printed sheets are drawn after the same file. */

import type { IconName } from "../../icons/Icon";
import type { Face } from "./face";

export interface NamedCard {
  key: string;
  name: string;
}

export interface PrintedCards<Card extends NamedCard> {
  cards: readonly Card[];
  card: (key: string) => Card;
  face: (key: string) => Face;
  /** The names of cards with how many of each. */
  counted: (keys: readonly string[]) => string;
}

export function printedCards<Card extends NamedCard>(
  cards: readonly Card[],
  faceOf: (card: Card) => Face,
): PrintedCards<Card> {
  const byKey = new Map(cards.map((card) => [card.key, card]));
  const card = (key: string): Card => {
    const found = byKey.get(key);
    if (found === undefined) throw new Error(`no card ${key} is printed`);
    return found;
  };
  // A table shows a few of them; each is composed when it is first looked at.
  const faces = new Map<string, Face>();
  return {
    cards,
    card,
    face: (key) => {
      const face = faces.get(key) ?? faceOf(card(key));
      faces.set(key, face);
      return face;
    },
    counted: (keys) => {
      const counts = new Map<string, number>();
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
      return [...counts]
        .map(([key, count]) => (count === 1 ? card(key).name : `${count} ${card(key).name}`))
        .join(", ");
    },
  };
}

export interface Look {
  mark: IconName;
  frame: Face["frame"];
  /** The hues of its sky: high up, and at the horizon. */
  hues: readonly [number, number];
}

interface WrittenLook {
  mark: string;
  frame: string;
  hues: number[];
}

/** The looks of a file, each by the scheme of cards that has it. */
export function looksOf(written: Record<string, WrittenLook>): Record<string, Look> {
  return Object.fromEntries(
    Object.entries(written).map(([scheme, { mark, frame, hues }]) => {
      const [high = 0, low = 0] = hues;
      return [scheme, { mark: mark as IconName, frame: frame as Face["frame"], hues: [high, low] }];
    }),
  );
}
