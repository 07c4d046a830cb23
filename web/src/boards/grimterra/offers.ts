/** What is offered, sorted by how one takes it: with a card or hero one has picked up, by pressing the
 * thing itself, from among cards that are laid out for it, or with a button. Knows the verbs of choices,
 * not when they are offered. */

import type { Verb } from "../../protocol/games/grimterra";
import type { Choice, Decision } from "../../protocol/messages";

/** What is done with what was picked up: a card is cast with a hero, a hero uses its power or what it wears. */
const ACTS: readonly Verb[] = ["cast", "power", "use"];
/** What is answered by pressing the thing itself, if it lies where one can press it. */
const PICKS: readonly Verb[] = ["choose", "arena", "fighter", "target", "lay", "change", "discard"];

export const verbOf = (choice: Choice): Verb => choice.spelled[0] as Verb;

/** A hero or minion, or a card of one's hand. */
const canBePressed = (id: string): boolean => /^[fh]\d+$/.test(id);
/** In a pile or in another's hand. */
const liesHidden = (id: string): boolean => /^[dks]\d+$/.test(id);

export interface Offers {
  /** What may be done with each thing, by its id. */
  acts: ReadonlyMap<string, readonly Choice[]>;
  /** What is chosen by pressing a thing, by its id. */
  picks: ReadonlyMap<string, Choice>;
  /** Cards to choose among that lie in a pile or in another's hand. */
  laidOut: readonly Choice[];
  buttons: readonly Choice[];
}

export function offersIn(decision: Decision | null): Offers {
  const acts = new Map<string, Choice[]>();
  const picks = new Map<string, Choice>();
  const laidOut: Choice[] = [];
  const buttons: Choice[] = [];
  for (const choice of decision?.choices ?? []) {
    const [thing] = choice.objects;
    const verb = verbOf(choice);
    if (thing === undefined) buttons.push(choice);
    else if (ACTS.includes(verb)) acts.set(thing, [...(acts.get(thing) ?? []), choice]);
    else if (!PICKS.includes(verb)) buttons.push(choice);
    else if (liesHidden(thing)) laidOut.push(choice);
    else if (canBePressed(thing) && !picks.has(thing)) picks.set(thing, choice);
    else buttons.push(choice);
  }
  return { acts, picks, laidOut, buttons };
}

/** With whom a picked-up card may be cast. */
export function castersFor(acts: readonly Choice[]): Map<string, Choice> {
  const casters = new Map<string, Choice>();
  for (const choice of acts) {
    const [, hero] = choice.objects;
    if (hero !== undefined) casters.set(hero, choice);
  }
  return casters;
}
