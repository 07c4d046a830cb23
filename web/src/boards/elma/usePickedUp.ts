/** What one has picked up: what it may do, and the part of the table that is lit for it. Pressing what is
 * lit, or the card again, takes it there. What would go badly is only armed by the first press. */

import { useEffect, useState } from "react";
import type { Choice } from "../../protocol/messages";
import type { BoardProps } from "../board";
import type { Speaker } from "./lines";
import { goalsFor, verbOf, type Goal, type Offers } from "./offers";
import { everySeen, sharedAreaOf } from "./view";

export interface PickedUp {
  /** The id of what is picked up; none if nothing is. */
  id: string | null;
  /** The key of that card. */
  card: string | null;
  acts: readonly Choice[];
  goals: ReadonlyMap<Goal, Choice>;
  /** How a thing is offered: to be picked up, or as an answer. */
  offered: (id: string) => "act" | "pick" | null;
  isArmed: (id: string) => boolean;
  press: (id: string) => void;
  /** Do with a card the one thing it may do; where there are several, pick it up. */
  take: (id: string) => void;
  /** Make a choice at once, or arm it if it would go badly. */
  make: (choice: Choice) => void;
  putDown: () => void;
}

interface Kept {
  id: string;
  /** It is put down when the turn is over. */
  turn: number;
  /** It is a level that is being added, step by step. */
  adding: boolean;
}

const NO_ACTS: readonly Choice[] = [];
/** Asked in steps: the level stays in view until they are answered. */
const IN_STEPS = "add";

export function usePickedUp(props: BoardProps, speaker: Speaker, offers: Offers): PickedUp {
  const { you, armed, commit, choose, askWhyNot, decision } = props;
  const { race } = speaker;
  const [kept, setKept] = useState<Kept | null>(null);
  const seen = everySeen(race);
  const isAdded = kept?.adding === true && decision !== null && offers.step === null;
  const wanted = kept !== null && kept.turn === race.turn && !isAdded ? kept.id : null;
  const card = wanted === null ? null : (seen.get(wanted)?.card ?? null);
  const id = card === null ? null : wanted;
  const actsOf = (thing: string): readonly Choice[] => offers.acts.get(thing) ?? NO_ACTS;
  const acts = id === null ? NO_ACTS : actsOf(id);
  const goals = goalsFor(acts);

  const asked = decision?.asked;
  useEffect(() => {
    if (id !== null && you !== null) askWhyNot?.(id);
  }, [id, you, asked, askWhyNot]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setKept(null);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  function pickUp(thing: string | null): void {
    setKept(thing === null ? null : { id: thing, turn: race.turn, adding: false });
  }

  function make(choice: Choice): void {
    if (choice.warning !== "" || commit === undefined) {
      choose(choice);
      return;
    }
    const [level] = choice.objects;
    const isAdding = verbOf(choice) === IN_STEPS && level !== undefined;
    if (isAdding) setKept({ id: level, turn: race.turn, adding: true });
    else if (offers.step === null) pickUp(null);
    commit(choice);
  }

  function press(thing: string): void {
    const pick = offers.picks.get(thing);
    const [only, more] = actsOf(thing);
    // What lies in a lit part of the table that all share is a part of it.
    const area = sharedAreaOf(race, thing);
    const goal = area === null ? undefined : goals.get(area);
    if (pick !== undefined) choose(pick);
    else if (goal !== undefined) make(goal);
    else if (thing !== id) pickUp(thing);
    else if (only !== undefined && more === undefined) make(only);
    else pickUp(null);
  }

  function take(thing: string): void {
    const [only, more] = actsOf(thing);
    pickUp(thing);
    if (only !== undefined && more === undefined) make(only);
  }

  return {
    id,
    card,
    acts,
    goals,
    offered: (thing) => {
      if (offers.picks.has(thing)) return "pick";
      return offers.acts.has(thing) ? "act" : null;
    },
    isArmed: (thing) => {
      const pick = offers.picks.get(thing);
      return thing === id || (pick !== undefined && pick === armed);
    },
    press,
    take,
    make,
    putDown: () => pickUp(null),
  };
}
