/** Eruma at the table: its board, the board in sentences, its guide and its cards. */

import type { GameBoard } from "../board";
import { ErumaBoard } from "./ErumaBoard";
import { guide } from "./guide";
import { lines } from "./lines";
import { offersIn } from "./offers";
import { printingOf } from "./printing";
import { raidWordsIn } from "./words";

const eruma: GameBoard = {
  Board: ErumaBoard,
  lines,
  chapters: ["turn.phase-order"],
  buttons: (decision) => offersIn(decision).buttons,
  guide,
  pitch: (language) => raidWordsIn(language)("pitch"),
  faces: (printed, language) => {
    const { cards, face } = printingOf(printed, raidWordsIn(language));
    // The first of each class come first: their pictures are at hand, and they show what there is.
    const first = new Map(cards.toReversed().map((card) => [card.kind, card.key]));
    const shown = cards.filter(({ key }) => [...first.values()].includes(key));
    const others = cards.filter((card) => !shown.includes(card));
    return [...shown, ...others].map(({ key }) => face(key));
  },
};
export default eruma;
