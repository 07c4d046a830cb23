/** What the tests of Elma's table share: the question of the main phase, and a table to draw. */

import type { Choice, Decision } from "../../protocol/messages";
import type { BoardProps } from "../board";
import { boardProps } from "../testing";
import { printed } from "./example";
import type { RaceView } from "./view";

export { choice } from "../testing";

export function asked(...choices: Choice[]): Decision {
  return { asked: 1, prompt: "Your main phase.", rule: "ruling.main-phase-any-order", choices };
}

/** The table as seat 0 sees it, and what it is asked. */
export const tableOf = (
  view: RaceView,
  decision: Decision | null,
  changes: Partial<BoardProps> = {},
): BoardProps => boardProps(view, decision, printed, changes);
