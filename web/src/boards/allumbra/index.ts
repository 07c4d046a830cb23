/** Allumbra at the table: its board, the board in sentences, its guide and its cards. */

import { lazy } from "react";
import type { GameBoard } from "../board";
import { guide } from "./guide";
import { lines } from "./lines";
import { printingOf } from "./printing";
import { duelWordsIn } from "./words";

const allumbra: GameBoard = {
  // Home shows the cards; the table comes with the first match.
  Board: lazy(() =>
    import("./AllumbraBoard").then(({ AllumbraBoard }) => ({ default: AllumbraBoard })),
  ),
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
