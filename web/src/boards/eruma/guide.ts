/** The first game of Eruma, explained as it is played. The opening goes through what lies there; from
 * then on the guide speaks of what may be done now or has just happened, once for each thing. */

import type { Choice } from "../../protocol/messages";
import type { BoardProps } from "../board";
import { topicsOver, type Guide, type Said as SaidOf, type Topic } from "../guide";
import type { Verb } from "../../protocol/games/eruma";
import { verbOf } from "./offers";
import { printingOf, type Printing } from "./printing";
import {
  cardAt,
  ENOUGH,
  positionOf,
  raidIn,
  sidesOf,
  type FieldCard,
  type RaidView,
  type Side,
} from "./view";
import { raidWordsIn, type RaidKey, type RaidTranslate } from "./words";

/** What the guide looks at: the table from one side, and what is offered there. */
interface Seen {
  raid: RaidView;
  yours: Side;
  theirs: Side;
  /** One's own cards on the field. */
  mine: FieldCard[];
  others: FieldCard[];
  choices: readonly Choice[];
  printing: Printing;
  t: RaidTranslate;
  /** The other's name. */
  name: string;
}

function seenIn(board: BoardProps): Seen {
  const raid = raidIn(board.view);
  const { yours, theirs } = sidesOf(raid, board.you);
  const t = raidWordsIn(board.language);
  const field = raid.field.filter((card) => card !== null);
  return {
    raid,
    yours,
    theirs,
    mine: field.filter(({ controller }) => controller === yours.seat),
    others: field.filter(({ controller }) => controller === theirs.seat),
    choices: board.decision?.choices ?? [],
    printing: printingOf(board.printed, t),
    t,
    name: board.names[theirs.seat] ?? "",
  };
}

type Said = SaidOf<Seen, RaidKey>;

const { topic, asked } = topicsOver<RaidKey, Seen>(seenIn);

/** Something that may be done now; one goes on by doing it, or anything else. */
function offered(
  said: Omit<Said, "due" | "pin" | "byPlaying"> & {
    which: (choice: Choice, seen: Seen) => boolean;
    /** Whether it is spoken of where the card is that does it, or where it is done. */
    at: "doer" | "place";
  },
): Topic {
  const { which, at, ...others } = said;
  const found = (seen: Seen): Choice | undefined =>
    seen.choices.find((choice) => which(choice, seen));
  return asked({
    ...others,
    due: (seen) => found(seen) !== undefined,
    pin: (seen) => {
      const objects = found(seen)?.objects ?? [];
      return `cell-${positionOf(objects[at === "doer" ? 0 : 1] ?? "") ?? 0}`;
    },
    byPlaying: true,
    beside: true,
  });
}

const begins = ({ raid, mine }: Seen): boolean => raid.turn === 1 && mine.length === 0;
const is = (verb: Verb) => (choice: Choice) => verbOf(choice) === verb;

function nameAt({ raid, printing, t }: Seen, id: string | undefined): string {
  const key = cardAt(raid, id ?? "")?.card ?? null;
  return key === null ? t("card.down") : printing.card(key).name;
}

function firstOf(seen: Seen, verb: Verb): Choice | undefined {
  return seen.choices.find((choice) => verbOf(choice) === verb && choice.warning === "");
}

/** A Thief of one's hand, or whatever there is. */
function fairStart({ yours, printing }: Seen): string {
  const cards = yours.hand.map(({ card }) => printing.card(card));
  return (cards.find(({ scheme }) => scheme === "thief") ?? cards[0])?.name ?? "";
}

const isOnTreasure = ({ raid }: Seen, id: string): boolean =>
  raid.rows[Math.floor((positionOf(id) ?? 0) / 5)]?.zone === "treasure";

/** One's own Thief that stands on Treasure. */
function thiefOnTreasure(seen: Seen): FieldCard | undefined {
  return seen.mine.find(
    ({ id, up, card }) =>
      up && card !== null && isOnTreasure(seen, id) && seen.printing.card(card).scheme === "thief",
  );
}

const exhausted = ({ mine }: Seen): FieldCard | undefined =>
  mine.find((card) => card.exhausted === "right" && card.up);
const cellOf = (card: FieldCard | undefined): string => `cell-${positionOf(card?.id ?? "") ?? 0}`;

const LAST_LESSON = 9;

