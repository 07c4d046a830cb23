/** The first game of Elma, explained as it is played. The opening goes through what lies there; from then
 * on the guide speaks of what may be done now or has just happened, once for each thing. */

import type { Choice } from "../../protocol/messages";
import type { BoardProps } from "../board";
import { topicsOver, type Guide } from "../guide";
import type { Verb } from "../../protocol/games/elma";
import { offersIn, verbOf, type Offers } from "./offers";
import { printingOf, type Printing } from "./printing";
import { ENOUGH, everySeen, playerAt, raceIn, type Player, type RaceView } from "./view";
import { raceWordsIn, type RaceKey, type RaceTranslate } from "./words";

/** What the guide looks at: the table from one side, and what is offered there. */
interface Seen {
  race: RaceView;
  yours: Player;
  offers: Offers;
  choices: readonly Choice[];
  printing: Printing;
  t: RaceTranslate;
}

function seenIn(board: BoardProps): Seen {
  const race = raceIn(board.view);
  return {
    race,
    yours: playerAt(race, board.you ?? 0),
    offers: offersIn(board.decision),
    choices: board.decision?.choices ?? [],
    printing: printingOf(board.printed, board.language),
    t: raceWordsIn(board.language),
  };
}

const { topic, asked } = topicsOver<RaceKey, Seen>(seenIn);

function firstOf({ choices }: Seen, verb: Verb): Choice | undefined {
  return choices.find((choice) => verbOf(choice) === verb);
}

/** The name of the card that a choice is about. */
function nameIn(seen: Seen, choice: Choice | undefined): string {
  const key = everySeen(seen.race).get(choice?.objects[0] ?? "")?.card;
  return key === undefined ? "" : seen.printing.card(key).name;
}

const begins = ({ race, yours }: Seen): boolean =>
  race.round === 1 && yours.offline.length === 0 && yours.online.length === 0;
const inPlay = ({ yours }: Seen): boolean => yours.offline.length > 0;
const mayAnswer = ({ offers }: Seen): boolean => offers.pass !== null;

/** The guide takes its leave when a battle was scored, not before the first of these rounds, and at the
 * second in any case. */
const LAST_LESSON_ROUND = 6;
const LATEST_ROUND = 12;

const justScored = ({ race }: Seen): boolean => race.after.some(({ drives }) => drives.length > 0);

export const guide: Guide = {
  title: (language) => raceWordsIn(language)("guide.title"),
  topics: [
    asked({
      key: "goal",
      due: begins,
      pin: () => "track",
      words: "guide.goal",
      values: () => ({ most: ENOUGH }),
      beside: true,
    }),
    asked({ key: "hand", due: begins, pin: () => "hand", words: "guide.hand" }),
    asked({
      key: "kuski",
      due: (seen) => begins(seen) && firstOf(seen, "play") !== undefined,
      pin: () => "own-offline",
      words: "guide.kuski",
      values: (seen) => ({ card: nameIn(seen, firstOf(seen, "play")) }),
      byPlaying: true,
    }),
    asked({
      key: "kuski-in",
      due: inPlay,
      pin: () => "own-offline",
      words: "guide.kuski-in",
      values: ({ yours, printing }) => ({ card: printing.card(yours.offline[0]?.card ?? "").name }),
      beside: true,
    }),
    asked({
      key: "length",
      due: ({ offers }) => offers.step === "length",
      pin: () => "chosen",
      words: "guide.length",
      byPlaying: true,
    }),
    asked({
      key: "add",
      due: (seen) => firstOf(seen, "add") !== undefined,
      pin: () => "queue",
      words: "guide.add",
      values: (seen) => ({ card: nameIn(seen, firstOf(seen, "add")) }),
      byPlaying: true,
    }),
    asked({
      key: "online",
      due: (seen) => firstOf(seen, "online") !== undefined,
      pin: () => "own-online",
      words: "guide.online",
      values: (seen) => ({ card: nameIn(seen, firstOf(seen, "online")) }),
      byPlaying: true,
    }),
    topic({
      key: "battle",
      due: ({ race }) => (race.battle?.drives.length ?? 0) > 0,
      pin: () => "lanes",
      words: "guide.battle",
      beside: true,
    }),
    asked({
      key: "enter",
      due: (seen) => firstOf(seen, "enter") !== undefined,
      pin: () => "battle",
      words: "guide.enter",
      values: (seen) => ({ card: nameIn(seen, firstOf(seen, "enter")) }),
      byPlaying: true,
    }),
    topic({
      key: "turns",
      due: ({ race }) => (race.battle?.drives.length ?? 0) > 0,
      pin: () => "lights",
      words: "guide.turns",
      beside: true,
    }),
    topic({
      key: "now",
      due: ({ race }) => race.players.some(({ if_it_ended_now: gain }) => gain > 0),
      pin: () => "ended-now",
      words: "guide.now",
      beside: true,
    }),
    asked({
      key: "window",
      due: (seen) => mayAnswer(seen) && seen.race.step === "window",
      pin: () => "passing",
      words: "guide.window",
      beside: true,
    }),
    asked({
      key: "last-call",
      due: (seen) => mayAnswer(seen) && seen.race.step === "last-call",
      pin: () => "battle",
      words: "guide.last-call",
    }),
    topic({
      key: "after",
      due: justScored,
      pin: () => "after",
      words: "guide.after",
      beside: true,
    }),
    asked({
      key: "discard",
      due: (seen) => firstOf(seen, "discard") !== undefined,
      pin: () => "hand",
      words: "guide.discard",
      byPlaying: true,
    }),
    topic({
      key: "done",
      due: (seen) => seen.race.round >= (justScored(seen) ? LAST_LESSON_ROUND : LATEST_ROUND),
      pin: () => "track",
      words: "guide.done",
    }),
  ],
};
