/** Grimterra at the table: its board, the board in sentences, and its cards. */

import { lazy } from "react";
import type { GameBoard } from "../board";
import { lines } from "./lines";
import { offersIn } from "./offers";
import { printingOf } from "./printing";
import { feudWordsIn } from "./words";

const grimterra: GameBoard = {
  // Home shows the cards; the table comes with the first match.
  Board: lazy(() =>
    import("./GrimterraBoard").then(({ GrimterraBoard }) => ({ default: GrimterraBoard })),
  ),
  lines,
  chapters: ["turn.phase-order"],
  buttons: (decision) => offersIn(decision).buttons,
  newsInPrompt: true,
  pitch: (language) => feudWordsIn(language)("pitch"),
  faces: (printed, language) => {
    const { cards, face } = printingOf(printed, feudWordsIn(language));
    // The first of each kind come first: their pictures are at hand, and they show what there is.
    const first = new Map(cards.toReversed().map((card) => [card.kind, card.key]));
    const shown = cards.filter(({ key }) => [...first.values()].includes(key));
    const others = cards.filter((card) => !shown.includes(card));
    return [...shown, ...others].map(({ key }) => face(key));
  },
};
export default grimterra;
