/** What the screens work out before they draw. */

import { describe, expect, it } from "vitest";

import { keepDeck, newDeck } from "../decks";
import type { Frame } from "../protocol/messages";
import { wordsIn } from "../words";
import { codeIn } from "./home/code";
import { ago } from "./home/people";
import { goodBot } from "./playNow";
import { addressOf, momentIn, sideIn } from "./replay/address";
import { turnAt, turnsOf } from "./replay/turns";
import { found } from "./rules/search";
import { marked } from "./rules/Shown";
import { choicesOf, ownChoice, ownOptions } from "./setup/own";
import { clockOf, firstWish, matchOf, others, waitsForPeople } from "./setup/wanted";
import { gameForTests } from "./gameForTests";

const duel = gameForTests({
  name: "allumbra",
  title: "Allumbra",
  options: [
    {
      name: "relics",
      values: [false, true],
      labels: ["", ""],
      default: false,
      meaning: "",
      free: "",
      seat: null,
    },
  ],
  bots: [
    { bot: "random", meaning: "" },
    { bot: "search:1s", meaning: "" },
    { bot: "search:5s", meaning: "" },
  ],
  has_tutorial: true,
});

describe("a code", () => {
  it.each(["k7m2wq9d", " K7M2 WQ9D ", "k7m2-wq9d", "https://x.org/join/k7m2wq9d?from=mail"])(
    "is found in %s",
    (text) => expect(codeIn(text)).toBe("k7m2wq9d"),
  );
  it.each(["", "k7m2wq9", "k7m2wq9d0", "k7m2wq10", "not the code"])("is not found in %j", (text) =>
    expect(codeIn(text)).toBeNull(),
  );
});

describe("choices of one's own", () => {
  const deck = (name: string, seat: number) => ({
    name,
    values: ["one", "two"],
    labels: ["The One", "The Two"],
    default: seat === 0 ? "one" : "two",
    meaning: "",
    free: "a deck as text",
    seat,
  });
  const cards = { ...duel, builds_decks: true, options: [deck("first", 0), deck("second", 1)] };

  it("are made for oneself and for bots, and left to other people", () => {
    const wish = firstWish(cards, "Ana", "own-deck:7");
    expect(matchOf(cards, wish, "Guest").options).toEqual({ first: "own-deck:7" });
    const alone = { ...wish, others: [{ sitting: "bot" as const, bot: "random" }] };
    expect(matchOf(cards, alone, "Guest").options).toEqual({ first: "own-deck:7", second: "two" });
  });

  it("begin with one's own decks, where the option takes decks", () => {
    const kept = newDeck(cards.name, { name: "Mine" });
    keepDeck(kept);
    const t = wordsIn("en");
    const [option] = ownOptions(cards, 1);
    if (option === undefined) throw new Error("seat 1 has something to choose");
    expect(choicesOf(cards, option, t).map(({ label }) => label)).toEqual([
      "Yours: Mine",
      "The One",
      "The Two",
    ]);
    expect(choicesOf({ ...cards, builds_decks: false }, option, t)).toHaveLength(2);
    expect(ownChoice(cards, 0)?.name).toBe("first");
    expect(ownChoice({ ...cards, builds_decks: false }, 0)).toBeNull();
  });
});

