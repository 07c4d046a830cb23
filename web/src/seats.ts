/**
 * The seats this browser holds: a token for each match, kept in localStorage. Tokens leave it only
 * in request bodies, headers and the first socket message; never in an address, never in a log.
 */

import type { Seated } from "./protocol/messages";

export interface HeldSeat {
  match: string;
  seat: number;
  token: string;
  game: string;
  /** When the seat was taken, in milliseconds since the epoch: the newest are asked about first. */
  at: number;
}

const PLACE = "rulewright.seats";
/** Old matches are forgotten in the end: the server is asked about no more than this at once. */
const MOST = 50;

export function heldSeats(): HeldSeat[] {
  try {
    const seats: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(seats) ? seats.filter(isHeldSeat) : [];
  } catch {
    return [];
  }
}

export function seatIn(match: string): HeldSeat | null {
  return heldSeats().find((held) => held.match === match) ?? null;
}

export function keepSeat(seated: Seated, game: string): void {
  const others = heldSeats().filter((held) => held.match !== seated.match);
  write([{ ...seated, game, at: Date.now() }, ...others].slice(0, MOST));
}

export function giveUpSeat(match: string): void {
  write(heldSeats().filter((held) => held.match !== match));
}

/** A token for a seat that is still to be taken. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function write(seats: HeldSeat[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(seats));
  } catch {
    // A browser that keeps nothing still plays until the page is closed; there is nobody to ask.
  }
}

function isHeldSeat(value: unknown): value is HeldSeat {
  const seat = value as Partial<HeldSeat> | null;
  return (
    typeof seat === "object" &&
    typeof seat?.match === "string" &&
    typeof seat.seat === "number" &&
    typeof seat.token === "string" &&
    typeof seat.game === "string"
  );
}
