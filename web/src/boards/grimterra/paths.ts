/** How cards got from one moment to the next: from a deck into a hand, from a hand into the clash, and from
 * there onto a discard pile, or onto the hero as a wound. Heroes move by themselves: each has one place. */

import type { HandPlace } from "../../parts/places";
import type { Paths } from "../../parts/Travels";
import { fighterOf, type FeudView } from "./view";

/** The table as it lies: the view, and where in one's hand each card lies. */
export interface Lying {
  feud: FeudView;
  you: number | null;
  hand: readonly HandPlace[];
}

export const heroPlace = (id: string): string => `hero-${id}`;
export const heldPlace = (id: number): string => `held-${id}`;
export const tabledPlace = (seat: number): string => `tabled-${seat}`;
export const deckPlace = (seat: number): string => `deck-${seat}`;
export const discardPlace = (seat: number): string => `discards-${seat}`;
export const fanPlace = (seat: number): string => `fan-${seat}`;

export function pathsBetween(before: Lying, after: Lying): Paths {
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  const { you } = after;
  const left = filledOnlyIn(before.hand, after.hand);
  for (const { id } of filledOnlyIn(after.hand, before.hand)) {
    arrivals.set(heldPlace(id), deckPlace(you ?? 0));
  }
  for (const { seat, tabled, discards } of after.feud.sides) {
    const was = before.feud.sides[seat];
    if (was === undefined) continue;
    if (was.tabled === null && tabled !== null) {
      const from = seat === you ? left.shift() : undefined;
      arrivals.set(tabledPlace(seat), from === undefined ? fanPlace(seat) : heldPlace(from.id));
    }
    if (was.tabled !== null && tabled === null) {
      const isDiscarded = discards.length > was.discards.length;
      departures.set(tabledPlace(seat), isDiscarded ? discardPlace(seat) : woundOf(before, seat));
    }
  }
  for (const { id } of left) departures.set(heldPlace(id), discardPlace(you ?? 0));
  return { arrivals, departures };
}

/** The place of whoever was fought by that seat. */
function woundOf({ feud }: Lying, seat: number): string {
  const other = seat === feud.active ? feud.combat?.rival : feud.active;
  const hero = other === undefined ? null : fighterOf(feud, other);
  return hero === null ? discardPlace(seat) : heroPlace(hero.id);
}

/** The places that hold a card here and do not hold that card there. */
function filledOnlyIn(here: readonly HandPlace[], there: readonly HandPlace[]): HandPlace[] {
  return here.filter(
    ({ id, kind, empty }) =>
      !empty && !there.some((place) => place.id === id && place.kind === kind && !place.empty),
  );
}
