/** Elma's printed cards as faces to draw, in one language, and what their words mean. */

import type { IconName } from "../../icons/Icon";
import type { Bars, Face, Fact } from "../../parts/card/face";
import { looksOf, printedCards, type Look, type PrintedCards } from "../../parts/card/printed";
import { numbersFrom } from "../../parts/card/scenery";
import type { Language } from "../../words";
import look from "../../../../src/rulewright/games/elma/cards/look.json";
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

export interface Printing extends PrintedCards<PrintedCard> {
  /** The card that a choice among cards of a pile is called after; null if it is called otherwise. */
  named: (label: string) => PrintedCard | null;
  /** A type, a keyword or a counter in a sentence. */
  meaning: (word: string) => string;
  time: (tenths: number) => string;
}

/** How each kind looks; printed sheets have the same. */
const LOOKS = looksOf(look.looks);

/** The icons of types and keywords, of kuskis and of levels. */
const WORD_ICONS = look.icons as Record<string, IconName>;
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
  const found = LOOKS[kind.toLowerCase()] ?? LOOKS["kuski"];
  if (found === undefined) throw new Error("there is no look for kuskis");
  return found;
}

export function printingOf(printed: Printed, language: Language): Printing {
  const t = raceWordsIn(language);
  const time = secondsIn(language);
  const cards = (printed["cards"] ?? []) as unknown as PrintedCard[];
  return {
    ...printedCards(cards, (card) => faceOf(card, t, time)),
    meaning: (word) => meaningOf(word, t),
    time,
    named: (label) => cards.find(({ name }) => name === label) ?? null,
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
  const { mark, frame, hues } = lookOf(card.kind);
  const next = numbersFrom(card.name);
  const turn = (hue: number): number => Math.round(hue + (next() - 0.5) * look.drift);
  const [icon, behind] = card.icons;
  const isKuski = card.records.length > 0;
  return {
    key: card.key,
    name: card.name,
    kind: typeLine(card, t),
    frame,
    text: card.text,
    icon: (icon ?? "card-draw") as IconName,
    ...(behind === undefined ? {} : { behind: behind as IconName }),
    mark,
    hues: [turn(hues[0]), turn(hues[1])],
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
