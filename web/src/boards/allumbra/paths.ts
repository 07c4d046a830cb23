/** How cards got from one view to the next: picked from the hand, drawn from the deck, taken back,
 * swept to the discards. Worked out from the difference of the two views. */

import type { Paths } from "../../parts/Travels";
import { CARDS_A_TURN, held, laidAt, type DuelView, type Side } from "./view";

export const lanePlace = (seat: number, place: number): string => `lane-${seat}-${place}`;
export const deckPlace = (seat: number): string => `deck-${seat}`;
export const discardPlace = (seat: number): string => `discard-${seat}`;
export const fanPlace = (seat: number): string => `fan-${seat}`;

/** The places of the cards in hand: each kind with a running number. */
export function handPlaces(side: Side): string[] {
  const seen = new Map<string, number>();
  return held(side).map((key) => {
    const number = seen.get(key) ?? 0;
    seen.set(key, number + 1);
    return `held-${side.seat}-${key}-${number}`;
  });
}

export function pathsBetween(before: DuelView, after: DuelView): Paths {
  const arrivals = new Map<string, string>();
  const departures = new Map<string, string>();
  for (const side of after.duellists) {
    const last = before.duellists[side.seat];
    if (last === undefined) continue;
    const swept = after.turn !== before.turn || side.row.length < last.row.length;
    cardsLaid(last, side, swept, arrivals);
    cardsHeld(last, side, swept, arrivals);
    if (swept) {
      last.row.forEach((_, place) => {
        departures.set(lanePlace(side.seat, place), discardPlace(side.seat));
      });
    }
  }
  return { arrivals, departures };
}

function cardsLaid(last: Side, side: Side, swept: boolean, arrivals: Map<string, string>): void {
  const left = leftBehind(handPlaces(last), handPlaces(side));
  for (let place = 0; place < CARDS_A_TURN; place += 1) {
    const laid = laidAt(side, place);
    if (laid === null || (laidAt(last, place) !== null && !swept)) continue;
    const from = left.findIndex((held) => laid.card !== null && isOf(held, side.seat, laid.card));
    const origin = from < 0 ? fanPlace(side.seat) : left.splice(from, 1)[0];
    arrivals.set(lanePlace(side.seat, place), origin ?? fanPlace(side.seat));
  }
}

function cardsHeld(last: Side, side: Side, swept: boolean, arrivals: Map<string, string>): void {
  const known = new Set(handPlaces(last));
  for (const place of handPlaces(side)) {
    if (known.has(place)) continue;
    const back = swept ? -1 : takenBack(last, side, place);
    arrivals.set(place, back < 0 ? deckPlace(side.seat) : lanePlace(side.seat, back));
  }
}

/** Where in the row a card lay that is in the hand again. */
function takenBack(last: Side, side: Side, held: string): number {
  return Array.from({ length: CARDS_A_TURN }, (_, place) => place).findIndex((place) => {
    const card = laidAt(last, place)?.card ?? null;
    return card !== null && laidAt(side, place) === null && isOf(held, side.seat, card);
  });
}

function leftBehind(before: readonly string[], after: readonly string[]): string[] {
  const still = new Set(after);
  return before.filter((place) => !still.has(place));
}

function isOf(held: string, seat: number, card: string): boolean {
  return held.replace(/-\d+$/, "") === `held-${seat}-${card}`;
}
