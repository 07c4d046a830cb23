/** What the tests of boards share: choices, and a table to draw. */

import { vi } from "vitest";
import type { Choice, Decision } from "../protocol/messages";
import { litBy, type BoardProps } from "./board";

export const choice = (
  spelled: (string | number)[],
  objects: string[] = [],
  warning = "",
): Choice => ({ spelled, label: spelled.join(" "), warning, objects });

/** The table as seat 0 sees it, and what it is asked. */
export function boardProps(
  view: object,
  decision: Decision | null,
  printed: BoardProps["printed"],
  changes: Partial<BoardProps> = {},
): BoardProps {
  return {
    view: view as BoardProps["view"],
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
