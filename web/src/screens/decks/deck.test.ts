import { describe, expect, it } from "vitest";

import { newDeck } from "../../decks";
import type { DeckBuildingInfo, DeckCardInfo } from "../../protocol/messages";
import { fileNameOf } from "./AsText";
import {
  changed,
  copiesOf,
  grouped,
  isThereInFull,
  known,
  missing,
  shuffled,
  sizeOf,
} from "./deck";
import { plainFace } from "../../parts/card/plain";
import { ANYTHING, isAnything, soughtCards, toggled } from "../cards/sought";
import { sizeWords } from "./size";
import { deckWordsIn } from "./words";

const card = (
  name: string,
  part: string,
  kind: string[],
  more: Partial<DeckCardInfo> = {},
): DeckCardInfo => ({
  key: name.toLowerCase(),
  name,
  text: "",
  part,
  marks: { kind, pace: [] },
  wants: [],
  ...more,
});

const main = { key: "main", name: "Main", fewest: 3, most: 3, copies: 1 };
const side = { key: "side", name: "Side", fewest: 0, most: null, copies: null };
const building: DeckBuildingInfo = {
  parts: [main, side],
  facets: [
    { key: "kind", name: "Kind", values: ["Beast", "Bird"] },
    { key: "pace", name: "Pace", values: ["Fast"] },
  ],
  opening_hand: 2,
  cards: [
    card("Owl", "main", ["Bird"], { text: "Sees in the dark.", wants: ["Egg"] }),
    card("Lynx", "main", ["Beast"], { marks: { kind: ["Beast"], pace: ["Fast"] } }),
    card("Cão", "main", ["Beast"]),
    card("Egg", "side", []),
  ],
  presets: [],
};
const empty = newDeck("cards", { name: "Mine" });
const pair = changed(changed(empty, "main", "Owl", 1), "main", "Lynx", 1);

describe("a deck", () => {
  it("has cards put in and taken out", () => {
    expect(sizeOf(pair, "main")).toBe(2);
    const eggs = changed(changed(pair, "side", "Egg", 1), "side", "Egg", 1);
    expect(copiesOf(eggs, "side", "Egg")).toBe(2);
    const none = changed(eggs, "side", "Egg", -2);
    expect(none.parts["side"]).toEqual([]);
    expect(empty.parts).toEqual({});
  });

  it("has no more copies of a card than its part allows, or than can be said", () => {
    expect(isThereInFull(pair, main, "Owl")).toBe(true);
    expect(isThereInFull(pair, main, "Cão")).toBe(false);
    expect(isThereInFull(changed(empty, "side", "Egg", 9), side, "Egg")).toBe(false);
    expect(copiesOf(changed(empty, "side", "Egg", 900), "side", "Egg")).toBe(200);
  });

  it("is told in groups in the game's order, what nobody knows last", () => {
    const odd = changed(pair, "main", "Nobody", 1);
    const told = grouped(odd, "main", building).map(({ value, entries }) => [
      value,
      entries.map(({ name, card: known }) => [name, known !== null]),
    ]);
    expect(told).toEqual([
      ["Beast", [["Lynx", true]]],
      ["Bird", [["Owl", true]]],
      [null, [["Nobody", false]]],
    ]);
  });

  it("has no parts but those of the game", () => {
    const old = { ...pair, parts: { ...pair.parts, attic: [{ name: "Owl", copies: 1 }] } };
    expect(known(old, building)).toEqual(pair);
  });

  it("calls for what its cards want and it lacks", () => {
    expect(missing(pair, building).map(({ name }) => name)).toEqual(["Egg"]);
    expect(missing(changed(pair, "side", "Egg", 1), building)).toEqual([]);
    expect(missing(empty, building)).toEqual([]);
  });

  it("is shuffled with every copy of it and nothing else", () => {
    const many = changed(changed(empty, "main", "Owl", 3), "main", "Lynx", 1);
    expect(shuffled(many, "main").sort()).toEqual(["Lynx", "Owl", "Owl", "Owl"]);
    const orders = new Set(Array.from({ length: 60 }, () => shuffled(many, "main").join()));
    expect(orders.size).toBe(4);
  });

  it("says how many cards it has, of how many", () => {
    const t = deckWordsIn("en");
    expect(sizeWords(main, 2, t)).toBe("2 of 3");
    expect(sizeWords({ ...main, most: 5 }, 2, t)).toBe("2, from 3 to 5");
    expect(sizeWords(side, 1, t)).toBe("1 card");
  });

  it("is saved under a name that every system takes", () => {
    expect(fileNameOf("Os Cães: Parte 2!")).toBe("os-caes-parte-2.txt");
    expect(fileNameOf("…")).toBe("deck.txt");
  });
});

describe("cards", () => {
  const found = (sought = ANYTHING) => soughtCards(building.cards, sought).map(({ name }) => name);

  it("are all found if nothing is asked", () => {
    expect(found()).toHaveLength(4);
    expect(isAnything(ANYTHING)).toBe(true);
  });

  it.each([
    ["owl", ["Owl"]],
    ["DARK sees", ["Owl"]],
    ["cao", ["Cão"]],
    ["beast", ["Lynx", "Cão"]],
    ["owl lynx", []],
  ])("are found by the words %j", (text, names) => {
    expect(found({ ...ANYTHING, text })).toEqual(names);
  });

  it("are found by part, by one of some values, and by all facets together", () => {
    expect(found({ ...ANYTHING, part: "side" })).toEqual(["Egg"]);
    const birds = toggled(ANYTHING, "kind", "Bird");
    expect(found(birds)).toEqual(["Owl"]);
    expect(isAnything(birds)).toBe(false);
    const both = toggled(birds, "kind", "Beast");
    expect(found(both)).toEqual(["Owl", "Lynx", "Cão"]);
    expect(found(toggled(both, "pace", "Fast"))).toEqual(["Lynx"]);
    expect(isAnything(toggled(birds, "kind", "Bird"))).toBe(true);
  });

  it("have a plain face where no board draws them", () => {
    expect(plainFace(card("Owl", "main", ["Bird"]))).toMatchObject({ name: "Owl", kind: "Bird" });
    expect(plainFace(card("Egg", "side", [])).notes).toEqual([]);
  });
});
