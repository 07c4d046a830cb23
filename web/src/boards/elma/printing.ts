/** Elma's printed cards as faces to draw, in one language, and what their words mean. */

import type { IconName } from "../../icons/Icon";
import type { Bars, Face, Fact } from "../../parts/card/face";
import { numbersFrom } from "../../parts/card/scenery";
import type { Language } from "../../words";
import type { Printed } from "../board";
import { raceIcon } from "./icons";
import { landFor } from "./scenery";
import { isExplained, raceWordsIn, secondsIn, type RaceKey, type RaceTranslate } from "./words";

export interface PrintedCard {
  key: string;
  name: string;
  kind: string;
  types: string[];
  /** Empty for a kuski without one, and for other cards. */
  team: string;
  /** As printed: seconds, or NF. */
  records: string[];
  /** A second list, on a kuski that has two. */
  second_records: string[];
  /** In full turns: the only one, or the least and the most. */
  lengths: number[];
  /** A second length or range, on a level that has two. */
  second_lengths: number[];
  rarity: string;
  number: number;
  text: string;
  flavour: string;
  icons: string[];
}

export interface Printing {
  cards: readonly PrintedCard[];
  card: (key: string) => PrintedCard;
  face: (key: string) => Face;
  /** The card that a choice among cards of a pile is called after; null if it is called otherwise. */
  named: (label: string) => PrintedCard | null;
  /** The names of cards with how many of each. */
  counted: (keys: readonly string[]) => string;
  /** A type, a keyword or a counter in a sentence. */
  meaning: (word: string) => string;
  time: (tenths: number) => string;
}

interface Look {
  mark: IconName;
  frame: Face["frame"];
  /** The hues of its sky: high up, and at the horizon. */
  hues: readonly [number, number];
}

const PLAIN: Look = { mark: raceIcon("bike"), frame: "round", hues: [286, 322] };
const LOOKS: Record<string, Look> = {
  Kuski: PLAIN,
  Level: { mark: raceIcon("horizon-road"), frame: "pointed", hues: [214, 172] },
  Instant: { mark: raceIcon("bolt"), frame: "pointed", hues: [258, 34] },
};

/** Types and keywords, of kuskis and of levels. */
const WORD_ICONS: Record<string, IconName> = {
  Battler: raceIcon("full-motorcycle-helmet"),
  Designer: raceIcon("pencil-ruler"),
  Moporator: raceIcon("banging-gavel"),
  Rookie: raceIcon("baby-bottle"),
  Casual: raceIcon("coffee-mug"),
  Across: raceIcon("jump-across"),
  "Apple harvest": raceIcon("fruiting"),
  "Flat track": raceIcon("flat-platform"),
  Gravity: raceIcon("falling"),
  Hoyla: raceIcon("spring"),
  Internal: raceIcon("mountain-cave"),
  Labyrinth: raceIcon("maze"),
  "Long cruise": raceIcon("horizon-road"),
  Mirrored: raceIcon("mirror-mirror"),
  "Multi-route": raceIcon("crossroad"),
  Normal: raceIcon("road"),
  Pipe: raceIcon("pipes"),
  Puzzle: raceIcon("jigsaw-piece"),
  Remix: raceIcon("recycle"),
  "Roller coaster": raceIcon("rail-road"),
  Tricky: raceIcon("tightrope"),
  "World cup": raceIcon("world"),
  Uphill: raceIcon("mountain-climbing"),
  Apple: raceIcon("shiny-apple"),
  "First Finish": raceIcon("chequers"),
  "Finish count": raceIcon("finish-line"),
  Multiplayer: raceIcon("team-idea"),
  "One life": raceIcon("ball-heart"),
  Slowness: raceIcon("snail"),
  Survivor: raceIcon("life-buoy"),
  "Pre-announced": raceIcon("bugle-call"),
  "Z-spin shortcut": raceIcon("cycle"),
  "Chain level": raceIcon("linked-rings"),
  Watchful: raceIcon("eye-target"),
};
const LEVEL_TYPES = Object.keys(WORD_ICONS).slice(5, 23);

export const COUNTER_ICONS: Record<string, IconName> = {
  apple: raceIcon("shiny-apple"),
  finish: raceIcon("chequers"),
  killer: raceIcon("death-skull"),
  orka: raceIcon("whale-tail"),
};

/** A keyword with a number is explained without it: Chain level 3. */
const withoutNumber = (word: string): string => word.replace(/ \d+$/, "");

export function wordIcon(word: string): IconName {
  return WORD_ICONS[withoutNumber(word)] ?? raceIcon("bookmark");
}

export function lookOf(kind: string): Look {
  return LOOKS[kind] ?? PLAIN;
}

