/** How cards got from one moment to the next. A card on the table keeps its id wherever it goes, so what
 * is seen before and after needs no telling; this says where what was not seen before came from, and
 * where what is not seen any more went. */

import type { HandPlace } from "../../parts/places";
import type { Paths } from "../../parts/Travels";
import { kuskisIn, type HeldCard, type RaceView } from "./view";

/** The table as it lies: the view, and where in one's hand each card lies. */
export interface Lying {
  race: RaceView;
  you: number | null;
  hand: readonly HandPlace[];
}

export const cardPlace = (id: string): string => `card-${id}`;
export const lanePlace = (id: string): string => `lane-${id}`;
export const heldPlace = (id: number): string => `held-${id}`;
export const libraryPlace = (seat: number): string => `library-${seat}`;
export const discardPlace = (seat: number): string => `discard-${seat}`;
export const fanPlace = (seat: number): string => `fan-${seat}`;

export function pathsBetween(before: Lying, after: Lying): Paths {
  const [was, is] = [placesIn(before), placesIn(after)];
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  for (const [id, place] of is) {
    const from = was.get(id)?.place ?? cameFrom(id, place, before, after);
    if (from !== place.place) arrivals.set(place.place, from);
  }
  for (const [id, { place, owner }] of was) {
    if (!is.has(id)) departures.set(place, discardPlace(owner));
  }
  return { arrivals, departures };
}

interface Lies {
  place: string;
  owner: number;
  held: boolean;
}

/** Where each card lies whose face one sees. */
function placesIn({ race, you, hand }: Lying): Map<string, Lies> {
  const found = new Map<string, Lies>();
  const lay = (cards: readonly HeldCard[], owner: number): void => {
    for (const { id } of cards) found.set(id, { place: cardPlace(id), owner, held: false });
  };
  for (const kuski of kuskisIn(race)) lay([kuski], kuski.owner);
  for (const level of race.queue) lay([level], level.by);
  if (race.battle !== null) lay([race.battle], race.battle.by);
  for (const level of race.after) lay([level], 0);
  for (const { id, owner } of race.battle?.drives ?? []) {
    found.set(id, { place: lanePlace(id), owner, held: false });
  }
  for (const { id, kind, empty } of hand) {
    if (!empty) found.set(kind, { place: heldPlace(id), owner: you ?? 0, held: true });
  }
  return found;
}

/** Into one's own hand a card comes from one's library, and onto the table from its owner's hand. */
function cameFrom(id: string, { owner, held }: Lies, before: Lying, after: Lying): string {
  const wasDiscarded = before.race.players.some(({ discard }) =>
    discard.some((card) => card.id === id),
  );
  if (wasDiscarded) return discardPlace(owner);
  return held || owner === after.you ? libraryPlace(owner) : fanPlace(owner);
}
