/** Allumbra's printed cards and relics as faces to draw, in one language. */

import { iconNamed, type IconName } from "../../icons/Icon";
import type { Face, Fact } from "../../parts/card/face";
import look from "../../../../src/rulewright/games/allumbra/cards/look.json";
import type { Printed } from "../board";
import { duelIcon } from "./icons";
import type { DuelTranslate } from "./words";

interface PrintedCard {
  key: string;
  name: string;
  text: string;
  icon: string;
  kind: "attack" | "support";
  copies: number;
  cost: number;
  damage: number;
  energy: number;
  ammo: number;
  cancels: string[];
}

export interface PrintedRelic {
  key: string;
  name: string;
  character: string;
  condition: string;
  active: string;
  icon: string;
}

export interface Printing {
  cards: readonly PrintedCard[];
  card: (key: string) => PrintedCard;
  face: (key: string) => Face;
  relic: (key: string) => PrintedRelic;
  /** Every relic as a card, both of its sides in its text. */
  relicFaces: () => Face[];
  relicsOf: (character: string) => readonly PrintedRelic[];
  /** The names of cards with how many of each: "2 Hide, Reload". */
  counted: (keys: readonly string[]) => string;
}

/** The sky of each card: dusk for what strikes, the hours of the day for what helps. Printed sheets
 * have the same. */
function huesOf(...names: string[]): readonly [number, number] {
  const looks = look.looks as Record<string, { hues: number[] }>;
  const [high = 30, low = 40] = names.map((name) => looks[name]?.hues).find(Boolean) ?? [];
  return [high, low];
}

export function printingOf(printed: Printed, t: DuelTranslate): Printing {
  const cards = (printed["cards"] ?? []) as unknown as PrintedCard[];
  const relics = (printed["relics"] ?? []) as unknown as PrintedRelic[];
  const byKey = new Map(cards.map((card) => [card.key, card]));
  const relicsByKey = new Map(relics.map((relic) => [relic.key, relic]));
  const card = (key: string): PrintedCard => found(byKey, key);
  const names = (keys: readonly string[]): string => keys.map((key) => card(key).name).join(", ");
  const faces = new Map(cards.map((each) => [each.key, faceOf(each, cards, names, t)]));
  return {
    cards,
    card,
    face: (key) => found(faces, key),
    relic: (key) => found(relicsByKey, key),
    relicFaces: () => relics.map((relic) => relicFace(relic, t)),
    relicsOf: (character) => relics.filter((relic) => relic.character === character),
    counted: (keys) =>
      cards
        .map(({ key, name }) => ({ name, count: keys.filter((other) => other === key).length }))
        .filter(({ count }) => count > 0)
        .map(({ name, count }) => (count === 1 ? name : `${count} ${name}`))
        .join(", "),
  };
}

function found<Thing>(things: ReadonlyMap<string, Thing>, key: string): Thing {
  const thing = things.get(key);
  if (thing === undefined) throw new Error(`nothing named ${key} is printed`);
  return thing;
}

function faceOf(
  card: PrintedCard,
  all: readonly PrintedCard[],
  names: (keys: readonly string[]) => string,
  t: DuelTranslate,
): Face {
  const cancelledBy = all.filter((other) => other.cancels.includes(card.key)).map(({ key }) => key);
  return {
    key: card.key,
    name: card.name,
    kind: t(card.kind === "attack" ? "attack" : "support"),
    frame: card.kind === "attack" ? "pointed" : "round",
    text: card.text,
    icon: iconNamed(card.icon),
    hues: huesOf(card.key, card.kind),
    facts: factsOf(card, t),
    notes: [
      cancelledBy.length === 0
        ? t("cancelled-by-nothing")
        : t("cancelled-by", { cards: names(cancelledBy) }),
      t("copies", { count: card.copies }),
    ],
  };
}

function relicFace(relic: PrintedRelic, t: DuelTranslate): Face {
  return {
    key: relic.key,
    name: relic.name,
    kind: t("relic"),
    frame: "round",
    text: `${t("relic.condition")} ${relic.condition} ${t("relic.effect")} ${relic.active}`,
    icon: iconNamed(relic.icon),
    mark: duelIcon("star-formation"),
    hues: huesOf("relic"),
    facts: [],
    notes: [],
  };
}

function factsOf(card: PrintedCard, t: DuelTranslate): Fact[] {
  const facts: Fact[] = [];
  const add = (icon: IconName, figure: string, meaning: string): void => {
    facts.push({ icon, figure, meaning });
  };
  if (card.kind === "attack") {
    add(duelIcon("bullet"), String(card.cost), t("cost", { amount: card.cost }));
    add(duelIcon("burst"), String(card.damage), t("damage", { amount: card.damage }));
  }
  if (card.energy > 0) {
    add(duelIcon("hearts"), `+${card.energy}`, t("gains-energy", { amount: card.energy }));
  }
  if (card.ammo > 0) {
    add(duelIcon("bullet"), `+${card.ammo}`, t("gains-ammo", { amount: card.ammo }));
  }
  return facts;
}
