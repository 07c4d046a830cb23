/** What is offered, sorted by how one takes it: with a card one has picked up, by pressing a thing, from
 * among cards that are laid out for it, as a step of adding a level, or with a button. Knows the verbs
 * of choices, not when they are offered. */

import type { Verb } from "../../protocol/games/elma";
import type { Choice, Decision } from "../../protocol/messages";

/** A part of the table that a picked-up card may go to. */
export type Goal = "offline" | "online" | "battle" | "queue";

/** What a card does once it is picked up, and where it goes by that. */
const GOALS: Partial<Record<Verb, Goal | null>> = {
  play: "offline",
  online: "online",
  enter: "battle",
  add: "queue",
  instant: null,
  use: null,
};
const LENGTH = "length";
/** A place in the queue, before the level that has that number now. */
const SLOT = "slot";
/** Answers that are parts of adding a level. */
const STEPS: Partial<Record<Verb, Step>> = { by: "by", length: "length", slot: "place" };
export type Step = "by" | "length" | "place";

export const verbOf = (choice: Choice): Verb => choice.spelled[0] as Verb;
export const numberOf = (choice: Choice): number => Number(choice.spelled[1]);
const isCard = (id: string | undefined): id is string => id !== undefined && /^[hk]\d+$/.test(id);

/** A library or a discard pile: the choice is about a card in it. */
const isPile = (id: string | undefined): boolean => id !== undefined && /^[dg]\d+$/.test(id);

export interface Offers {
  /** What each card may do, by its id. */
  acts: ReadonlyMap<string, readonly Choice[]>;
  /** What is chosen by pressing a card, by its id. */
  picks: ReadonlyMap<string, Choice>;
  /** Cards to choose among that lie in a library or a pile. */
  laidOut: readonly Choice[];
  lengths: readonly Choice[];
  places: readonly Choice[];
  /** Which step of adding a level is asked, if one is. */
  step: Step | null;
  pass: Choice | null;
  buttons: readonly Choice[];
}

export function offersIn(decision: Decision | null): Offers {
  const choices = decision?.choices ?? [];
  const named = new Map<string, Choice[]>();
  const lengths: Choice[] = [];
  const places: Choice[] = [];
  const laidOut: Choice[] = [];
  const buttons: Choice[] = [];
  for (const choice of choices) {
    const verb = verbOf(choice);
    const [thing] = choice.objects;
    if (verb === LENGTH) lengths.push(choice);
    else if (verb === SLOT) places.push(choice);
    else if (isPile(thing)) laidOut.push(choice);
    else if (isCard(thing)) named.set(thing, [...(named.get(thing) ?? []), choice]);
    else buttons.push(choice);
  }
  const acts = new Map<string, readonly Choice[]>();
  const picks = new Map<string, Choice>();
  for (const [thing, offered] of named) {
    const [only] = offered;
    // Where a card stands for several answers, one looks at it and takes one of them.
    if (offered.length > 1 || only === undefined || verbOf(only) in GOALS) acts.set(thing, offered);
    else picks.set(thing, only);
  }
  const steps = choices.map((choice) => STEPS[verbOf(choice)]).filter((step) => step !== undefined);
  const pass = choices.find((choice) => verbOf(choice) === "pass") ?? null;
  return { acts, picks, laidOut, lengths, places, step: steps[0] ?? null, pass, buttons };
}

/** Where a picked-up card may go. */
export function goalsFor(acts: readonly Choice[]): Map<Goal, Choice> {
  const goals = new Map<Goal, Choice>();
  for (const choice of acts) {
    const goal = GOALS[verbOf(choice)] ?? null;
    if (goal !== null && !goals.has(goal)) goals.set(goal, choice);
  }
  return goals;
}
