/** The first duel, explained as it is played. The opening goes through what lies there; from then on
 * the guide speaks of what has just happened, once for each thing that can. */

import type { BoardProps } from "../board";
import { topicsOver, type Guide, type Said as SaidOf, type Topic } from "../guide";
import { clashesOf } from "./clashes";
import { printingOf, type Printing } from "./printing";
import { duelIn, sidesOf, type DuelView, type Side } from "./view";
import { duelWordsIn, type DuelKey, type DuelTranslate } from "./words";

/** What the guide looks at: the duel from one side, and the clash that came last. */
interface Seen {
  duel: DuelView;
  yours: Side;
  theirs: Side;
  printing: Printing;
  t: DuelTranslate;
  /** The other's name. */
  name: string;
  /** The clash that was just looked at; none before the first. */
  last: Last | null;
}

interface Last {
  place: number;
  /** What became of one's own card, and of theirs. */
  fates: { yours: string; theirs: string };
  /** What the two cards are called. */
  cards: { yours: string; theirs: string };
}

function seenIn(board: BoardProps): Seen {
  const duel = duelIn(board.view);
  const { yours, theirs } = sidesOf(duel, board.you);
  const t = duelWordsIn(board.language);
  const printing = printingOf(board.printed, t);
  const name = board.names[theirs.seat] ?? "";
  return { duel, yours, theirs, printing, t, name, last: lastIn(board, printing) };
}

function lastIn(board: BoardProps, printing: Printing): Last | null {
  const duel = duelIn(board.view);
  const { yours, theirs } = sidesOf(duel, board.you);
  const clashes = clashesOf(duel, board.told);
  const place = clashes.findLastIndex((clash) => clash !== null);
  const fates = clashes[place]?.fates;
  const [mine, other] = [yours.row[place]?.card ?? null, theirs.row[place]?.card ?? null];
  if (fates === undefined || mine === null || other === null) return null;
  return {
    place,
    fates: {
      yours: fates[yours.seat]?.is ?? "works",
      theirs: fates[theirs.seat]?.is ?? "works",
    },
    cards: { yours: printing.card(mine).name, theirs: printing.card(other).name },
  };
}

type Said = SaidOf<Seen, DuelKey>;

const { topic, asked } = topicsOver<DuelKey, Seen>(seenIn);

/** Something that came of the clash on the table. */
function clashed({
  due,
  ...said
}: Omit<Said, "due" | "pin"> & { due: (last: Last) => boolean }): Topic {
  return topic({
    ...said,
    due: ({ last }) => last !== null && due(last),
    pin: ({ last }) => `lane-${last?.place ?? 0}`,
    beside: true,
  });
}

const begins = ({ duel, last }: Seen): boolean => duel.turn === 1 && last === null;
const cards = ({ last }: Seen): Record<string, string> => ({ ...last?.cards });

/** The cheapest of the attacks in one's hand: a fair start. */
function fairStart({ yours, printing }: Seen): string | null {
  const attacks = printing.cards.filter(
    ({ key, kind }) => kind === "attack" && yours.hand?.includes(key) === true,
  );
  return attacks.sort((one, other) => one.cost - other.cost)[0]?.name ?? null;
}

/** The card that brings the most ammo. */
function loader({ printing }: Seen): { card: string; amount: number } {
  const [best] = [...printing.cards].sort((one, other) => other.ammo - one.ammo);
  return { card: best?.name ?? "", amount: best?.ammo ?? 0 };
}

/** Of the cards they have used, the one of which the fewest are left. */
function rarest({ theirs, printing }: Seen): { card: string; count: number; copies: number } {
  const used = printing.cards
    .map(({ key, name, copies }) => ({
      card: name,
      count: theirs.discard.filter((other) => other === key).length,
      copies,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.copies - one.count - (other.copies - other.count));
  return used[0] ?? { card: "", count: 0, copies: 0 };
}

const NEARLY_OUT = 1;
const together = (count: number): Topic =>
  asked({
    key: `together-${count}`,
    due: ({ duel }) => duel.picks[0] === count,
    pin: () => "together",
    words: "guide.together",
    values: () => ({ count }),
  });

export const guide: Guide = {
  title: (language) => duelWordsIn(language)("guide.title"),
  topics: [
    asked({
      key: "goal",
      due: begins,
      pin: ({ yours }) => `energy-${yours.seat}`,
      words: "guide.goal",
      values: ({ duel }) => ({ most: duel.most_energy }),
    }),
    asked({
      key: "ammo",
      due: begins,
      pin: ({ yours }) => `ammo-${yours.seat}`,
      words: "guide.ammo",
      values: ({ duel, yours }) => ({ ammo: yours.ammo, most: duel.most_ammo }),
    }),
    asked({ key: "hand", due: begins, pin: () => "hand", words: "guide.hand" }),
    asked({
      key: "first-pick",
      due: (seen) => begins(seen) && fairStart(seen) !== null,
      pin: ({ yours }) => `slot-${yours.seat}-0`,
      words: "guide.first-pick",
      values: (seen) => ({ card: fairStart(seen) ?? "" }),
      byPlaying: true,
    }),
    clashed({
      key: "reveal",
      due: () => true,
      words: "guide.reveal",
    }),
    clashed({
      key: "cancelled",
      due: ({ fates }) => fates.yours === "cancelled",
      words: "guide.cancelled",
      values: cards,
    }),
    clashed({
      key: "cancels",
      due: ({ fates }) => fates.theirs === "cancelled",
      words: "guide.cancels",
      values: cards,
    }),
    clashed({
      key: "unpaid",
      due: ({ fates }) => fates.yours === "unpaid",
      words: "guide.unpaid",
      values: cards,
    }),
    clashed({
      key: "both-work",
      due: ({ fates }) => fates.yours === "works" && fates.theirs === "works",
      words: "guide.both-work",
      values: cards,
    }),
    asked({
      key: "free",
      due: ({ yours }) => yours.next_free,
      pin: ({ yours }) => `bonus-${yours.seat}`,
      words: "guide.free",
    }),
    asked({
      key: "damage",
      due: ({ yours }) => yours.next_damage > 0,
      pin: ({ yours }) => `bonus-${yours.seat}`,
      words: "guide.damage",
      values: ({ yours }) => ({ amount: yours.next_damage }),
    }),
    asked({
      key: "low-ammo",
      due: ({ yours }) => yours.ammo <= NEARLY_OUT && !yours.next_free,
      pin: ({ yours }) => `ammo-${yours.seat}`,
      words: "guide.low-ammo",
      values: loader,
    }),
    asked({
      key: "discards",
      due: ({ theirs }) => theirs.discard.length > 0,
      pin: ({ theirs }) => `discard-${theirs.seat}`,
      words: "guide.discards",
      values: (seen) => ({ name: seen.name, ...rarest(seen) }),
    }),
    together(2),
    together(3),
    asked({
      key: "done",
      due: ({ duel }) => duel.turn > 2,
      pin: () => "hand",
      words: "guide.done",
    }),
  ],
};
