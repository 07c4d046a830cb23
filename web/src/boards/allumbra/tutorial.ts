/** The first duel, told in two minutes while it is played. */

import type { BoardProps } from "../board";
import type { GuideStep } from "../guide";
import { duelIn, sideOf } from "./view";

/** How many of one's cards were turned so far in the whole duel. */
function turned({ view, you }: BoardProps): number {
  const duel = duelIn(view);
  const open = sideOf(duel, you ?? 0).row.filter((card) => card.open).length;
  return (duel.turn - 1) * 3 + open;
}

const asked = (board: BoardProps): boolean => board.decision !== null;
const after =
  (cards: number) =>
  (board: BoardProps): boolean =>
    asked(board) && turned(board) >= cards;

export const tutorial: readonly GuideStep[] = [
  { words: "guide.goal", pin: "energy-{you}", due: asked },
  { words: "guide.ammo", pin: "ammo-{you}", due: asked },
  { words: "guide.hand", pin: "hand", due: asked },
  {
    words: "guide.first-pick",
    pin: "slot-{you}-0",
    due: asked,
    done: (board) => turned(board) > 0,
  },
  { words: "guide.reveal", pin: "slot-{you}-0", due: after(1) },
  {
    words: "guide.cancel",
    pin: "slot-{them}-0",
    due: after(1),
    done: (board) => turned(board) > 1,
  },
  { words: "guide.reload", pin: "ammo-{you}", due: after(2), done: (board) => turned(board) > 2 },
  { words: "guide.discards", pin: "discard-{them}", due: after(3) },
  { words: "guide.schedule", pin: "track", due: after(3), done: (board) => turned(board) > 5 },
  { words: "guide.done", pin: "hand", due: after(4) },
];
