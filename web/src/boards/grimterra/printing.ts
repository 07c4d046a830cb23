/** Grimterra's printed cards as faces to draw, in one language. Each side of a hero is a card. */

import type { IconName } from "../../icons/Icon";
import type { Face, Fact } from "../../parts/card/face";
import { nightOver, type Land } from "../../parts/card/lands";
import { looksOf, printedCards, type PrintedCards } from "../../parts/card/printed";
import { numbersFrom } from "../../parts/card/scenery";
import look from "../../../../src/rulewright/games/grimterra/cards/look.json";
import type { Printed } from "../board";
import { feudIcon } from "./icons";
import type { FeudKey, FeudTranslate } from "./words";

export const FACTIONS = ["Agilitas", "Fortutidas", "Intellectus", "Tenebris"] as const;
export type Faction = (typeof FACTIONS)[number];

export interface Fate {
  faction: Faction;
  number: number;
}

export interface PrintedCard {
  key: string;
  name: string;
  kind: "hero" | "minion" | "spell" | "equipment" | "attack" | "defense";
  /** Which side of a hero it is; empty for all else. */
  side: "hero" | "empowered" | "";
  /** The key of a hero's other side; empty for all else. */
  other_side: string;
  fates: Fate[];
  health: number;
  damage: number;
  star: string;
  text: string;
  flavour: string;
  icons: string[];
  /** Its first faction; "none" where it has none. */
  scheme: string;
}

export interface Printing extends PrintedCards<PrintedCard> {
  /** The card that a choice names by its place in the set: `c12`. */
  numbered: (id: string) => PrintedCard | null;
}

const LOOKS = looksOf(look.looks);
const LANDS = Object.fromEntries(
  Object.entries(look.looks).map(([scheme, { land }]) => [scheme, land as Land]),
);
const PLAIN = "fortutidas";

export const KIND_ICONS: Record<PrintedCard["kind"], IconName> = {
  hero: feudIcon("evil-moon"),
  minion: feudIcon("paw"),
  spell: feudIcon("spell-book"),
  equipment: feudIcon("leather-armor"),
  attack: feudIcon("crossed-swords"),
  defense: feudIcon("shield"),
};

export const FACTION_ICONS: Record<Faction, IconName> = {
  Agilitas: feudIcon("feathered-wing"),
  Fortutidas: feudIcon("fist"),
  Intellectus: feudIcon("brain"),
  Tenebris: feudIcon("death-skull"),
};

/** What stands on the backs of the cards. */
export const EMBLEM = feudIcon("evil-moon");

/** A faction's first letter, which no two of them share. */
export const letterOf = (faction: string): string => faction.charAt(0);

export function printingOf(printed: Printed, t: FeudTranslate): Printing {
  const cards = (printed["cards"] ?? []) as unknown as PrintedCard[];
  return {
    ...printedCards(cards, (card) => faceOf(card, t)),
    numbered: (id) => (id.startsWith("c") ? (cards[Number(id.slice(1))] ?? null) : null),
  };
}

function faceOf(card: PrintedCard, t: FeudTranslate): Face {
  const looked = LOOKS[card.scheme] ?? LOOKS[PLAIN];
  if (looked === undefined) throw new Error("there is no look for cards without a faction");
  const next = numbersFrom(card.name);
  const turn = (hue: number): number => Math.round(hue + (next() - 0.5) * look.drift);
  const [icon, behind] = card.icons;
  return {
    key: card.key,
    name: card.name,
    kind: kindWord(card, t),
    frame: looked.frame,
    text: card.text,
    icon: (icon ?? "card-draw") as IconName,
    ...(behind === undefined ? {} : { behind: behind as IconName }),
    mark: KIND_ICONS[card.kind],
    hues: [turn(looked.hues[0]), turn(looked.hues[1])],
    scenery: nightOver(LANDS[card.scheme] ?? "walls", card.key),
    facts: factsOf(card, t),
    notes: [
      t(`meaning.${card.kind}`),
      ...(needsFate(card) ? card.fates.map((fate) => asks(fate, t)) : []),
      ...(card.flavour === "" ? [] : [`“${card.flavour}”`]),
    ],
  };
}

/** Whether its Fate is what it needs, rather than what it has. */
const needsFate = (card: PrintedCard): boolean => card.kind !== "hero" && card.kind !== "minion";

function asks({ faction, number }: Fate, t: FeudTranslate): string {
  if (faction === "Tenebris") return t("asks.dark", { count: number });
  return t("asks.level", { faction, level: number });
}

export function kindWord(card: PrintedCard, t: FeudTranslate): string {
  if (card.side === "hero") return t("state.hero-normal");
  if (card.side === "empowered") return t("state.hero-empowered");
  return t(`kind.${card.kind}` as FeudKey);
}

function factsOf(card: PrintedCard, t: FeudTranslate): Fact[] {
  const facts: Fact[] = card.fates.map(({ faction, number }) => ({
    icon: FACTION_ICONS[faction],
    figure: `${letterOf(faction)} ${number}`,
    meaning: `${faction} ${number}`,
  }));
  if (card.damage > 0) {
    const meaning = t("fact.damage", { amount: card.damage });
    facts.push({ icon: feudIcon("drop"), figure: `${card.damage}`, meaning });
  }
  if (card.health > 0) {
    const meaning = t("fact.health", { amount: card.health });
    facts.push({ icon: feudIcon("hearts"), figure: `${card.health}`, meaning });
  }
  return facts;
}
