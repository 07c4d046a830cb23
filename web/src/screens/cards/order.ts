/** The cards in the order somebody wants them in; what is alike stays as it is printed. */

import type { CardInfo } from "../../protocol/messages";
import type { Order } from "./address";

export function ordered(cards: readonly CardInfo[], order: Order, language: string): CardInfo[] {
  const byName = new Intl.Collator(language);
  switch (order) {
    case "name":
      return cards.toSorted((one, other) => byName.compare(one.name, other.name));
    case "kind":
      return cards.toSorted((one, other) => byName.compare(one.kind, other.kind));
    case "decks":
      return cards.toSorted((one, other) => other.decks.length - one.decks.length);
    case "printed":
      return [...cards];
  }
}
