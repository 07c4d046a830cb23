/** Which match is played with a guide, and what it has spoken of; kept while the browser is open. */

const PLACE = "rulewright.guide";

interface Kept {
  match: string;
  told: string[];
}

function kept(): Kept | null {
  try {
    const read = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Partial<Kept> | null;
    return typeof read?.match === "string" && Array.isArray(read.told)
      ? { match: read.match, told: read.told }
      : null;
  } catch {
    return null;
  }
}

/** What the guide of this match has spoken of; null where there is none. */
export function toldIn(match: string): readonly string[] | null {
  const found = kept();
  return found?.match === match ? found.told : null;
}

/** Begin or go on with the guide of this match. */
export function guide(match: string, told: readonly string[] = []): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ match, told }));
  } catch {
    // A browser that keeps nothing: the guide begins again after a reload.
  }
}

export function endGuide(): void {
  sessionStorage.removeItem(PLACE);
}
