/** How cards got from one moment to the next: picked from the hand, drawn from the deck, taken back,
 * swept to the discards. Worked out from the difference of the two moments. */

import type { HandPlace } from "../../parts/places";
import type { Paths } from "../../parts/Travels";
import { laidAt, placesOf, type DuelView, type Side } from "./view";

/** A duel as it lies on the table: the view, and where in one's hand each card lies. */
export interface Lying {
  duel: DuelView;
  hand: readonly HandPlace[];
}

export const heldPlace = (seat: number, id: number): string => `held-${seat}-${id}`;
export const lanePlace = (seat: number, place: number): string => `lane-${seat}-${place}`;
export const deckPlace = (seat: number): string => `deck-${seat}`;
export const discardPlace = (seat: number): string => `discard-${seat}`;
export const fanPlace = (seat: number): string => `fan-${seat}`;

/** A side in two moments. */
interface Change {
  last: Side;
  side: Side;
  /** The cards of the turn before were swept off the table. */
  swept: boolean;
  /** The places of the turn. */
  row: readonly number[];
  /** The places of the hand that lost a card and those that got one; none of a hand one cannot see. */
  left: HandPlace[];
  got: HandPlace[];
}

export function pathsBetween(before: Lying, after: Lying): Paths {
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  for (const side of after.duel.duellists) {
    const last = before.duel.duellists[side.seat];
    if (last === undefined) continue;
    const swept = after.duel.turn !== before.duel.turn || side.row.length < last.row.length;
    const seen = side.hand !== undefined;
    const change = {
      last,
      side,
      swept,
      row: placesOf(after.duel),
      left: seen ? filledOnlyIn(before.hand, after.hand) : [],
      got: seen ? filledOnlyIn(after.hand, before.hand) : [],
    };
    cardsLaid(change, arrivals);
    cardsHeld(change, arrivals);
    if (swept) {
      last.row.forEach((_, place) => {
        departures.set(lanePlace(side.seat, place), discardPlace(side.seat));
      });
    }
  }
  return { arrivals, departures };
}

/** The places that hold a card here and do not hold that card there. */
function filledOnlyIn(here: readonly HandPlace[], there: readonly HandPlace[]): HandPlace[] {
  return here.filter(
    ({ id, kind, empty }) =>
      !empty && !there.some((other) => other.id === id && other.kind === kind && !other.empty),
  );
}

function cardsLaid({ last, side, swept, row, left }: Change, arrivals: Map<string, string>): void {
  const hand = [...left];
  for (const place of row) {
    const laid = laidAt(side, place);
    if (laid === null || (laidAt(last, place) !== null && !swept)) continue;
    const found = hand.findIndex(({ kind }) => kind === laid.card);
    const from = found < 0 ? undefined : hand.splice(found, 1)[0];
    arrivals.set(
      lanePlace(side.seat, place),
      from === undefined ? fanPlace(side.seat) : heldPlace(side.seat, from.id),
    );
  }
}

function cardsHeld({ last, side, swept, row, got }: Change, arrivals: Map<string, string>): void {
  for (const { id, kind } of got) {
    const back = swept
      ? undefined
      : row.find((place) => laidAt(last, place)?.card === kind && laidAt(side, place) === null);
    arrivals.set(
      heldPlace(side.seat, id),
      back === undefined ? deckPlace(side.seat) : lanePlace(side.seat, back),
    );
  }
}
