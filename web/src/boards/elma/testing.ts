/** What the tests of Elma's table share: choices, the question that offers them, and a table to draw. */

import { vi } from "vitest";
import type { Choice, Decision } from "../../protocol/messages";
import { litBy, type BoardProps } from "../board";
import { printed } from "./example";
import type { RaceView } from "./view";

export const choice = (
  spelled: (string | number)[],
  objects: string[] = [],
  warning = "",
): Choice => ({ spelled, label: spelled.join(" "), warning, objects });

export function asked(...choices: Choice[]): Decision {
  return { asked: 1, prompt: "Your main phase.", rule: "ruling.main-phase-any-order", choices };
}

/** The table as seat 0 sees it, and what it is asked. */
export function tableOf(
  view: RaceView,
  decision: Decision | null,
  changes: Partial<BoardProps> = {},
): BoardProps {
  return {
    view: view as unknown as BoardProps["view"],
    you: 0,
    seats: [],
    printed,
    told: [],
    lit: litBy(decision),
    choose: vi.fn(),
    commit: vi.fn(),
    motion: false,
    language: "en",
    names: ["Ana", "Bo", "Cleo", "Dmitri"],
    decision,
    ...changes,
  };
}
