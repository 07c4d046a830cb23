import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { forgetDeck, keepDeck, keptDeck, keptDecks, newDeck, valueOf, withTexts } from "./decks";

const gang = (name: string) => ({
  ...newDeck("cards", { name, parts: { deck: [{ name: "Rat", copies: 1 }] } }),
});

describe("decks that are kept", () => {
  it("are there after the page is opened again, the last changed first", () => {
    keepDeck({ ...gang("One"), at: 1 });
    keepDeck({ ...gang("Two"), at: 2 });
    keepDeck({ ...newDeck("others", { name: "Three" }) });
    expect(keptDecks("cards").map(({ name }) => name)).toEqual(["Two", "One"]);
  });

  it("are changed in place, and forgotten one by one", () => {
    const deck = gang("One");
    keepDeck(deck);
    keepDeck({ ...deck, name: "Other" });
    expect(keptDecks("cards").map(({ name }) => name)).toEqual(["Other"]);
    forgetDeck(deck.id);
    expect(keptDeck(deck.id)).toBeNull();
  });

  it.each(["", "{", "7", "null", '{"a":1}', '[null,7,"x",{"id":"a"},{"id":"a","game":"cards"}]'])(
    "are none where %j was kept",
    (kept) => {
      localStorage.setItem("rulewright.decks", kept);
      expect(keptDecks("cards")).toEqual([]);
    },
  );

  it("are read as far as they make sense", () => {
    const parts = {
      deck: [{ name: "Rat", copies: 1 }, { name: "Cat", copies: -1 }, { name: 7 }, null],
      extra: "nothing",
    };
    const odd = { id: "a", game: "cards", name: "x".repeat(90), plan: 7, parts };
    localStorage.setItem("rulewright.decks", JSON.stringify([odd]));
    expect(keptDecks("cards")).toEqual([
      {
        id: "a",
        game: "cards",
        name: "x".repeat(60),
        plan: "",
        parts: { deck: [{ name: "Rat", copies: 1 }], extra: [] },
        at: 0,
      },
    ]);
  });

  it("say so when the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(keepDeck(gang("One"))).toBe(false);
  });
});

describe("options of a match", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", (_path: string, request: { body: string }) => {
      const { name } = JSON.parse(request.body) as { name: string };
      return Promise.resolve(new Response(JSON.stringify({ text: `text of ${name}` })));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("get the texts of one's own decks, and nothing else is changed", async () => {
    const deck = gang("One");
    keepDeck(deck);
    const options = { mine: valueOf(deck), theirs: "preset", open: true };
    expect(await withTexts("cards", options)).toEqual({ ...options, mine: "text of One" });
  });
});
