/** Allumbra at the table: its board, the board in sentences, its guide and its cards. */

import type { GameBoard } from "../board";
import { AllumbraBoard } from "./AllumbraBoard";
import { guide } from "./guide";
import { lines } from "./lines";
import { printingOf } from "./printing";
import { duelWordsIn } from "./words";

const allumbra: GameBoard = {
  Board: AllumbraBoard,
  lines,
  chapters: ["turn.three-cards"],
  guide,
  pitch: (language) => duelWordsIn(language)("pitch"),
  faces: (printed, language) => {
    const { cards, face, relicFaces } = printingOf(printed, duelWordsIn(language));
    return [...cards.map(({ key }) => face(key)), ...relicFaces()];
  },
};
export default allumbra;
