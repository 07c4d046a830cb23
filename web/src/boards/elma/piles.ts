/** What lies in a pile, each card once and counted. */

import type { Counted } from "../../parts/Pile";
import type { Printing } from "./printing";
import type { HeldCard } from "./view";

export function contentsOf(cards: readonly HeldCard[], printing: Printing): Counted[] {
  const keys = cards.map(({ card }) => card);
  return [...new Set(keys)].map((key) => ({
    face: printing.face(key),
    count: keys.filter((other) => other === key).length,
    of: null,
  }));
}
