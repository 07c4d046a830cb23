/** What one has picked up to act with or to look at: a card of one's hand, or anybody's hero. It lights with
 * whom it may be cast. What would go badly is only armed by the first press. */

import { useEffect, useState } from "react";
import type { Choice } from "../../protocol/messages";
import type { BoardProps } from "../board";
import type { Speaker } from "./lines";
import { castersFor, type Offers } from "./offers";
import { heroOf, sideOf, type Hero } from "./view";

export interface PickedUp {
  /** The id of what is picked up; none if nothing is. */
  id: string | null;
  /** The key of that card, or of the side of the hero that is up. */
  card: string | null;
  hero: Hero | null;
  /** What may be done with it; for a hero also with what it wears. */
  acts: readonly Choice[];
  /** What a press on each hero or card does now. */
  pressed: ReadonlyMap<string, Choice>;
  /** The ids of what may act. */
  acting: ReadonlySet<string>;
  press: (id: string) => void;
  /** Make a choice at once, or arm it if it would go badly. */
  make: (choice: Choice) => void;
  putDown: () => void;
}

interface Kept {
  id: string;
  turn: number;
  /** What was asked when it was picked up; null if nothing was. */
  asked: number | null;
}

const NO_ACTS: readonly Choice[] = [];

export function usePickedUp(props: BoardProps, speaker: Speaker, offers: Offers): PickedUp {
  const { you, commit, choose, askWhyNot, decision } = props;
  const { feud } = speaker;
  const [kept, setKept] = useState<Kept | null>(null);
  const asked = decision?.asked ?? null;
  const wanted = kept !== null && stays(kept) ? kept.id : null;
  const hero = wanted === null ? null : heroOf(feud, wanted);
  const card = hero?.card ?? (wanted === null ? null : heldCard(wanted));
  const id = card === null ? null : wanted;
  const isOwn = hero === null || hero.seat === you;
  const pick = id === null ? undefined : offers.picks.get(id);
  const acts = id === null ? NO_ACTS : [...(pick === undefined ? [] : [pick]), ...actsOf(id)];
  const casters = castersFor(acts);

  useEffect(() => {
    if (id !== null && isOwn) askWhyNot?.(id);
  }, [id, isOwn, asked, feud.phase, askWhyNot]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setKept(null);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  /** A hero is looked at for the turn; a card until what it was picked up for is answered. */
  function stays(it: Kept): boolean {
    if (it.turn !== feud.turn) return false;
    return it.asked === null || it.asked === asked || heroOf(feud, it.id) !== null;
  }

  function heldCard(thing: string): string | null {
    if (you === null) return null;
    return sideOf(feud, you).hand.find((held) => held.id === thing)?.card ?? null;
  }

  /** What a thing may do, and what may be done with what a hero wears. */
  function actsOf(thing: string): Choice[] {
    const worn = heroOf(feud, thing)?.worn ?? [];
    return [thing, ...worn.map((each) => each.id)].flatMap((each) => [
      ...(offers.acts.get(each) ?? []),
    ]);
  }

  function pickUp(thing: string | null): void {
    setKept(thing === null ? null : { id: thing, turn: feud.turn, asked });
  }

  function make(choice: Choice): void {
    if (choice.warning !== "" || commit === undefined) {
      choose(choice);
      return;
    }
    pickUp(null);
    commit(choice);
  }

  function press(thing: string): void {
    const cast = casters.get(thing);
    const chosen = offers.picks.get(thing);
    if (cast !== undefined) {
      make(cast);
    } else if (chosen !== undefined) {
      pickUp(thing);
      choose(chosen);
    } else {
      pickUp(thing === id ? null : thing);
    }
  }

  const acting = new Set(offers.acts.keys());
  for (const each of feud.sides.flatMap(({ heroes }) => heroes)) {
    if (each.worn.some((worn) => acting.has(worn.id))) acting.add(each.id);
  }
  return {
    id,
    card,
    hero,
    acts,
    pressed: new Map([...offers.picks, ...casters]),
    acting,
    press,
    make,
    putDown: () => pickUp(null),
  };
}
