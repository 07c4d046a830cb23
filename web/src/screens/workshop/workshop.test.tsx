import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { forgetAnswers } from "../../protocol/api";
import type {
  BalanceNow,
  CardFieldInfo,
  CardKindInfo,
  CardSlip,
  CheckedDrafts,
  WorkshopInfo,
} from "../../protocol/messages";
import { gameForTests } from "../gameForTests";
import { Report } from "./Balance";
import { Bench } from "./Bench";
import { asKind, keep, kept, newCard, numbersIn, typedNumbers, withField } from "./cards";
import { kindsFrom, pieces } from "./colours";
import { addressWith, packIn } from "./share";
import { taken } from "./taking";

const field = (name: string, kind: CardFieldInfo["kind"], more = {}): CardFieldInfo => ({
  name,
  kind,
  meaning: `The ${name}.`,
  values: [],
  fewest: 0,
  most: 0,
  needed: true,
  alone: false,
  ...more,
});
const beast: CardKindInfo = {
  heading: "beast",
  name: "Beast",
  fields: [
    field("name", "line"),
    field("pace", "one", { values: ["Fast", "Slow"] }),
    field("traits", "some", { values: ["Furry", "Wet"], needed: false, most: 2 }),
    field("text", "text"),
    field("times", "numbers", { values: ["NF"] }),
  ],
  example: {
    heading: "beast",
    fields: { name: "Owl", pace: "Fast", text: "Draw a card.", times: [3, "NF"] },
  },
};
const rock: CardKindInfo = {
  heading: "rock",
  name: "Rock",
  fields: [
    field("name", "line"),
    field("traits", "some", { values: ["Wet"], needed: false, most: 1 }),
    field("weight", "number"),
  ],
  example: { heading: "rock", fields: { name: "Flint", weight: 3 } },
};
const info: WorkshopInfo = {
  kinds: [beast, rock],
  words: { speed: ["Quick"], noun: ["card"], verb: ["draw"], keyword: ["Flying"] },
  icons: [],
  playable: true,
  decks: [
    { key: "night", name: "Night" },
    { key: "day", name: "Day" },
  ],
  positions: [
    { title: "At dusk", headings: ["beast"], text: "me: {card}" },
    { title: "In a quarry", headings: ["rock"], text: "them: {card}" },
  ],
};
const slip = (more: Partial<CardSlip>): CardSlip => ({
  card: 0,
  field: "text",
  what: "no",
  start: 0,
  end: 0,
  could_stand: [],
  suggestions: [],
  is_warning: false,
  ...more,
});
const owl = newCard(beast, false);

describe("a card on the bench", () => {
  it("begins as the example, or with its words still to be written", () => {
    expect(owl.fields).toEqual(beast.example.fields);
    expect(newCard(beast, true).fields).toEqual({ ...owl.fields, name: "", text: "" });
  });

  it("has no field that is empty and need not be there", () => {
    const [, , traits, text] = beast.fields;
    if (traits === undefined || text === undefined) throw new Error("there are such fields");
    const wet = withField(owl, traits, ["Wet"]);
    expect(wet.fields["traits"]).toEqual(["Wet"]);
    expect(withField(wet, traits, []).fields).toEqual(owl.fields);
    expect(withField(owl, text, "").fields["text"]).toBe("");
  });

  it("keeps what both kinds have when it becomes another", () => {
    const wet = { ...owl, fields: { ...owl.fields, traits: ["Wet"] } };
    expect(asKind(wet, rock).fields).toEqual({ name: "Owl", traits: ["Wet"], weight: 3 });
    const furry = { ...owl, fields: { ...owl.fields, traits: ["Furry"] } };
    expect(asKind(furry, rock).fields).toEqual({ name: "Owl", weight: 3 });
  });

  it("is kept in the browser, and what is no card is not", () => {
    expect(keep("beasts", [owl])).toBe(true);
    expect(kept("beasts")).toEqual([owl]);
    localStorage.setItem("rulewright.workshop.beasts", '[3, {"id": "x"}]');
    expect(kept("beasts")).toEqual([]);
    localStorage.setItem("rulewright.workshop.beasts", "{");
    expect(kept("beasts")).toEqual([]);
  });
});

describe("numbers as they are typed", () => {
  const times = field("times", "numbers", { values: ["NF"] });
  it("are numbers and words", () => {
    expect(numbersIn("38.5, nf 36,", times)).toEqual([38.5, "NF", 36]);
    expect(numbersIn("38x", times)).toEqual(["38x"]);
    expect(typedNumbers([38.5, "NF"])).toBe("38.5, NF");
  });
  it("stand for themselves where one may", () => {
    expect(numbersIn("3", { ...times, alone: true })).toBe(3);
    expect(numbersIn("2, 4", { ...times, alone: true })).toEqual([2, 4]);
    expect(typedNumbers(3)).toBe("3");
  });
});

