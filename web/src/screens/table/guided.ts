/** Which match is played with a guide, and how far it has come; kept while the browser is open. */

const PLACE = "rulewright.guide";

interface Kept {
  match: string;
  step: number;
}

function kept(): Kept | null {
  try {
    const read = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Partial<Kept> | null;
    return typeof read?.match === "string" && typeof read.step === "number"
      ? { match: read.match, step: read.step }
      : null;
  } catch {
    return null;
  }
}

/** Where the guide of this match stands; null where there is none. */
export function guidedStep(match: string): number | null {
  const found = kept();
  return found?.match === match ? found.step : null;
}

/** Begin or go on with the guide of this match. */
export function guide(match: string, step = 0): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ match, step }));
  } catch {
    // A browser that keeps nothing: the guide begins again after a reload.
  }
}

export function endGuide(): void {
  sessionStorage.removeItem(PLACE);
}
