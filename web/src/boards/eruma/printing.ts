/** Eruma's printed cards as faces to draw, in one language. */

import type { IconName } from "../../icons/Icon";
import type { Face, Fact } from "../../parts/card/face";
import { looksOf, printedCards, type Look, type PrintedCards } from "../../parts/card/printed";
import { numbersFrom } from "../../parts/card/scenery";
import look from "../../../../src/rulewright/games/eruma/cards/look.json";
import type { Printed } from "../board";
import "./icons";
import { nightFor } from "./scenery";
import type { RaidKey, RaidTranslate } from "./words";

export interface PrintedCard {
  key: string;
  name: string;
  /** Its class, or Henchman. */
  kind: string;
  types: string[];
  /** Empty for a Henchman. */
  speed: string;
  text: string;
  flavour: string;
  icons: string[];
  /** One for each class and one for Henchmen. */
  scheme: string;
  summons: string[];
}

export interface Printing extends PrintedCards<PrintedCard> {
  /** The card that a choice names by its place in the set: `c12`. */
  numbered: (id: string) => PrintedCard | null;
}

/** How each class looks; what is of no class looks like a Henchman. Printed sheets have the same. */
export const LOOKS = looksOf(look.looks);

/** The icons of types and speeds. */
const WORD_ICONS = look.icons as Record<string, string>;
const iconsOf = (...words: string[]): Record<string, IconName> =>
  Object.fromEntries(words.map((word) => [word, (WORD_ICONS[word] ?? "card-draw") as IconName]));

export const SPEED_ICONS = iconsOf("Quick", "Slow", "Ongoing");
export const TYPE_ICONS = iconsOf(
  ...Object.keys(WORD_ICONS).filter((word) => !(word in SPEED_ICONS)),
);

export function lookOf(scheme: string): Look {
  const found = LOOKS[scheme] ?? LOOKS["henchman"];
  if (found === undefined) throw new Error("there is no look for Henchmen");
  return found;
}

export function printingOf(printed: Printed, t: RaidTranslate): Printing {
  const cards = (printed["cards"] ?? []) as unknown as PrintedCard[];
  return {
    ...printedCards(cards, (card) => faceOf(card, t)),
    numbered: (id) => (id.startsWith("c") ? (cards[Number(id.slice(1))] ?? null) : null),
  };
}

function faceOf(card: PrintedCard, t: RaidTranslate): Face {
  const { mark, frame, hues } = lookOf(card.scheme);
  const next = numbersFrom(card.name);
  const turn = (hue: number): number => Math.round(hue + (next() - 0.5) * look.drift);
  const [icon, behind] = card.icons;
  return {
    key: card.key,
    name: card.name,
    kind: kindWord(card.kind, t),
    frame,
    text: card.text,
    icon: (icon ?? "card-draw") as IconName,
    ...(behind === undefined ? {} : { behind: behind as IconName }),
    mark,
    hues: [turn(hues[0]), turn(hues[1])],
    scenery: nightFor(card.key, card.scheme),
    facts: factsOf(card, t),
    notes: [
      t(`skill.${card.scheme}` as RaidKey),
      ...card.types.map((type) => t(`type.${type}` as RaidKey)),
      ...(card.flavour === "" ? [] : [`“${card.flavour}”`]),
    ],
  };
}

export function kindWord(kind: string, t: RaidTranslate): string {
  return t(`kind.${kind}` as RaidKey);
}

function factsOf(card: PrintedCard, t: RaidTranslate): Fact[] {
  const facts: Fact[] = [];
  const speed = SPEED_ICONS[card.speed];
  if (speed !== undefined) {
    facts.push({ icon: speed, figure: "", meaning: t(`speed.${card.speed}` as RaidKey) });
  }
  for (const type of card.types) {
    const icon = TYPE_ICONS[type];
    if (icon !== undefined) facts.push({ icon, figure: "", meaning: type });
  }
  return facts;
}
