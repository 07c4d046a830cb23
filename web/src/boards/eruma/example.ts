/** A small raid to test the drawing with: printed cards, and a view that tests change as they like. */

import type { Printed } from "../board";
import type { FieldCard, RaidView, Side } from "./view";

const card = (name: string, facts: Record<string, unknown>): Record<string, unknown> => ({
  key: name.toLowerCase(), name, kind: "Thief", types: [], speed: "Quick", text: `The text of ${name}.`,
  flavour: "", icons: ["raven"], scheme: "thief", summons: [], ...facts,
}); // prettier-ignore

export const printed: Printed = {
  cards: [
    card("Cutter", { kind: "Assassin", scheme: "assassin" }),
    card("Magpie", { types: ["Evasive"] }),
    card("Lamp", { kind: "Spy", scheme: "spy", speed: "Ongoing" }),
    card("Hound", { kind: "Henchman", scheme: "henchman", speed: "" }),
  ],
};

export function side(seat: number, changes: Partial<Side> = {}): Side {
  return {
    seat,
    treasure: 0,
    hand_size: 2,
    hand:
      seat === 0
        ? [
            { id: "h1", card: "cutter", known: false },
            { id: "h2", card: "lamp", known: true },
          ]
        : [],
    deck_size: 11,
    graveyard: [],
    extra: [],
    banished: [],
    deck_list: ["cutter", "magpie", "lamp"],
    ...changes,
  };
}

export function standing(position: number, changes: Partial<FieldCard> = {}): FieldCard {
  return {
    id: `p${position}`,
    card: "magpie",
    up: true,
    known: true,
    exhausted: null,
    controller: 0,
    owner: 0,
    types: [],
    live: false,
    stole: false,
    counters: {},
    ...changes,
  };
}

export function raid(cards: readonly FieldCard[], changes: Partial<RaidView> = {}): RaidView {
  const field: (FieldCard | null)[] = Array.from({ length: 25 }, () => null);
  for (const each of cards) field[Number(each.id.slice(1))] = each;
  return {
    turn: 3,
    phase: "assault",
    active: 0,
    points: 3,
    over: false,
    shares: [],
    waiting: [0],
    rows: [
      { zone: "one", seat: 0 },
      { zone: "two", seat: 0 },
      { zone: "treasure", seat: null },
      { zone: "two", seat: 1 },
      { zone: "one", seat: 1 },
    ],
    field,
    sides: [side(0), side(1)],
    announced: null,
    powers: [],
    lasting: [],
    ...changes,
  };
}
