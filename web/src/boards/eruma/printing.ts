/** Eruma's printed cards as faces to draw, in one language. */

import type { IconName } from "../../icons/Icon";
import type { Face, Fact } from "../../parts/card/face";
import { numbersFrom } from "../../parts/card/scenery";
import look from "../../../../src/rulewright/games/eruma/look.json";
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

export interface Printing {
  cards: readonly PrintedCard[];
  card: (key: string) => PrintedCard;
  face: (key: string) => Face;
  /** The card that a choice names by its place in the set: `c12`. */
  numbered: (id: string) => PrintedCard | null;
  /** The names of cards with how many of each. */
  counted: (keys: readonly string[]) => string;
}

interface Look {
  mark: IconName;
  frame: Face["frame"];
  /** The hues of its night: high up, and at the horizon. */
  hues: readonly [number, number];
}

/** How each class looks; what is of no class looks like a Henchman. Printed sheets have the same. */
export const LOOKS: Record<string, Look> = Object.fromEntries(
  Object.entries(look.looks).map(
    ([
      scheme,
      {
        mark,
        frame,
        hues: [high = 0, low = 0],
      },
    ]) => [scheme, { mark: mark as IconName, frame: frame as Face["frame"], hues: [high, low] }],
  ),
);

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
  const byKey = new Map(cards.map((card) => [card.key, card]));
  const card = (key: string): PrintedCard => {
    const found = byKey.get(key);
    if (found === undefined) throw new Error(`no card ${key} is printed`);
    return found;
  };
  // A table shows a few of them; each is composed when it is first looked at.
  const faces = new Map<string, Face>();
  return {
    cards,
    card,
    face: (key) => {
      const face = faces.get(key) ?? faceOf(card(key), t);
      faces.set(key, face);
      return face;
    },
    numbered: (id) => (id.startsWith("c") ? (cards[Number(id.slice(1))] ?? null) : null),
    counted: (keys) => {
      const counts = new Map<string, number>();
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
      return [...counts]
        .map(([key, count]) => (count === 1 ? card(key).name : `${count} ${card(key).name}`))
        .join(", ");
    },
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
