/** What one has picked up to act with: it lights where it may go, and a press or a drag takes it there.
 * What would go badly is only armed by the first press. */

import { useEffect, useState } from "react";
import type { Choice } from "../../protocol/messages";
import type { BoardProps } from "../board";
import type { Speaker } from "./lines";
import type { Verb } from "../../protocol/games/eruma";
import { placesFor, verbOf, type Offers } from "./offers";
import { cardAt } from "./view";

export interface PickedUp {
  /** The id of what is picked up; none if nothing is. */
  id: string | null;
  /** The key of that card. */
  card: string | null;
  acts: readonly Choice[];
  /** What may be done now at each position. */
  places: ReadonlyMap<string, Choice>;
  /** The ids of the cards that may act. */
  acting: ReadonlySet<string>;
  press: (id: string) => void;
  /** Take a card to a position; whether it may go there. */
  drag: (from: string, to: string) => boolean;
  /** Make a choice at once, or arm it if it would go badly. */
  make: (choice: Choice) => void;
  putDown: () => void;
}

/** What goes on with the card where it went. */
const FOLLOWED: readonly Verb[] = ["move", "attack"];
const NO_ACTS: readonly Choice[] = [];

export function usePickedUp(props: BoardProps, speaker: Speaker, offers: Offers): PickedUp {
  const { you, commit, choose, askWhyNot, wonder, decision } = props;
  const { raid, printing } = speaker;
  const [kept, setKept] = useState<{ id: string; turn: number } | null>(null);
  const wanted = kept !== null && kept.turn === raid.turn ? kept.id : null;
  const key = wanted === null ? null : ownCard(wanted);
  const id = key === null ? null : wanted;
  const acts = (id === null ? undefined : offers.acts.get(id)) ?? NO_ACTS;
  const places = new Map<string, Choice>([...offers.picks, ...placesFor(acts)]);

  const asked = decision?.asked;
  useEffect(() => {
    if (id !== null) askWhyNot?.(id);
  }, [id, asked, raid.phase, askWhyNot]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setKept(null);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  /** The key of a card of one's own, by its id; none for anything else. */
  function ownCard(thing: string): string | null {
    if (you === null) return null;
    const held = raid.sides[you]?.hand.find((card) => card.id === thing);
    if (held !== undefined) return held.card;
    const card = cardAt(raid, thing);
    return card?.controller === you ? card.card : null;
  }

  function pickUp(thing: string | null): void {
    setKept(thing === null ? null : { id: thing, turn: raid.turn });
  }

  function make(choice: Choice): void {
    if (choice.warning !== "" || commit === undefined) {
      choose(choice);
      return;
    }
    const [, place] = choice.objects;
    if (place !== undefined) pickUp(FOLLOWED.includes(verbOf(choice)) ? place : null);
    commit(choice);
  }

  function press(thing: string): void {
    const choice = places.get(thing);
    if (offers.picks.has(thing) && choice !== undefined) choose(choice);
    else if (choice !== undefined) make(choice);
    else if (thing === id) pickUp(null);
    else if (ownCard(thing) !== null && commit !== undefined) pickUp(thing);
    else pressOther(thing);
  }

  /** Nothing is offered for it: it is put down what was picked up, and told why where one can ask. */
  function pressOther(thing: string): void {
    pickUp(null);
    const card = cardAt(raid, thing);
    if (card === null) return;
    const name = card.card === null ? speaker.t("card.down") : printing.card(card.card).name;
    wonder?.(name);
  }

  return {
    id,
    card: key,
    acts,
    places,
    acting: new Set(offers.acts.keys()),
    press,
    drag: (from, to) => {
      const choice = placesFor(offers.acts.get(from) ?? NO_ACTS).get(to);
      if (choice === undefined) return false;
      pickUp(from);
      make(choice);
      return choice.warning === "";
    },
    make,
    putDown: () => pickUp(null),
  };
}
