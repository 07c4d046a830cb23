/** Where the cards of a hand lie. What stays stays where it is, what goes leaves its place empty, and
 * what comes takes an empty place: nothing moves that did not change. */

import { useState } from "react";

export interface HandPlace {
  /** Names the place for as long as there is one. */
  id: number;
  /** The kind of card that lies there, or lay there last. */
  kind: string;
  empty: boolean;
}

/** The places for the cards that are in the hand now. `taken` is the place whose card was pressed:
 * of several cards of a kind it is that one that goes. */
export function placesFor(
  before: readonly HandPlace[],
  kinds: readonly string[],
  taken: number | null = null,
): HandPlace[] {
  const coming = [...kinds];
  const claim = (kind: string): boolean => {
    const found = coming.indexOf(kind);
    if (found >= 0) coming.splice(found, 1);
    return found >= 0;
  };
  const places = before.map((place) => ({ ...place }));
  const last = places.filter(({ id }) => id === taken);
  for (const place of [...places.filter(({ id }) => id !== taken), ...last]) {
    if (!place.empty) place.empty = !claim(place.kind);
  }
  // A card that is taken back lies where it lay.
  for (const place of places) {
    if (place.empty && claim(place.kind)) place.empty = false;
  }
  if (coming.length === 0) return places.some(({ empty }) => !empty) ? places : [];
  for (const place of places) {
    const kind = place.empty ? coming.shift() : undefined;
    if (kind !== undefined) Object.assign(place, { kind, empty: false });
  }
  const next = Math.max(-1, ...places.map(({ id }) => id)) + 1;
  const added = coming.map((kind, at) => ({ id: next + at, kind, empty: false }));
  // More places than cards were drawn for: the hand has become smaller, and closes up.
  return [...places.filter(({ empty }) => !empty), ...added];
}

export interface Places {
  places: readonly HandPlace[];
  /** The card at this place was pressed. */
  press: (id: number) => void;
  pressed: number | null;
}

export function usePlaces(kinds: readonly string[]): Places {
  const [pressed, setPressed] = useState<number | null>(null);
  const [kept, setKept] = useState(() => ({ kinds: kinds.join(), places: placesFor([], kinds) }));
  let { places } = kept;
  if (kept.kinds !== kinds.join()) {
    places = placesFor(kept.places, kinds, pressed);
    setKept({ kinds: kinds.join(), places });
  }
  return { places, press: setPressed, pressed };
}
