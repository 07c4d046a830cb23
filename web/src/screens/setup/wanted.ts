/** What somebody fills in to set up a match, and the match the server is asked for. */

import type { Clock, GameInfo, NewMatch } from "../../protocol/messages";
import { goodBot } from "../playNow";
import { ownChoice, ownOptions } from "./own";

export type Sitting = "friend" | "anyone" | "bot";

export interface Other {
  sitting: Sitting;
  bot: string;
}

export interface Wanted {
  name: string;
  others: Other[];
  options: Record<string, boolean | number | string>;
  clock: Clock;
  outOfTime: "bot" | "loss";
  absence: number;
  watched: boolean;
}

export const MOVE_SECONDS = [30, 60, 120, 300, 86_400] as const;
export const MATCH_SECONDS = [300, 600, 900, 1800] as const;
export const ADDED_SECONDS = [0, 5, 10, 30] as const;
export const ABSENCE_SECONDS = [30, 60, 300, 1800] as const;

/** What stands there before anything is filled in; `deck` is one's own, if one comes with it. */
export function firstWish(game: GameInfo, name: string, deck: string | null = null): Wanted {
  const own = ownChoice(game, 0);
  return {
    name,
    others: others(game.fewest_seats, [], goodBot(game)),
    options: {
      ...Object.fromEntries(game.options.map((option) => [option.name, option.default])),
      ...(own === null || deck === null ? {} : { [own.name]: deck }),
    },
    clock: { kind: "off", seconds: 60, added: 0 },
    outOfTime: "bot",
    absence: 60,
    watched: true,
  };
}

/** So many players: those already there stay, and the rest are friends. */
export function others(players: number, already: readonly Other[], bot: string): Other[] {
  return Array.from({ length: players - 1 }, (_, place) => {
    return already[place] ?? { sitting: "friend", bot };
  });
}

/** Changing what the clock counts also brings a time that makes sense for it. */
export function clockOf(kind: Clock["kind"]): Clock {
  return kind === "match"
    ? { kind, seconds: MATCH_SECONDS[1], added: 5 }
    : { kind, seconds: MOVE_SECONDS[1], added: 0 };
}

export function waitsForPeople(wanted: Wanted): boolean {
  return wanted.others.some(({ sitting }) => sitting !== "bot");
}

/** The options to ask for: what others choose for themselves is left to them. */
export function optionsOf(game: GameInfo, wanted: Wanted): Wanted["options"] {
  const theirs = wanted.others.flatMap(({ sitting }, place) =>
    sitting === "bot" ? [] : ownOptions(game, place + 1).map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.entries(wanted.options).filter(([name]) => !theirs.includes(name)),
  );
}

export function matchOf(game: GameInfo, wanted: Wanted, guest: string): NewMatch {
  return {
    game: game.name,
    options: optionsOf(game, wanted),
    seats: [
      { kind: "human", name: wanted.name.trim() || guest },
      ...wanted.others.map(({ sitting, bot }) =>
        sitting === "bot" ? { kind: "bot" as const, bot } : { kind: "human" as const },
      ),
    ],
    settings: {
      clock: wanted.clock,
      out_of_time: wanted.outOfTime,
      absence_seconds: wanted.absence,
      listed: wanted.others.some(({ sitting }) => sitting === "anyone"),
      watched: wanted.watched,
    },
  };
}
