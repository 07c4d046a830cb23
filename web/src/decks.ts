/**
 * The decks that somebody has built, kept in localStorage: for which game, under what name, and the
 * names of their cards by part. Whether a deck is legal only the server knows. What is kept may be
 * older than the cards, or damaged; whatever can be read of it is.
 */

import { api } from "./protocol/api";
import type { DeckEntry, DeckToCheck } from "./protocol/messages";

export interface OwnDeck {
  id: string;
  game: string;
  name: string;
  /** How it wants to win; empty where nobody said. */
  plan: string;
  parts: Record<string, DeckEntry[]>;
  /** When it was last changed, in milliseconds since the epoch. */
  at: number;
}

const PLACE = "rulewright.decks";
/** More than anybody builds; the browser gives a page a few million letters. */
const MOST = 100;
export const LONGEST_NAME = 60;

/** Every deck that was kept, the one changed last first. */
export function keptDecks(game: string): OwnDeck[] {
  return everyDeck()
    .filter((deck) => deck.game === game)
    .sort((one, other) => other.at - one.at);
}

export function keptDeck(id: string): OwnDeck | null {
  return everyDeck().find((deck) => deck.id === id) ?? null;
}

/** Keep a deck as it is now. Whether the browser has kept it. */
export function keepDeck(deck: OwnDeck): boolean {
  const others = everyDeck().filter(({ id }) => id !== deck.id);
  return write([deck, ...others].slice(0, MOST));
}

export function forgetDeck(id: string): void {
  write(everyDeck().filter((deck) => deck.id !== id));
}

/** A deck that is not kept yet. */
export function newDeck(
  game: string,
  from: { name: string; plan?: string; parts?: Record<string, DeckEntry[]> },
): OwnDeck {
  return {
    id: crypto.getRandomValues(new Uint32Array(2)).join("-"),
    game,
    name: from.name.slice(0, LONGEST_NAME),
    plan: from.plan ?? "",
    parts: from.parts ?? {},
    at: Date.now(),
  };
}

/** The deck as the server is asked about it. */
export function toCheck({ name, plan, parts }: OwnDeck): DeckToCheck {
  return { name, plan, parts };
}

const OWN = "own-deck:";

/** The value of an option that stands for a deck kept here, until a match is asked for. */
export function valueOf(deck: OwnDeck): string {
  return `${OWN}${deck.id}`;
}

type Options = Record<string, boolean | number | string>;

/** The options with the texts of decks in the place of what stands for them. */
export async function withTexts(game: string, options: Options): Promise<Options> {
  const settled: Options = {};
  for (const [name, value] of Object.entries(options)) {
    const own = typeof value === "string" && value.startsWith(OWN);
    const deck = own ? keptDeck(value.slice(OWN.length)) : null;
    settled[name] = deck === null ? value : (await api.checkDeck(game, toCheck(deck))).text;
  }
  return settled;
}

function everyDeck(): OwnDeck[] {
  try {
    const decks: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(decks) ? decks.flatMap(readable) : [];
  } catch {
    return [];
  }
}

/** A kept deck as far as it makes sense; nothing if it has not even a name and a game. */
function readable(kept: unknown): OwnDeck[] {
  const deck = kept as Partial<Record<keyof OwnDeck, unknown>> | null;
  if (
    typeof deck !== "object" ||
    typeof deck?.id !== "string" ||
    typeof deck.game !== "string" ||
    typeof deck.name !== "string"
  ) {
    return [];
  }
  const lists = typeof deck.parts === "object" && deck.parts !== null ? deck.parts : {};
  const parts = Object.entries(lists).map(([part, entries]) => [
    part,
    Array.isArray(entries) ? entries.filter(isEntry) : [],
  ]);
  return [
    {
      id: deck.id,
      game: deck.game,
      name: deck.name.slice(0, LONGEST_NAME),
      plan: typeof deck.plan === "string" ? deck.plan.slice(0, 600) : "",
      parts: Object.fromEntries(parts) as OwnDeck["parts"],
      at: typeof deck.at === "number" ? deck.at : 0,
    },
  ];
}

function isEntry(value: unknown): value is DeckEntry {
  const entry = value as Partial<DeckEntry> | null;
  return (
    typeof entry === "object" &&
    typeof entry?.name === "string" &&
    entry.name !== "" &&
    entry.name.length <= 200 &&
    Number.isInteger(entry.copies) &&
    Number(entry.copies) > 0 &&
    Number(entry.copies) <= 200
  );
}

function write(decks: OwnDeck[]): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(decks));
    return true;
  } catch {
    return false;
  }
}
