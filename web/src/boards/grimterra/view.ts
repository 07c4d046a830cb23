/** Where things are in what the server shows of a feud, and who faces whom at the table. */

import type { FeudView, HeroView, SideView } from "../../protocol/games/grimterra";
import type { View } from "../../protocol/messages";

export type {
  CombatView as Combat,
  FeudView,
  HeroView as Hero,
  SideView as Side,
  TabledView as Tabled,
} from "../../protocol/games/grimterra";

/** With so many dark counters a hero dies. */
export const DARK_DEATH = 6;
export const PHASES = ["draw", "pre combat", "combat", "post combat", "discard"] as const;

export function feudIn(view: View): FeudView {
  return view as unknown as FeudView;
}

export function sideOf(feud: FeudView, seat: number): SideView {
  const side = feud.sides[seat];
  if (side === undefined) throw new Error(`the game has no seat ${seat}`);
  return side;
}

/** The seats in the order of turns, from this one on. */
export function seatsFrom(feud: FeudView, seat: number): number[] {
  const { length } = feud.sides;
  return feud.sides.map((_, place) => (seat + place) % length);
}

/** Who stands at the left and at the right of the arena, and who looks on. */
export interface Facing {
  left: number;
  right: number;
  others: readonly number[];
}

/** A combat is seen between those who fight it; else one faces whoever has the turn, or the next player
 * who is still there. */
export function facingIn(feud: FeudView, you: number | null): Facing {
  const { combat, active } = feud;
  const near = you ?? 0;
  const round = seatsFrom(feud, near);
  const between = (left: number, right: number): Facing => ({
    left,
    right,
    others: round.filter((seat) => seat !== left && seat !== right),
  });
  if (combat !== null) {
    if (combat.rival === near) return between(near, active);
    return between(active, combat.rival);
  }
  if (active !== near) return between(near, active);
  const next = round.slice(1);
  return between(near, next.find((seat) => sideOf(feud, seat).playing) ?? next[0] ?? near);
}

export function heroesIn(feud: FeudView): HeroView[] {
  return feud.sides.flatMap(({ heroes }) => heroes);
}

export function heroOf(feud: FeudView, id: string): HeroView | null {
  return heroesIn(feud).find((hero) => hero.id === id) ?? null;
}

/** Those of a side in the arena; the hero comes before minions. */
export const arenaOf = (side: SideView): HeroView[] =>
  side.heroes.filter(({ place }) => place === "arena");

/** The hero or minion that fights for a seat; outside combat its hero in the arena. */
export function fighterOf(feud: FeudView, seat: number): HeroView | null {
  const { combat } = feud;
  if (combat !== null && seat === feud.active) return heroOf(feud, combat.fighter);
  if (combat !== null && seat === combat.rival) return heroOf(feud, combat.target);
  return arenaOf(sideOf(feud, seat))[0] ?? null;
}

export function isFighting(feud: FeudView, id: string): boolean {
  return feud.combat !== null && [feud.combat.fighter, feud.combat.target].includes(id);
}
