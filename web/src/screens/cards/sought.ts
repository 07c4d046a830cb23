/** What somebody looks for among the cards of a game, and which of them are like that. */

import { plain, wordsOf } from "../rules/search";

/** What can be said of a card, wherever it is looked for. */
export interface Describable {
  name: string;
  text: string;
  part: string;
  marks: Record<string, string[]>;
  /** What kind of card it is, where its marks do not tell. */
  kind?: string;
}

/** What one looks for: words, a part, and of each facet one of some values. */
export interface Sought {
  text: string;
  part: string | null;
  values: ReadonlyMap<string, ReadonlySet<string>>;
}

export const ANYTHING: Sought = { text: "", part: null, values: new Map() };

export function isAnything({ text, part, values }: Sought): boolean {
  return text.trim() === "" && part === null && [...values.values()].every((some) => !some.size);
}

export function soughtCards<Card extends Describable>(
  cards: readonly Card[],
  sought: Sought,
): Card[] {
  const words = wordsOf(sought.text);
  return cards.filter((card) => {
    if (sought.part !== null && card.part !== sought.part) return false;
    for (const [facet, values] of sought.values) {
      if (values.size > 0 && !card.marks[facet]?.some((value) => values.has(value))) return false;
    }
    if (words.length === 0) return true;
    const marks = Object.values(card.marks).flat().join(" ");
    const text = plain(`${card.name} ${card.text} ${card.kind ?? ""} ${marks}`);
    return words.every((word) => text.includes(word));
  });
}

/** With one value more sought, or no longer. */
export function toggled(sought: Sought, facet: string, value: string): Sought {
  const values = new Map(sought.values);
  const some = new Set(values.get(facet));
  if (!some.delete(value)) some.add(value);
  values.set(facet, some);
  return { ...sought, values };
}
