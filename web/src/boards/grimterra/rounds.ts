/** What was told of the combat that goes on, or of the last one: round by round, and how each ended. */

import type { Kind } from "../../protocol/games/grimterra";
import type { Told } from "../../protocol/messages";

export type Outcome = "wound" | "avoided" | "death" | "bluff" | "nothing";

export interface ToldRound {
  number: number;
  told: Told[];
}

const kindOf = (told: Told): Kind => told.kind as Kind;

/** What says little beside what is seen: cards drawn and placed. */
const QUIET: readonly Kind[] = ["drew", "drew-card", "placed", "placed-card", "shuffled"];

/** What was told since the turn or its combat began, without what is plain to see. */
export function newsIn(told: readonly Told[]): Told[] {
  const begins: readonly Kind[] = ["turn-begins", "combat-begins"];
  const start = told.findLastIndex((each) => begins.includes(kindOf(each)));
  return told.slice(Math.max(0, start)).filter((each) => !QUIET.includes(kindOf(each)));
}

/** The rounds of the combat that was told last. */
export function roundsIn(told: readonly Told[]): ToldRound[] {
  const start = told.findLastIndex((each) => kindOf(each) === "combat-begins");
  if (start < 0) return [];
  const rounds: ToldRound[] = [];
  for (const each of told.slice(start)) {
    if (kindOf(each) === "round") rounds.push({ number: rounds.length + 1, told: [] });
    else rounds.at(-1)?.told.push(each);
  }
  return rounds;
}

/** What came of a round, in one word: the worst of it. */
export function outcomeOf({ told }: ToldRound): Outcome {
  const has = (...kinds: Kind[]): boolean => told.some((each) => kinds.includes(kindOf(each)));
  if (has("died", "died-dark", "killed")) return "death";
  if (has("wounded")) return "wound";
  if (has("avoided")) return "avoided";
  if (has("bluffed")) return "bluff";
  return "nothing";
}
