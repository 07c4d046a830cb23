/** Where things are in what the server shows of a duel. */

import type { DuellistView, DuelView } from "../../protocol/games/allumbra";
import type { View } from "../../protocol/messages";

export type { DuelView, RelicView, RowCardView as RowCard } from "../../protocol/games/allumbra";
export type Side = DuellistView;

/** Read by `clashes.ts` alone. */
export const CARDS_A_TURN = 3;

export function duelIn(view: View): DuelView {
  return view as unknown as DuelView;
}

export function sideOf(duel: DuelView, seat: number): Side {
  const side = duel.duellists[seat];
  if (side === undefined) throw new Error(`the duel has no seat ${seat}`);
  return side;
}

/** The side one looks from, and the other. */
export function sidesOf(duel: DuelView, you: number | null): { yours: Side; theirs: Side } {
  const yours = sideOf(duel, you ?? 0);
  return { yours, theirs: sideOf(duel, 1 - yours.seat) };
}

/** The places of a turn, from 0: one for each of its cards. */
export function placesOf(duel: DuelView): number[] {
  const cards = duel.picks.reduce((sum, picked) => sum + picked, 0);
  return Array.from({ length: cards }, (_, place) => place);
}

/** What lies at a place of a side's row: a picked card, or one of an answer under way. */
export interface Laid {
  card: string | null;
  open: boolean;
  /** Chosen, but the answer is not complete: still in the hand as far as the others know. */
  pending: boolean;
}

export function laidAt(side: Side, place: number): Laid | null {
  const lying = side.row[place];
  if (lying !== undefined) return { ...lying, pending: false };
  const picked = side.picking?.[place - side.row.length];
  return picked === undefined ? null : { card: picked, open: false, pending: true };
}

/** One's hand without the cards of an answer under way, in the order of the printed cards. */
export function held(side: Side): string[] {
  const hand = [...(side.hand ?? [])];
  for (const picked of side.picking ?? []) {
    const place = hand.indexOf(picked);
    if (place >= 0) hand.splice(place, 1);
  }
  return hand;
}
