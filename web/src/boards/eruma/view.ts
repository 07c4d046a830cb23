/** Where things are in what the server shows of a game of Eruma, and the table as one sees it from one's
 * own side. */

import type {
  FieldCardView,
  LastingView,
  PowerView,
  RaidView,
  SideView,
} from "../../protocol/games/eruma";
import type { View } from "../../protocol/messages";

export type {
  HandCardView as HandCard,
  RaidView,
  RowView as Row,
} from "../../protocol/games/eruma";
export type FieldCard = FieldCardView;
export type Side = SideView;
/** A power that goes on, or what a Quick power began for a while. */
export type Running = PowerView | LastingView;

export const COLUMNS = 5;
/** How many treasures win. */
export const ENOUGH = 10;

export function raidIn(view: View): RaidView {
  return view as unknown as RaidView;
}

export function sideOf(raid: RaidView, seat: number): Side {
  const side = raid.sides[seat];
  if (side === undefined) throw new Error(`the game has no seat ${seat}`);
  return side;
}

/** The side one looks from, and the other. */
export function sidesOf(raid: RaidView, you: number | null): { yours: Side; theirs: Side } {
  const yours = sideOf(raid, you ?? 0);
  return { yours, theirs: sideOf(raid, 1 - yours.seat) };
}

/** The numbers of the rows from the far side of the table to the near one. */
export function rowsFrom(raid: RaidView, seat: number): number[] {
  const rows = raid.rows.map((_, row) => row);
  return seat === 0 ? rows.reverse() : rows;
}

export const positionId = (position: number): string => `p${position}`;

/** The number of the position that an id names; null for the id of anything else. */
export function positionOf(id: string): number | null {
  const found = /^p(\d+)$/.exec(id);
  return found === null ? null : Number(found[1]);
}

export function cardAt(raid: RaidView, id: string): FieldCard | null {
  const position = positionOf(id);
  return position === null ? null : (raid.field[position] ?? null);
}