describe("colours", () => {
  const kindOf = kindsFrom(info.words);
  it("tell kinds of words apart, capital or not", () => {
    const kinds = pieces("Quick: Draw 2 card.", kindOf, []).map(({ text, kind }) => [text, kind]);
    expect(kinds.filter(([, kind]) => kind !== "plain")).toEqual([
      ["Quick", "speed"],
      ["Draw", "verb"],
      ["2", "number"],
      ["card", "noun"],
    ]);
    const phase = kindsFrom({ noun: ["Draw"], verb: ["draw"] });
    expect([phase("Draw", true), phase("Draw", false)]).toEqual(["verb", "noun"]);
  });
  it("leave every letter where it is", () => {
    const text = "Quick:  Draw’s a-b 'c'. ";
    const marked = pieces(text, kindOf, [slip({ start: 3, end: 9 }), slip({ start: 99, end: 99 })]);
    expect(marked.map((piece) => piece.text).join("")).toBe(text);
    expect(pieces("", kindOf, [slip({})])).toEqual([]);
  });
  it("underline what is wrong, and the last letter where something is missing", () => {
    const wrong = (slips: CardSlip[]): string[] =>
      pieces("Draw a card", kindOf, slips)
        .filter((piece) => piece.wrong !== null)
        .map((piece) => piece.text);
    expect(wrong([slip({ start: 5, end: 6 })])).toEqual(["a"]);
    expect(wrong([slip({ start: 11, end: 11 })])).toEqual(["d"]);
    const both = pieces("Draw", kindOf, [
      slip({ end: 4, is_warning: true }),
      slip({ end: 4, is_warning: false }),
    ]);
    expect(both[0]?.wrong).toBe("mistake");
  });
});

describe("taking words", () => {
  const words = (said: string, start: number) => ({ words: said, start, about: "" });
  it("puts them in the place of what was begun", () => {
    expect(taken("Quick: Dr", 9, words("Draw", 7))).toEqual({ text: "Quick: Draw ", cursor: 12 });
  });
  it("puts them after a space, and signs before it", () => {
    expect(taken("Draw", 4, words("a card", 4))).toEqual({ text: "Draw a card ", cursor: 12 });
    expect(taken("Draw a card ", 12, words(".", 12)).text).toBe("Draw a card. ");
  });
  it("leaves what stands behind", () => {
    expect(taken("Dr a card.", 2, words("Draw", 0))).toEqual({ text: "Draw a card.", cursor: 5 });
  });
});

describe("a link", () => {
  it("has the whole pack in it, behind the #", async () => {
    const pack = 'game = "beasts"\n[[beast]]\nname = "Überowl"\n'.repeat(20);
    const address = await addressWith(pack, "http://here/workshop/beasts#old");
    const hash = new URL(address).hash;
    expect(address.startsWith("http://here/workshop/beasts#pack=")).toBe(true);
    expect(hash.length).toBeLessThan(pack.length / 3);
    expect(await packIn(hash)).toBe(pack);
  });
  it("that is cut short, or unpacks to too much, is none", async () => {
    expect(await packIn("#pack=!!!")).toBeNull();
    expect(await packIn("#rule")).toBeNull();
    const bomb = new URL(await addressWith("a".repeat(20_000_000 / 200), "http://here/")).hash;
    expect(await packIn(bomb)).toBeNull();
  });
});

const game = gameForTests({
  has_cards: true,
  has_workshop: true,
});
const right: CheckedDrafts = {
  slips: [],
  pack: "game",
  printed_text: "Draw a card.",
  meaning: [{ level: 0, about: "something to do", phrase: "Draw a card", means: "", rules: [] }],
  rules: [],
  printed: {},
  next: [{ words: "If", start: 12, about: "a sentence" }],
};

const half: BalanceNow = {
  job: "j",
  status: "playing",
  ahead: 0,
  played: 40,
  of: 100,
  reason: "",
  bot: "greedy",
  compared: true,
  won: 0.625,
  low: 0.47,
  high: 0.76,
  endless: 1,
  counts: { drawn: 20, played: 12, "won when drawn": 15 },
};

