/** Eruma at the table: its board, the board in sentences, its guide and its cards. */

import { lazy } from "react";
import type { GameBoard } from "../board";
import { guide } from "./guide";
import { lines } from "./lines";
import { offersIn } from "./offers";
import { printingOf } from "./printing";
import { raidWordsIn } from "./words";

const eruma: GameBoard = {
  // Home shows the cards; the table comes with the first match.
  Board: lazy(() => import("./ErumaBoard").then(({ ErumaBoard }) => ({ default: ErumaBoard }))),
  lines,
  chapters: ["turn.phase-order"],
  buttons: (decision) => offersIn(decision).buttons,
  newsInPrompt: true,
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
