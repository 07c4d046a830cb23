/** What a card of one's hand needs, and whether the hero that would use it meets that: what stands at its
 * foot. A spell or an equipment may be cast by any of one's heroes, what is placed is used by the fighter. */

import type { PrintedCard, Fate } from "./printing";
import { DARK_DEATH, fighterOf, sideOf, type FeudView, type Hero } from "./view";

export type Verdict = "met" | "dark" | "deadly" | "unmet" | "bluff";

export interface Needs {
  verdict: Verdict;
  /** Who would use it; none where nobody could. */
  hero: Hero | null;
  /** The mark that is missing most; none where all are met. */
  missing: Fate | null;
  /** How many dark counters it would put on the hero. */
  dark: number;
}

export const isForCombat = ({ kind }: PrintedCard): boolean =>
  kind === "attack" || kind === "defense";

export function levelOf(hero: Hero, faction: string): number {
  return hero.levels.find((level) => level.faction === faction)?.level ?? 0;
}

export function needsOf(card: PrintedCard, feud: FeudView, seat: number): Needs {
  const fighter = fighterOf(feud, seat);
  const isAsked = feud.combat !== null && [feud.active, feud.combat.rival].includes(seat);
  if (isForCombat(card)) return needsWith(card, fighter);
  if (isAsked) return { verdict: "bluff", hero: fighter, missing: null, dark: 0 };
  // Whoever can, the one in the arena before the others, and rather not one who would die of it.
  const { heroes } = sideOf(feud, seat);
  const living = ["arena", "backrow"].flatMap((at) => heroes.filter(({ place }) => place === at));
  const found = living.map((hero) => needsWith(card, hero));
  const best = ORDER.map((verdict) => found.find((needs) => needs.verdict === verdict));
  return best.find((needs) => needs !== undefined) ?? needsWith(card, null);
}

const ORDER: readonly Verdict[] = ["met", "dark", "deadly", "unmet"];

function needsWith(card: PrintedCard, hero: Hero | null): Needs {
  const dark = card.fates.find(({ faction }) => faction === "Tenebris")?.number ?? 0;
  const missing =
    card.fates.find(
      ({ faction, number }) =>
        faction !== "Tenebris" && (hero === null || levelOf(hero, faction) < number),
    ) ?? null;
  const verdict = (): Verdict => {
    if (missing !== null || hero === null) return "unmet";
    if (dark === 0) return "met";
    return hero.dark + dark >= DARK_DEATH ? "deadly" : "dark";
  };
  return { verdict: verdict(), hero, missing, dark };
}
