/** How cards got from one moment to the next. A card on the table keeps its id wherever it goes there; what
 * comes from one's hand or goes to it is known by what it is. This says where what was not seen before
 * came from, and where what is not seen any more went. */

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
  const [was, is] = [placesIn(before.race), placesIn(after.race)];
  const left = filledOnlyIn(before, after);
  const got = filledOnlyIn(after, before);
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  for (const [id, { place, owner, card }] of is) {
    const from = was.get(id)?.place ?? cameFrom(id, owner, before, take(left, card));
    if (from !== place) arrivals.set(place, from);
  }
  const returned = [...was].filter(([id]) => !is.has(id)).map(([, lay]) => lay);
  for (const { place, card } of got) {
    const back = returned.find((lay) => lay.card === card && lay.owner === after.you);
    arrivals.set(place, back?.place ?? libraryPlace(after.you ?? 0));
  }
  for (const { place, owner } of returned) departures.set(place, discardPlace(owner));
  for (const { place } of left) departures.set(place, discardPlace(after.you ?? 0));
  return { arrivals, departures };
}

interface Lies {
  place: string;
  owner: number;
  /** The key of the card. */
  card: string;
}

/** Where each card on the table lies, by its id. */
function placesIn(race: RaceView): Map<string, Lies> {
  const found = new Map<string, Lies>();
  const lay = ({ id, card }: HeldCard, owner: number, place = cardPlace(id)): void => {
    found.set(id, { place, owner, card });
  };
  for (const kuski of kuskisIn(race)) lay(kuski, kuski.owner);
  for (const level of race.queue) lay(level, level.by);
  for (const level of race.after) lay(level, 0);
  if (race.battle !== null) lay(race.battle, race.battle.by);
  for (const drive of race.battle?.drives ?? []) lay(drive, drive.owner, lanePlace(drive.id));
  return found;
}

interface Held {
  place: string;
  card: string;
}

/** The places of the hand that hold a card here and do not hold that card there. */
function filledOnlyIn(here: Lying, there: Lying): Held[] {
  const cards = here.you === null ? [] : (here.race.players[here.you]?.cards ?? []);
  return here.hand
    .filter(
      ({ id, kind, empty }) =>
        !empty &&
        !there.hand.some((place) => place.id === id && place.kind === kind && !place.empty),
    )
    .map(({ id, kind }) => ({
      place: heldPlace(id),
      card: cards.find((held) => held.id === kind)?.card ?? "",
    }));
}

/** Takes a place out of those that a card left, if one held such a card. */
function take(left: Held[], card: string): string | null {
  const found = left.findIndex((held) => held.card === card);
  return found < 0 ? null : (left.splice(found, 1)[0]?.place ?? null);
}

/** Onto the table a card comes from a pile where it was seen, or from its owner's hand. */
function cameFrom(id: string, owner: number, { race }: Lying, held: string | null): string {
  if (held !== null) return held;
  const lay = race.players.some(({ discard }) => discard.some((card) => card.id === id));
  return lay ? discardPlace(owner) : fanPlace(owner);
}
