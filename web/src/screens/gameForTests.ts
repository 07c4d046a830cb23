/** A game as servers tell of it, for unit tests: plain, but for what a test says. */

import type { GameInfo } from "../protocol/messages";

export function gameForTests(told: Partial<GameInfo>): GameInfo {
  return {
    name: "no-board",
    title: "Beasts",
    edition: "1",
    fewest_seats: 2,
    most_seats: 2,
    options: [],
    languages: ["en"],
    bots: [],
    has_tutorial: false,
    builds_decks: false,
    has_cards: false,
    has_workshop: false,
    ...told,
  };
}
