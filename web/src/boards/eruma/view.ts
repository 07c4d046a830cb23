/** The shape of what the server shows of a game of Eruma, so that the drawing can be checked for
 * typos, and the table as one sees it from one's own side. */

import type { View } from "../../protocol/messages";

export interface Row {
  zone: "one" | "two" | "treasure";
  /** Whose zone it is; nobody's for Treasure. */
  seat: number | null;
}

export interface FieldCard {
  id: string;
  /** None where one may not know it. */
  card: string | null;
  up: boolean;
  /** Whether both players know it, though it may lie face-down. */
  known: boolean;
  exhausted: "left" | "right" | null;
  controller: number;
  owner: number;
  /** The types that work now. */
  types: string[];
  /** Its power is running. */
  live: boolean;
  stole: boolean;
}

export interface HandCard {
  /** None for a card of another's hand: which of them it is, nobody can tell. */
  id: string | null;
  card: string;
  /** Whether the other player knows it. */
  known: boolean;
}

export interface Side {
  seat: number;
  treasure: number;
  hand_size: number;
  /** All of one's own; of another's those one knows. */
  hand: HandCard[];
  deck_size: number;
  graveyard: string[];
  extra: string[];
  banished: string[];
  deck_list: string[];
}

/** A power that goes on, or what a Quick power began for a while. */
export interface Running {
  id: string;
  card: string;
  seat: number;
  since: number;
  targets?: string[];
  until?: number;
}

export interface RaidView {
  turn: number;
  phase: "set-up" | "draw" | "planning" | "assault" | "rest";
  active: number;
  points: number;
  over: boolean;
  shares: number[];
  waiting: number[];
  rows: Row[];
  field: (FieldCard | null)[];
  sides: Side[];
  powers: Running[];
  lasting: Running[];
}

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
