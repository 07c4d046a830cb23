/** Who sits at a table, in words; and how long ago something was. */

import type { Seat } from "../../protocol/messages";
import type { Translate } from "../../words";

export function nameOf(seat: Seat, t: Translate): string {
  return seat.kind === "free" ? t("home.free-seat") : seat.name;
}

export function namesOf(seats: readonly Seat[], t: Translate): string {
  return seats.map((seat) => nameOf(seat, t)).join(t("home.versus"));
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `then` in seconds since the epoch, `now` in milliseconds, as each clock gives it. */
export function ago(then: number, now: number, t: Translate): string {
  const seconds = now / 1000 - then;
  if (seconds < MINUTE) {
    return t("time.now");
  }
  if (seconds < HOUR) {
    return t("time.minutes", { count: Math.floor(seconds / MINUTE) });
  }
  if (seconds < DAY) {
    return t("time.hours", { count: Math.floor(seconds / HOUR) });
  }
  return t("time.days", { count: Math.floor(seconds / DAY) });
}
