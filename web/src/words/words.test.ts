import { describe, expect, it } from "vitest";

import { cardsEn } from "../screens/cards/words/en";
import { cardsPt } from "../screens/cards/words/pt";
import { decksEn } from "../screens/decks/words/en";
import { decksPt } from "../screens/decks/words/pt";
import { worded } from "./catalogue";
import { shellEn } from "./shell.en";
import { shellPt } from "./shell.pt";
import { tableEn } from "./table.en";
import { tablePt } from "./table.pt";

type Catalogue = Record<string, unknown>;

/** The words of each board, by its folder and language. */
const boards = import.meta.glob<Record<string, Catalogue>>("../boards/*/words/{en,pt}.ts", {
  eager: true,
});
const wordsOf = (board: string, language: string): Catalogue =>
  Object.values(boards[`../boards/${board}/words/${language}.ts`] ?? {})[0] ?? {};
const names = [...new Set(Object.keys(boards).map((path) => path.split("/")[2] ?? ""))];

const namesIn = (message: unknown): string[] => {
  const text = typeof message === "string" ? message : Object.values(message as object).join(" ");
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
};

describe("the catalogue", () => {
  it("fills in names", () => {
    expect(worded("{who} won {what}", { who: "Ana", what: "it" }, "en")).toBe("Ana won it");
  });

  it("leaves what it was not given", () => {
    expect(worded("{who} won", {}, "en")).toBe("{who} won");
  });

  it("chooses the form by the count, as the language does", () => {
    const cards = { one: "{count} card", other: "{count} cards" };
    expect(worded(cards, { count: 1 }, "en")).toBe("1 card");
    expect(worded(cards, { count: 0 }, "en")).toBe("0 cards");
    expect(worded(cards, { count: 0 }, "pt")).toBe("0 card");
  });

  it.each<[string, Catalogue, Catalogue]>([
    ["the shell", shellEn, shellPt],
    ["the table", tableEn, tablePt],
    ...names.map((board): [string, Catalogue, Catalogue] => [
      board,
      wordsOf(board, "en"),
      wordsOf(board, "pt"),
    ]),
    ["the deck builder", decksEn, decksPt],
    ["the card browser", cardsEn, cardsPt],
  ])("says the same of %s in every language, with the same names to fill in", (_, en, pt) => {
    expect(Object.keys(pt).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(en)) {
      expect([key, namesIn(pt[key])]).toEqual([key, namesIn(message)]);
    }
  });

  it.each(names)("gives no message twice at the table of %s", (board) => {
    const all = [shellEn, tableEn, decksEn, cardsEn, wordsOf(board, "en")].flatMap((messages) =>
      Object.keys(messages),
    );
    expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
  });
});