export const guide: Guide = {
  title: (language) => raidWordsIn(language)("guide.title"),
  topics: [
    asked({
      key: "goal",
      due: begins,
      pin: () => "treasure-yours",
      words: "guide.goal",
      values: () => ({ most: ENOUGH }),
      beside: true,
    }),
    asked({ key: "field", due: begins, pin: () => "row-treasure-none", words: "guide.field" }),
    asked({
      key: "points",
      due: begins,
      pin: () => "points",
      words: "guide.points",
      values: ({ raid }) => ({ points: raid.points }),
    }),
    asked({ key: "hand", due: begins, pin: () => "hand", words: "guide.hand" }),
    asked({
      key: "play",
      due: (seen) => begins(seen) && firstOf(seen, "play") !== undefined,
      pin: () => "row-one-yours",
      words: "guide.play",
      values: (seen) => ({ card: fairStart(seen) }),
      byPlaying: true,
    }),
    asked({
      key: "play-more",
      due: (seen) => seen.mine.length > 0 && firstOf(seen, "play") !== undefined,
      pin: () => "row-one-yours",
      words: "guide.play-more",
    }),
    asked({
      key: "points-out",
      due: ({ raid, choices }) => raid.points === 0 && choices.some(is("end")),
      pin: () => "prompt",
      words: "guide.points-out",
      byPlaying: true,
    }),
    topic({
      key: "their-turn",
      due: ({ others }) => others.some(({ up }) => !up),
      pin: () => "row-one-theirs",
      words: "guide.their-turn",
      values: ({ name }) => ({ name }),
    }),
    asked({
      key: "block",
      due: ({ choices }) => choices.some(is("let")),
      pin: () => "prompt",
      words: "guide.block",
      values: ({ name }) => ({ name }),
    }),
    asked({
      key: "flipped",
      due: ({ raid, mine }) => raid.turn > 1 && mine.some(({ up }) => up),
      pin: () => "row-one-yours",
      words: "guide.flipped",
    }),
    topic({
      key: "stolen",
      due: ({ yours }) => yours.treasure > 0,
      pin: () => "treasure-yours",
      words: "guide.stolen",
      beside: true,
    }),
    topic({
      key: "killed",
      due: ({ theirs }) => theirs.graveyard.length > 0,
      pin: () => "side-theirs",
      words: "guide.killed",
      beside: true,
    }),
    topic({
      key: "lost",
      due: ({ yours }) => yours.graveyard.length > 0,
      pin: () => "side-yours",
      words: "guide.lost",
      beside: true,
    }),
    topic({
      key: "exhausted",
      due: (seen) => exhausted(seen) !== undefined,
      pin: (seen) => cellOf(exhausted(seen)),
      words: "guide.exhausted",
      values: (seen) => ({ card: nameAt(seen, exhausted(seen)?.id) }),
      beside: true,
    }),
    offered({
      key: "attack",
      which: (choice) => verbOf(choice) === "attack" && choice.warning === "",
      at: "place",
      words: "guide.attack",
      values: (seen) => {
        const [doer, target] = firstOf(seen, "attack")?.objects ?? [];
        return { card: nameAt(seen, doer), target: nameAt(seen, target) };
      },
    }),
    offered({ key: "steal", which: is("steal"), at: "doer", words: "guide.on-treasure" }),
    topic({
      key: "thief",
      due: (seen) => thiefOnTreasure(seen) !== undefined,
      pin: (seen) => cellOf(thiefOnTreasure(seen)),
      words: "guide.thief",
      values: (seen) => ({ card: nameAt(seen, thiefOnTreasure(seen)?.id) }),
      beside: true,
    }),
    offered({
      key: "move",
      which: (choice, seen) =>
        verbOf(choice) === "move" && !isOnTreasure(seen, choice.objects[0] ?? ""),
      at: "doer",
      words: "guide.move",
    }),
    offered({
      key: "power",
      which: (choice, { raid }) => verbOf(choice) === "power" && raid.turn > 2,
      at: "doer",
      words: "guide.power",
      values: (seen) => {
        const [doer] = firstOf(seen, "power")?.objects ?? [];
        const key = cardAt(seen.raid, doer ?? "")?.card ?? null;
        return {
          card: nameAt(seen, doer),
          text: key === null ? "" : seen.printing.card(key).text,
        };
      },
    }),
    asked({
      key: "done",
      due: ({ raid, yours }) => raid.turn >= LAST_LESSON || yours.treasure >= 3,
      pin: () => "field",
      words: "guide.done",
    }),
  ],
};
