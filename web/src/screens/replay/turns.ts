/** The turns of a replay, each with the first moment that belongs to it. */

import type { Frame } from "../../protocol/messages";

export interface Turn {
  turn: number | null;
  moment: number;
}

export function turnsOf(frames: readonly Frame[]): Turn[] {
  const turns: Turn[] = [];
  frames.forEach(({ turn }, moment) => {
    if (turns.length === 0 || turns.at(-1)?.turn !== turn) {
      turns.push({ turn, moment });
    }
  });
  return turns;
}

/** The place, in the list of turns, of the turn that a moment belongs to. */
export function turnAt(turns: readonly Turn[], moment: number): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.moment <= moment),
  );
}