export function printingOf(printed: Printed, language: Language): Printing {
  const t = raceWordsIn(language);
  const time = secondsIn(language);
  const cards = (printed["cards"] ?? []) as unknown as PrintedCard[];
  const byKey = new Map(cards.map((card) => [card.key, card]));
  const card = (key: string): PrintedCard => {
    const found = byKey.get(key);
    if (found === undefined) throw new Error(`no card ${key} is printed`);
    return found;
  };
  const meaning = (word: string): string => meaningOf(word, t);
  // A table shows a few of them; each is composed when it is first looked at.
  const faces = new Map<string, Face>();
  return {
    cards,
    card,
    meaning,
    time,
    face: (key) => {
      const face = faces.get(key) ?? faceOf(card(key), t, time);
      faces.set(key, face);
      return face;
    },
    named: (label) => cards.find(({ name }) => name === label) ?? null,
    counted: (keys) => {
      const counts = new Map<string, number>();
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
      return [...counts]
        .map(([key, count]) => (count === 1 ? card(key).name : `${count} ${card(key).name}`))
        .join(", ");
    },
  };
}

function meaningOf(word: string, t: RaceTranslate): string {
  const key = `about.${withoutNumber(word)}`;
  if (isExplained(key)) return t(key);
  if (LEVEL_TYPES.includes(word)) return t("about.level-type", { type: word });
  return t("about.keyword", { keyword: word });
}

export function kindWord(kind: string, t: RaceTranslate): string {
  return t(`kind.${kind}` as RaceKey);
}

/** The kind with the types: "Level: Gravity". */
export function typeLine({ kind, types }: PrintedCard, t: RaceTranslate): string {
  const word = kindWord(kind, t);
  return types.length === 0 ? word : t("kind.of", { kind: word, types: types.join(", ") });
}

function faceOf(card: PrintedCard, t: RaceTranslate, time: Printing["time"]): Face {
  const look = lookOf(card.kind);
  const next = numbersFrom(card.name);
  const turn = (hue: number): number => Math.round(hue + (next() - 0.5) * 70);
  const [icon, behind] = card.icons;
  const isKuski = card.records.length > 0;
  return {
    key: card.key,
    name: card.name,
    kind: typeLine(card, t),
    frame: look.frame,
    text: card.text,
    icon: (icon ?? "card-draw") as IconName,
    ...(behind === undefined ? {} : { behind: behind as IconName }),
    mark: look.mark,
    hues: [turn(look.hues[0]), turn(look.hues[1])],
    scenery: landFor(card.key, card.kind),
    facts: factsOf(card, t),
    ...(isKuski ? { bars: barsOf(card.records.map(tenthsOf), t, time) } : {}),
    notes: [...secondList(card, t, time), ...notesOf(card, t)],
  };
}

/** A kuski with two lists drives by one of them in each battle: the second stands among the notes. */
function secondList(card: PrintedCard, t: RaceTranslate, time: Printing["time"]): string[] {
  if (card.second_records.length === 0) return [];
  return [barsOf(card.second_records.map(tenthsOf), t, time).meaning];
}

/** A printed record in tenths of a second; null is no finish. */
function tenthsOf(record: string): number | null {
  return record === "NF" ? null : Math.round(Number(record) * 10);
}

/** The faster, the higher: the list is looked along for when a kuski gets good. */
export function barsOf(
  records: readonly (number | null)[],
  t: RaceTranslate,
  time: Printing["time"],
): Bars {
  const times = records.filter((record) => record !== null);
  const [best, worst] = [Math.min(...times), Math.max(...times)];
  const height = (record: number): number =>
    best === worst ? 1 : 0.25 + (0.75 * (worst - record)) / (worst - best);
  const words = records.map((record) => (record === null ? t("records.none") : time(record)));
  return {
    bars: records.map((record) => ({
      figure: record === null ? t("records.mark") : time(record),
      height: record === null ? null : height(record),
    })),
    meaning: t("records", { records: words.join(", ") }),
  };
}

export function lengthWords(lengths: readonly number[], t: RaceTranslate): string {
  const [least = 0, most = least] = lengths;
  return least === most ? t("length.one", { count: least }) : t("length.range", { least, most });
}

function factsOf(card: PrintedCard, t: RaceTranslate): Fact[] {
  const facts: Fact[] = [];
  for (const lengths of [card.lengths, card.second_lengths]) {
    if (lengths.length === 0) continue;
    const ends = [...new Set(lengths)];
    facts.push({ icon: "hourglass", figure: ends.join("–"), meaning: lengthWords(ends, t) });
  }
  for (const type of card.types) facts.push({ icon: wordIcon(type), figure: "", meaning: type });
  return facts;
}

function notesOf(card: PrintedCard, t: RaceTranslate): string[] {
  const named = Object.keys(WORD_ICONS).filter(
    (word) => !card.types.includes(word) && card.text.includes(`${word}.`),
  );
  return [
    t(`about.${card.kind}` as RaceKey),
    ...[...card.types, ...named].map((word) => meaningOf(word, t)),
    ...(card.team === "" ? [] : [t("about.team", { team: card.team })]),
    ...(card.flavour === "" ? [] : [`“${card.flavour}”`]),
  ];
}
