import { expect, test } from "vitest";
import { wordsIn } from "../../words";
import { clashesOf } from "./clashes";
import { duel, open, printed, side } from "./example";
import { pathsBetween } from "./paths";
import { printingOf } from "./printing";
import { allumbraText } from "./text";
import { held, laidAt, schedule } from "./view";

const t = wordsIn("en");
const printing = printingOf(printed, t);
const told = (rule: string, text = ""): { rule: string; text: string } => ({ rule, text });
const names = ["Ana", "Bo"];

test("a card that is told to be cancelled is struck out by the one that cancels it", () => {
  const view = duel({
    duellists: [side(0, { row: [open("quick-draw")] }), side(1, { row: [open("hide")] })],
  });
  const story = [
    told("turn.three-cards"),
    told("turn.one-each-at-once"),
    told("clash.cancel-by-chart"),
  ];
  const [clash] = clashesOf(view, story, printing, names);
  expect(clash?.fates).toEqual([{ is: "cancelled", by: "hide" }, { is: "works" }]);
});

test("nothing is struck out that was not told, whatever the cards say", () => {
  const view = duel({
    duellists: [side(0, { row: [open("quick-draw")] }), side(1, { row: [open("hide")] })],
  });
  const story = [told("turn.three-cards"), told("turn.one-each-at-once")];
  expect(clashesOf(view, story, printing, names)[0]?.fates).toEqual([
    { is: "works" },
    { is: "works" },
  ]);
});

test("whoever is told to be short of ammo has the unpaid card", () => {
  const row = [open("pulverize")];
  const view = duel({ duellists: [side(0, { row }), side(1, { row })] });
  const story = [
    told("turn.three-cards"),
    told("turn.one-each-at-once"),
    told("clash.too-little-ammo", "Bo cannot pay 3 ammo: Pulverize does nothing."),
  ];
  expect(clashesOf(view, story, printing, names)[0]?.fates).toEqual([
    { is: "works" },
    { is: "unpaid" },
  ]);
});

test("a story that begins in the middle of a turn is counted back from the open cards", () => {
  const row = [open("reload"), open("reload")];
  const view = duel({ clash: 2, duellists: [side(0, { row }), side(1, { row })] });
  const clashes = clashesOf(
    view,
    [told("turn.one-each-at-once"), told("card.support-gain")],
    printing,
    names,
  );
  expect(clashes.map((clash) => clash?.told.length ?? null)).toEqual([null, 1, null]);
});

test("what is told of picks belongs to no clash", () => {
  const row = [open("reload")];
  const view = duel({ duellists: [side(0, { row }), side(1, { row })] });
  const story = [
    told("turn.three-cards"),
    told("turn.one-each-at-once"),
    told("ruling.picks-are-final"),
    told("turn.draw-three"),
  ];
  expect(clashesOf(view, story, printing, names)[0]?.told).toEqual([]);
});

test("a picked card comes from the hand, and theirs from the hand one cannot see", () => {
  const before = duel();
  const after = duel({
    duellists: [
      side(0, { hand: ["quick-draw", "hide"], row: [open("quick-draw")] }),
      side(1, { row: [open("hide")] }),
    ],
  });
  const { arrivals } = pathsBetween(before, after);
  expect(arrivals.get("lane-0-0")).toBe("held-0-quick-draw-1");
  expect(arrivals.get("lane-1-0")).toBe("fan-1");
});

test("a pick taken back goes from its lane to the hand", () => {
  const before = duel({ duellists: [side(0, { picking: ["hide"] }), side(1)] });
  expect(pathsBetween(before, duel()).arrivals.get("held-0-hide-0")).toBe("lane-0-0");
});

test("at the end of a turn the row is swept to the discards, and new cards come from the deck", () => {
  const row = [open("reload"), open("reload"), open("hide")];
  const before = duel({ duellists: [side(0, { row, hand: ["hide"] }), side(1, { row })] });
  const after = duel({ turn: 2, duellists: [side(0, { hand: ["hide", "reload"] }), side(1)] });
  const { arrivals, departures } = pathsBetween(before, after);
  expect(departures.get("lane-0-2")).toBe("discard-0");
  expect(departures.get("lane-1-0")).toBe("discard-1");
  expect(arrivals.get("held-0-reload-0")).toBe("deck-0");
  expect(arrivals.has("held-0-hide-0")).toBe(false);
});

test("nothing travels between two equal views", () => {
  const { arrivals, departures } = pathsBetween(duel(), duel());
  expect([arrivals.size, departures.size]).toEqual([0, 0]);
});

test("cards of an answer under way lie in the row and not in the hand", () => {
  const mine = side(0, { row: [open("reload")], picking: ["quick-draw"] });
  expect(held(mine)).toEqual(["quick-draw", "hide"]);
  expect(laidAt(mine, 1)).toEqual({ card: "quick-draw", open: false, pending: true });
  expect(laidAt(mine, 2)).toBeNull();
});

test("picks come one by one, then two and one, then three at once", () => {
  expect([schedule(1), schedule(2), schedule(3), schedule(9)]).toEqual([
    [1, 1, 1],
    [2, 1],
    [3],
    [3],
  ]);
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
  const lines = allumbraText.lines({
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
  expect(lines).toContain("In your hand: 2 Quick Draw.");
  expect(lines).toContain(
    "First clash: a card face down against Hide (face down, only you know it).",
  );
  expect(lines.some((line) => line.startsWith("Balif, Bo: 10 energy, 5 ammo"))).toBe(true);
});
