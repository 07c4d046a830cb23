/** What is offered, sorted by how one takes it: with a card one has picked up, by pressing a thing on
 * the table, from among cards that are laid out for it, or with a button. Knows the verbs of choices,
 * not when they are offered. */

import type { Verb } from "../../protocol/games/eruma";
import type { Choice, Decision } from "../../protocol/messages";
import { positionOf } from "./view";

/** What a card does: it is picked up first, and then does it, somewhere or where it is. */
const ACTS = ["play", "move", "attack", "power", "steal", "hide", "fly"] as const satisfies Verb[];
export type Act = (typeof ACTS)[number];
/** What is answered by pressing the thing itself. */
const PICKS: readonly Verb[] = ["choose", "place", "discard", "block"];

export const verbOf = (choice: Choice): Verb => choice.spelled[0] as Verb;

function isAct(choice: Choice): boolean {
  return (ACTS as readonly string[]).includes(verbOf(choice));
}

/** Whether a thing lies where it can be pressed by itself: on the field, or in one's hand. */
const liesApart = (id: string): boolean => positionOf(id) !== null || id.startsWith("h");

export interface Offers {
  /** What each card may do, by its id. */
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
    if (thing === undefined) buttons.push(choice);
    else if (isAct(choice)) acts.set(thing, [...(acts.get(thing) ?? []), choice]);
    else if (!PICKS.includes(verbOf(choice))) buttons.push(choice);
    else if (liesApart(thing)) picks.set(thing, choice);
    else laidOut.push(choice);
  }
  return { acts, picks, laidOut, buttons };
}

/** What a picked-up card may do at each position. */
export function placesFor(acts: readonly Choice[]): Map<string, Choice> {
  const places = new Map<string, Choice>();
  for (const choice of acts) {
    const [, place] = choice.objects;
    if (place !== undefined) places.set(place, choice);
  }
  return places;
}

/** What it may do where it is. */
export function deedsOf(acts: readonly Choice[]): Choice[] {
  return acts.filter(({ objects }) => objects.length === 1);
}
