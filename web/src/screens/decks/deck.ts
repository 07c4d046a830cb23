/** A deck while it is built: cards put in and taken out, counted and dealt. It knows no rules
 * but the limits that the server gives, and those only to tell what a press does. */

import type { OwnDeck } from "../../decks";
import type {
  DeckBuildingInfo,
  DeckCardInfo,
  DeckEntry,
  DeckPartInfo,
} from "../../protocol/messages";

/** More copies of one card than this no text of a deck can say. */
const MOST_COPIES = 200;

export function copiesOf(deck: OwnDeck, part: string, name: string): number {
  return deck.parts[part]?.find((entry) => entry.name === name)?.copies ?? 0;
}

export function sizeOf(deck: OwnDeck, part: string): number {
  return (deck.parts[part] ?? []).reduce((sum, { copies }) => sum + copies, 0);
}

/** The deck with so many copies more or less of a card. */
export function changed(deck: OwnDeck, part: string, name: string, by: number): OwnDeck {
  const copies = Math.min(MOST_COPIES, copiesOf(deck, part, name) + by);
  const entries = deck.parts[part] ?? [];
  const there = entries.some((entry) => entry.name === name);
  const next: DeckEntry[] = there
    ? entries.map((entry) => (entry.name === name ? { name, copies } : entry))
    : [...entries, { name, copies }];
  return {
    ...deck,
    parts: { ...deck.parts, [part]: next.filter((entry) => entry.copies > 0) },
    at: Date.now(),
  };
}

/** Whether no more copies of a card may be in its part, so that a press takes it out again. */
export function isThereInFull(deck: OwnDeck, part: DeckPartInfo, name: string): boolean {
  return part.copies !== null && copiesOf(deck, part.key, name) >= part.copies;
}

/** The deck without parts that decks of this game do not have, as something older may have kept. */
export function known(deck: OwnDeck, building: DeckBuildingInfo): OwnDeck {
  const keys = building.parts.map(({ key }) => key);
  const entries = Object.entries(deck.parts).filter(([part]) => keys.includes(part));
  return { ...deck, parts: Object.fromEntries(entries) };
}

/** A part of the deck in groups, by the first facet and then without one; what nobody knows last. */
export interface Group {
  /** The value they share; null for those that have none. */
  value: string | null;
  entries: { name: string; copies: number; card: DeckCardInfo | null }[];
}

export function grouped(deck: OwnDeck, part: string, building: DeckBuildingInfo): Group[] {
  const byName = new Map(building.cards.map((card, place) => [card.name, { card, place }]));
  const facet = building.facets[0];
  const entries = (deck.parts[part] ?? [])
    .map(({ name, copies }) => ({
      name,
      copies,
      card: byName.get(name)?.card ?? null,
      place: byName.get(name)?.place ?? Infinity,
    }))
    .sort((one, other) => one.place - other.place);
  const groups: Group[] = [];
  for (const value of [...(facet?.values ?? []), null]) {
    const found = entries.filter(({ card }) => {
      const marks = facet === undefined ? [] : (card?.marks[facet.key] ?? []);
      return value === null ? marks.length === 0 : marks[0] === value;
    });
    if (found.length > 0) groups.push({ value, entries: found });
  }
  return groups;
}

/** The cards that others in the deck want beside them, and that are not in it. */
export function missing(deck: OwnDeck, building: DeckBuildingInfo): DeckCardInfo[] {
  const there = new Set(
    Object.values(deck.parts).flatMap((entries) => entries.map(({ name }) => name)),
  );
  const wanted = new Set(
    building.cards.filter(({ name }) => there.has(name)).flatMap(({ wants }) => wants),
  );
  return building.cards.filter(({ name }) => wanted.has(name) && !there.has(name));
}

/** The names of the first part's cards in a random order: the first of them are the opening hand. */
export function shuffled(deck: OwnDeck, part: string): string[] {
  const names = (deck.parts[part] ?? []).flatMap(({ name, copies }) =>
    Array.from({ length: copies }, () => name),
  );
  for (let last = names.length - 1; last > 0; last -= 1) {
    const drawn = Math.floor(Math.random() * (last + 1));
    [names[last], names[drawn]] = [names[drawn] ?? "", names[last] ?? ""];
  }
  return names;
}
