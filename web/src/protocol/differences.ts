/** Makes a value from the one before it and what is different, as docs/protocol.md tells (Differences). What
 * did not change is the same object as before, so that whoever draws it can tell. */

import type { Difference } from "./messages";

type Changes = Readonly<Record<string, Difference | null>>;

export function withDifference(before: unknown, difference: Difference): unknown {
  if (isWhole(difference)) return difference[0];
  if (Object.keys(difference).length === 0) return before;
  if (Array.isArray(before)) return withChangedItems(before, difference as Changes);
  const fields = new Map(Object.entries(before as Record<string, unknown>));
  for (const [key, change] of Object.entries(difference as Changes)) {
    if (change === null) fields.delete(key);
    else fields.set(key, withDifference(fields.get(key), change));
  }
  return Object.fromEntries(fields);
}

function isWhole(difference: Difference): difference is readonly [unknown] {
  return Array.isArray(difference);
}

function withChangedItems(before: readonly unknown[], { swap, ...changes }: Changes): unknown[] {
  const items = [...before];
  if (swap != null) {
    const [place, count, ...coming] = swap as unknown as [number, number, ...unknown[]];
    items.splice(place, count, ...coming);
  }
  for (const [place, change] of Object.entries(changes)) {
    if (change !== null) items[Number(place)] = withDifference(items[Number(place)], change);
  }
  return items;
}
