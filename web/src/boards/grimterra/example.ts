/** A small feud to test the drawing with: printed cards, and a view that tests change as they like. */

import type { Printed } from "../board";
import type { FeudView, Hero, Side } from "./view";

const card = (name: string, facts: Record<string, unknown>): Record<string, unknown> => ({
  key: name.toLowerCase(), name, kind: "attack", side: "", other_side: "", fates: [], health: 0, damage: 0,
  star: "", text: `The text of ${name}.`, flavour: "", icons: ["paw"], scheme: "agilitas", ...facts,
}); // prettier-ignore
const fate = (faction: string, number: number) => ({ faction, number });

export const printed: Printed = {
  cards: [
    card("Finch", { kind: "hero", side: "hero", other_side: "unbound", health: 5, fates: [fate("Agilitas", 3)] }),
    card("Unbound", { kind: "hero", side: "empowered", other_side: "finch", health: 8, fates: [fate("Agilitas", 5)] }),
    card("Bram", { kind: "hero", side: "hero", other_side: "toll", health: 6, fates: [fate("Fortutidas", 4)] }),
    card("Toll", { kind: "hero", side: "empowered", other_side: "bram", health: 9, fates: [fate("Fortutidas", 6)] }),
    card("Hound", { kind: "minion", health: 2 }),
    card("Pounce", { damage: 2, fates: [fate("Agilitas", 2)] }),
    card("Breaker", { damage: 5, fates: [fate("Fortutidas", 4)] }),
    card("Hunger", { damage: 4, fates: [fate("Tenebris", 2)], scheme: "tenebris" }),
    card("Suture", { kind: "spell", fates: [fate("Fortutidas", 3)] }),
    card("Coat", { kind: "equipment", fates: [fate("Intellectus", 1)] }),
  ],
}; // prettier-ignore

export function hero(number: number, changes: Partial<Hero> = {}): Hero {
  return {
    id: `f${number}`,
    card: "finch",
    hero: "finch",
    seat: Math.floor(number / 3),
    place: number % 3 === 0 ? "arena" : "backrow",
    minion: false,
    empowered: false,
    health: 5,
    damage: 0,
    dark: 0,
    wounds: [],
    worn: [],
    levels: [{ faction: "Agilitas", level: 3 }],
    flips: false,
    falls: false,
    ...changes,
  };
}

export const bram = (number: number, changes: Partial<Hero> = {}): Hero =>
  hero(number, {
    card: "bram",
    hero: "bram",
    health: 6,
    levels: [{ faction: "Fortutidas", level: 4 }],
    ...changes,
  });

export const held = (id: number, key: string, count = 1) => ({
  id: `h${id}`,
  card: key,
  count,
  seen: false,
});

export function side(seat: number, changes: Partial<Side> = {}): Side {
  const first = seat * 3;
  return {
    seat,
    playing: true,
    heroes: [hero(first), bram(first + 1), hero(first + 2)],
    hand_size: 2,
    hand: seat === 0 ? [held(5, "pounce"), held(6, "breaker")] : [],
    deck_size: 50,
    discards: [],
    tabled: null,
    dark: 0,
    ...changes,
  };
}

export function feud(changes: Partial<FeudView> = {}): FeudView {
  return {
    turn: 3,
    phase: "pre combat",
    active: 0,
    over: false,
    shares: [],
    waiting: [0],
    done: [],
    casting: null,
    combat: null,
    sides: [side(0), side(1)],
    lasting: [],
    ...changes,
  };
}

/** The second round between the first heroes of seats 0 and 1. */
export function fought(changes: Partial<FeudView> = {}): FeudView {
  return feud({
    phase: "combat",
    combat: { rival: 1, fighter: "f0", target: "f3", round: 2, rounds: 3, favoured: [] },
    ...changes,
  });
}
