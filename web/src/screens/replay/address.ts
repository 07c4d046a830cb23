/** Which moment of a replay, and seen by whom, as the address says it. */

/** The seat, or null for what the public sees. Without a word of it, one's own. */
export function sideIn(query: URLSearchParams, own: number | null): number | null {
  const side = query.get("side");
  if (side === null) {
    return own;
  }
  return /^[0-7]$/.test(side) ? Number(side) : null;
}

/** Counted from 0, and never beyond the last. */
export function momentIn(query: URLSearchParams, moments: number): number {
  const moment = Number(query.get("at") ?? 0);
  return Number.isInteger(moment) ? Math.max(0, Math.min(moment, moments - 1)) : 0;
}

export function addressOf(code: string, moment: number, side: number | null): string {
  return `/replay/${code}?at=${moment}&side=${side ?? "public"}`;
}
