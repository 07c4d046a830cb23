/** How long a moment stays before the next: time to read what it tells. No more than that. */

import type { Moment } from "../protocol/messages";

const SHORTEST = 900;
const LONGEST = 3200;
const PER_LETTER = 22;

/** Milliseconds. A moment that tells nothing makes way at once. */
export function readingTime(moment: Moment): number {
  const letters = moment.told.reduce((sum, told) => sum + told.text.length, 0);
  return letters === 0 ? 0 : Math.min(LONGEST, SHORTEST + PER_LETTER * letters);
}