describe("a set-up", () => {
  const wish = firstWish(duel, "Ana");

  it("begins with the game's defaults and a friend", () => {
    expect(wish).toMatchObject({ options: { relics: false }, others: [{ sitting: "friend" }] });
    expect(waitsForPeople(wish)).toBe(true);
  });

  it("asks for exactly what was filled in", () => {
    const wanted = {
      ...wish,
      others: [{ sitting: "bot" as const, bot: "search:5s" }],
      options: { relics: true },
      clock: clockOf("match"),
    };
    expect(waitsForPeople(wanted)).toBe(false);
    expect(matchOf(duel, wanted, "Guest")).toEqual({
      game: "allumbra",
      options: { relics: true },
      seats: [
        { kind: "human", name: "Ana" },
        { kind: "bot", bot: "search:5s" },
      ],
      settings: {
        clock: { kind: "match", seconds: 600, added: 5 },
        out_of_time: "bot",
        absence_seconds: 60,
        listed: false,
        watched: true,
      },
    });
  });

  it("lists a match that waits for anyone, and names the nameless", () => {
    const wanted = { ...wish, name: "  ", others: [{ sitting: "anyone" as const, bot: "" }] };
    const match = matchOf(duel, wanted, "Guest");
    expect(match.settings?.listed).toBe(true);
    expect(match.seats).toEqual([{ kind: "human", name: "Guest" }, { kind: "human" }]);
  });

  it("keeps those who sit when the number of players changes", () => {
    const bot = { sitting: "bot" as const, bot: "random" };
    expect(others(3, [bot], "search:1s")).toEqual([bot, { sitting: "friend", bot: "search:1s" }]);
    expect(others(2, [bot, bot], "search:1s")).toEqual([bot]);
  });

  it("meets strangers with a bot that thinks for a moment", () => {
    expect(goodBot(duel)).toBe("search:1s");
    expect(goodBot({ ...duel, bots: [{ bot: "greedy", meaning: "" }] })).toBe("greedy");
  });
});

describe("a replay", () => {
  const frames = [0, 0, 1, 1, 2].map((turn, number): Frame => ({
    number,
    turn,
    told: [],
  }));

  it("knows where its turns begin", () => {
    const turns = turnsOf(frames);
    expect(turns).toEqual([
      { turn: 0, moment: 0 },
      { turn: 1, moment: 2 },
      { turn: 2, moment: 4 },
    ]);
    expect([0, 1, 2, 3, 4].map((moment) => turnAt(turns, moment))).toEqual([0, 0, 1, 1, 2]);
  });

  it("finds its moment and side in the address again", () => {
    const query = new URL(addressOf("abcdefgh", 3, 1), "http://x").searchParams;
    expect(momentIn(query, 5)).toBe(3);
    expect(sideIn(query, 0)).toBe(1);
    const seenByAll = new URL(addressOf("abcdefgh", 0, null), "http://x").searchParams;
    expect(sideIn(seenByAll, 0)).toBeNull();
  });

  it("makes the best of a strange address", () => {
    expect(momentIn(new URLSearchParams("at=99"), 5)).toBe(4);
    expect(momentIn(new URLSearchParams("at=-1"), 5)).toBe(0);
    expect(momentIn(new URLSearchParams("at=x"), 5)).toBe(0);
    expect(sideIn(new URLSearchParams(""), 1)).toBe(1);
    expect(sideIn(new URLSearchParams("side=99"), 1)).toBeNull();
  });
});

describe("the rules reader", () => {
  const sections = [
    {
      title: "Goal",
      rules: [
        { id: "goal.energy-zero", text: "Energy at 0 loses." },
        { id: "goal.draw", text: "Both at 0 draw." },
      ],
    },
    { title: "Setup", rules: [{ id: "setup.energy", text: "Each begins at 10 energy." }] },
  ];

  it("finds rules by every word, wherever it stands", () => {
    expect(found(sections, "")).toEqual(sections);
    expect(found(sections, "ENERGY").flatMap(({ rules }) => rules)).toHaveLength(2);
    expect(found(sections, "setup énergy").flatMap(({ rules }) => rules)).toHaveLength(1);
    expect(found(sections, "dragon")).toEqual([]);
  });

  it("marks what was sought", () => {
    expect(marked("Energy at 0 loses.", ["los", "energy"])).toEqual([
      { text: "Energy", hit: true },
      { text: " at 0 ", hit: false },
      { text: "los", hit: true },
      { text: "es.", hit: false },
    ]);
    expect(marked("As it is.", [])).toEqual([{ text: "As it is.", hit: false }]);
  });
});

describe("the time since", () => {
  it.each([
    [30, "just now"],
    [61, "1 minute ago"],
    [7200, "2 hours ago"],
    [200_000, "2 days ago"],
  ])("%d seconds reads well", (seconds, text) => {
    expect(ago(1_000, (1_000 + seconds) * 1000, wordsIn("en"))).toBe(text);
  });
});
