/** How long a moment stays before the next: time to read what it tells. No more than that. */

import type { Told } from "../protocol/messages";

const SHORTEST = 900;
const LONGEST = 3200;
const PER_LETTER = 22;

/** So many moments may wait before one is hurried. */
const QUEUE = 4;
const MOST_HASTE = 0.4;

/** Milliseconds, with so many moments still to come after it. A moment that tells nothing makes way at
 * once; a long row of them goes by faster, and all of it can be read in the story. */
export function readingTime(moment: { told: readonly Told[] }, pending = 0): number {
  const letters = moment.told.reduce((sum, told) => sum + told.text.length, 0);
  const haste = Math.max(MOST_HASTE, Math.min(1, QUEUE / (pending + 1)));
  return letters === 0 ? 0 : haste * Math.min(LONGEST, SHORTEST + PER_LETTER * letters);
}
