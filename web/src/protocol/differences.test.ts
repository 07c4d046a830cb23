import { expect, test } from "vitest";

import { withDifference } from "./differences";
import type { Difference } from "./messages";

const before = { turn: 1, hand: ["a", "b", "c"], row: [{ id: "k1", up: false }], gone: 2 };

test.each<[string, Difference, unknown]>([
  ["nothing", {}, before],
  ["all of it", [{ turn: 2 }], { turn: 2 }],
  ["a field", { turn: [2] }, { ...before, turn: 2 }],
  ["a field that comes", { more: [[1]] }, { ...before, more: [1] }],
  ["a field that goes", { gone: null }, { turn: 1, hand: ["a", "b", "c"], row: before.row }],
  ["an item that goes", { hand: { swap: [1, 1] } }, { ...before, hand: ["a", "c"] }],
  [
    "items that come",
    { hand: { swap: [3, 0, "d", "e"] } },
    { ...before, hand: ["a", "b", "c", "d", "e"] },
  ],
  [
    "an item that changes",
    { row: { "0": { up: [true] } } },
    { ...before, row: [{ id: "k1", up: true }] },
  ],
  [
    "a swap first, then the items by their new places",
    { row: { swap: [0, 0, { id: "k2", up: true }], "1": { up: [true] } } },
    {
      ...before,
      row: [
        { id: "k2", up: true },
        { id: "k1", up: true },
      ],
    },
  ],
])("what changes: %s", (_, difference, after) => {
  const then = structuredClone(before);
  expect(withDifference(before, difference)).toEqual(after);
  expect(before).toEqual(then);
});

test("what did not change stays the same object", () => {
  const made = withDifference(before, { turn: [2] }) as typeof before;
  expect(made.row).toBe(before.row);
  expect(withDifference(before, {})).toBe(before);
});
