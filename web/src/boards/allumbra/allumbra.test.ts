import { expect, test } from "vitest";
import { placesFor } from "../../parts/places";
import type { Told } from "../../protocol/messages";
import { clashesOf } from "./clashes";
import { duel, open, printed, side } from "./example";
import { lines } from "./lines";
import { pathsBetween, type Lying } from "./paths";
import { printingOf } from "./printing";
import { joints } from "./Track";
import { held, laidAt, placesOf, type DuelView } from "./view";
import { duelWordsIn } from "./words";

const t = duelWordsIn("en");
const printing = printingOf(printed, t);
const told = (kind: string, ...objects: string[]): Told => ({ kind, objects, rule: "", text: "" });
const names = ["Ana", "Bo"];

test("a card that is told to be cancelled is struck out by the one that cancels it", () => {
  const view = duel({
    duellists: [side(0, { row: [open("quick-draw")] }), side(1, { row: [open("hide")] })],
  });
  const story = [
    told("turn-begins"),
    told("revealed", "row-0-0", "row-1-0"),
    told("cancelled", "duellist-1", "row-1-0", "row-0-0"),
  ];
  const [clash] = clashesOf(view, story);
  expect(clash?.fates).toEqual([{ is: "cancelled", by: "hide" }, { is: "works" }]);
});

test("once the cards are swept off the table nothing is struck out any more", () => {
  const story = [told("revealed"), told("cancelled", "duellist-1", "row-1-0", "row-0-0")];
  const swept = duel({ clash: 3, duellists: [side(0), side(1)] });
  const fates = clashesOf(swept, [told("turn-begins"), ...story])[0]?.fates;
  expect(fates).toEqual([{ is: "works" }, { is: "works" }]);
});

test("nothing is struck out that was not told, whatever the cards say", () => {
  const view = duel({
    duellists: [side(0, { row: [open("quick-draw")] }), side(1, { row: [open("hide")] })],
  });
  const story = [told("turn-begins"), told("revealed", "row-0-0", "row-1-0")];
  expect(clashesOf(view, story)[0]?.fates).toEqual([{ is: "works" }, { is: "works" }]);
});

test("whoever is told to be short of ammo has the unpaid card", () => {
  const row = [open("pulverize")];
  const view = duel({ duellists: [side(0, { row }), side(1, { row })] });
  const story = [
    told("turn-begins"),
    told("revealed", "row-0-0", "row-1-0"),
    told("unpaid", "duellist-1", "row-1-0"),
  ];
  expect(clashesOf(view, story)[0]?.fates).toEqual([{ is: "works" }, { is: "unpaid" }]);
});

test("a story that begins in the middle of a turn is counted back from the open cards", () => {
  const row = [open("reload"), open("reload")];
  const view = duel({ clash: 2, duellists: [side(0, { row }), side(1, { row })] });
  const story = [told("revealed", "row-0-1", "row-1-1"), told("gained-ammo")];
  const clashes = clashesOf(view, story);
  expect(clashes.map((clash) => clash?.told.length ?? null)).toEqual([null, 1, null]);
});

test("what is told of picks belongs to no clash", () => {
  const row = [open("reload")];
  const view = duel({ duellists: [side(0, { row }), side(1, { row })] });
  const story = [
    told("turn-begins"),
    told("revealed", "row-0-0", "row-1-0"),
    told("picked"),
    told("drew", "duellist-1"),
  ];
  expect(clashesOf(view, story)[0]?.told).toEqual([]);
});

/** The duel as it lies there, with the hand laid out after the one before it. */
function lying(view: DuelView, before?: Lying, taken: number | null = null): Lying {
  const mine = view.duellists[0];
  const hand = placesFor(before?.hand ?? [], mine === undefined ? [] : held(mine), taken);
  return { duel: view, hand };
}

test("a picked card comes from where it lay in the hand, and theirs from the hand one cannot see", () => {
  const before = lying(duel());
  const after = lying(
    duel({
      duellists: [
        side(0, { hand: ["quick-draw", "hide"], row: [open("quick-draw")] }),
        side(1, { row: [open("hide")] }),
      ],
    }),
    before,
    1,
  );
  const { arrivals } = pathsBetween(before, after);
  expect(arrivals.get("lane-0-0")).toBe("held-0-1");
  expect(arrivals.get("lane-1-0")).toBe("fan-1");
});

test("a pick taken back goes from its lane to the place it came from", () => {
  const start = lying(duel());
  const picked = lying(duel({ duellists: [side(0, { picking: ["hide"] }), side(1)] }), start);
  const back = lying(duel(), picked);
  expect(back.hand).toEqual(start.hand);
  expect(pathsBetween(picked, back).arrivals.get("held-0-2")).toBe("lane-0-0");
});

test("at the end of a turn the row is swept to the discards, and new cards come from the deck", () => {
  const row = [open("reload"), open("reload"), open("hide")];
  const before = lying(duel({ duellists: [side(0, { row, hand: ["hide"] }), side(1, { row })] }));
  const after = lying(
    duel({ turn: 2, duellists: [side(0, { hand: ["hide", "reload"] }), side(1)] }),
    before,
  );
  const { arrivals, departures } = pathsBetween(before, after);
  expect(departures.get("lane-0-2")).toBe("discard-0");
  expect(departures.get("lane-1-0")).toBe("discard-1");
  expect(arrivals.get("held-0-1")).toBe("deck-0");
  expect(arrivals.has("held-0-0")).toBe(false);
});

test("nothing travels between two equal moments", () => {
  const { arrivals, departures } = pathsBetween(lying(duel()), lying(duel()));
  expect([arrivals.size, departures.size]).toEqual([0, 0]);
});

test("cards of an answer under way lie in the row and not in the hand", () => {
  const mine = side(0, { row: [open("reload")], picking: ["quick-draw"] });
  expect(held(mine)).toEqual(["quick-draw", "hide"]);
  expect(laidAt(mine, 1)).toEqual({ card: "quick-draw", open: false, pending: true });
  expect(laidAt(mine, 2)).toBeNull();
});

test("a turn has as many places as cards are picked, joined where they are picked together", () => {
  expect([placesOf(duel({ picks: [2, 1] })), joints([2, 1])]).toEqual([[0, 1, 2], [1]]);
  expect([joints([1, 1, 1]), joints([3])]).toEqual([[], [1, 2]]);
});

test("a face says what the card costs, does, and what cancels it", () => {
  const face = printing.face("quick-draw");
  expect(face.facts.map(({ meaning }) => meaning)).toEqual(["costs 1 ammo", "1 damage"]);
  expect(face.notes[0]).toBe("Cancelled by Hide.");
  expect(face.frame).toBe("pointed");
});

test("the table as text tells both sides, the hand and what lies in the row", () => {
  const view = duel({
    duellists: [side(0, { picking: ["hide"] }), side(1, { row: [{ open: false, card: null }] })],
  });
  const told = lines({
    view: view as unknown as Record<string, unknown>,
    you: 0,
    seats: [],
    decision: null,
    printed,
    told: [],
    lit: new Map(),
    choose: () => undefined,
    motion: false,
    language: "en",
    names,
  });
  expect(told).toContain("In your hand: 2 Quick Draw.");
  expect(told).toContain(
    "First clash: a card face down against Hide (face down, only you know it).",
  );
  expect(told.some((line) => line.startsWith("Balif, Bo: 10 energy, 5 ammo"))).toBe(true);
});