describe("a balance", () => {
  it("tells how far it is and what came of it so far", () => {
    render(<Report now={half} card="Owl" />);
    const bar = screen.getByRole("progressbar", { name: /40 of 100 matches/ });
    expect(bar).toHaveProperty("value", 40);
    expect(screen.getByText("63 %")).toBeTruthy();
    expect(screen.getByText("truly between 47 % and 76 %, in 95 of 100 cases")).toBeTruthy();
    expect(screen.getByText("20 times")).toBeTruthy();
    expect(screen.getByText("75 %")).toBeTruthy();
    expect(screen.getByText("Matches that did not end")).toBeTruthy();
  });
  it("says who comes first, and why it failed", () => {
    const { rerender } = render(
      <Report now={{ ...half, status: "waiting", ahead: 2, played: 0 }} card="Owl" />,
    );
    expect(screen.getByText(/2 others are measured first/)).toBeTruthy();
    expect(screen.queryByText("63 %")).toBeNull();
    rerender(<Report now={{ ...half, status: "failed", reason: "It never ends." }} card="Owl" />);
    expect(screen.getByText("It never ends.")).toBeTruthy();
  });
  it("without another deck tells nothing of winning against it", () => {
    render(<Report now={{ ...half, compared: false }} card="Owl" />);
    expect(screen.queryByText("Won by the deck with it")).toBeNull();
  });
  it("says nothing of draws in a game that does not count them", () => {
    render(<Report now={{ ...half, counts: { played: 12 } }} card="Owl" />);
    expect(screen.queryByText("Players who drew Owl")).toBeNull();
    expect(screen.getByText("12 times")).toBeTruthy();
  });
});

describe("the bench", () => {
  let answer: CheckedDrafts = right;
  const asked: unknown[] = [];
  beforeEach(() => {
    answer = right;
    asked.length = 0;
    vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      return Promise.resolve(new Response(JSON.stringify(answer)));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    forgetAnswers();
  });

  async function shown(): Promise<void> {
    await act(async () => {
      render(<Bench game={game} info={info} />);
      await Promise.resolve();
    });
    await screen.findByText("Understood: it can be played");
  }

  it("asks about the card and says what it means", async () => {
    await shown();
    expect(asked).toEqual([{ cards: [beast.example], at: 0, cursor: 12 }]);
    expect(await screen.findByText("something to do")).toBeTruthy();
    expect(screen.getByRole("option", { name: "If" })).toBeTruthy();
  });

  it("shows what is wrong at its field, and takes a proposal by press and by key", async () => {
    await shown();
    const text = screen.getByRole("textbox", { name: "Text" });
    const wrong = slip({ what: "No such word.", end: 4, suggestions: ["Draw a card."] });
    answer = { ...right, slips: [wrong, slip({ field: "pace", what: "Too fast." })] };
    fireEvent.change(text, { target: { value: "Drew a card." } });
    expect(await screen.findByText("No such word.")).toBeTruthy();
    expect(screen.getByText("Too fast.")).toBeTruthy();
    expect(screen.getByText("2 mistakes")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /Draw a card\./ }));
    expect(text).toHaveProperty("value", "Draw a card.");
    fireEvent.change(text, { target: { value: "Drew a card." } });
    await screen.findByText("No such word.");
    fireEvent.keyDown(text, { key: "Enter", altKey: true });
    expect(text).toHaveProperty("value", "Draw a card.");
  });

  it("says how a text is printed that was written in other words", async () => {
    await shown();
    const text = screen.getByRole("textbox", { name: "Text" });
    fireEvent.change(text, { target: { value: "You draw one card." } });
    await userEvent.click(await screen.findByRole("button", { name: "Write it so" }));
    expect(text).toHaveProperty("value", "Draw a card.");
  });

  it("is tried in a position for its kind, which may be changed", async () => {
    await shown();
    await userEvent.click(screen.getByRole("radio", { name: "Try it" }));
    await userEvent.click(screen.getByRole("radio", { name: "in a position" }));
    const position = screen.getByRole("textbox", { name: "The position as text" });
    expect(position).toHaveProperty("value", "me: {card}");
    expect(screen.queryByText("In a quarry")).toBeNull();
    fireEvent.change(position, { target: { value: "me: {card} {card}" } });
    expect(screen.getByLabelText("Position")).toHaveProperty("value", "own");
    await userEvent.click(screen.getByRole("button", { name: "Play it now" }));
    expect(asked.at(-1)).toMatchObject({
      cards: [beast.example],
      at: 0,
      deck: "night",
      position: "me: {card} {card}",
    });
  });

  it("is not tried while something is wrong", async () => {
    await shown();
    answer = { ...right, slips: [slip({ what: "No." })] };
    fireEvent.change(screen.getByRole("textbox", { name: "Text" }), { target: { value: "Drew" } });
    await screen.findByText("1 mistake");
    await userEvent.click(screen.getByRole("radio", { name: "Try it" }));
    const before = asked.length;
    await userEvent.click(screen.getByRole("button", { name: "Play it now" }));
    expect(asked).toHaveLength(before);
  });

  it("never leaves the bench empty", async () => {
    await shown();
    await userEvent.click(screen.getByRole("button", { name: "Another card" }));
    expect(screen.getByRole("button", { name: /Nameless/ })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Take this one away" }));
    await userEvent.click(screen.getByRole("button", { name: "Take this one away" }));
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveProperty("value", "Owl");
  });
});
