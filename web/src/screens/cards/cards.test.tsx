import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { numbersFrom } from "../../parts/card/scenery";
import { forgetAnswers } from "../../protocol/api";
import type { CardCatalogue, CardInfo } from "../../protocol/messages";
import { gameForTests } from "../gameForTests";
import { addressOf, type Looked, lookedIn, NOTHING_YET } from "./address";
import { Browser } from "./Browser";
import { ordered } from "./order";
import { MOST_PRINTED, PrintCards } from "./PrintCards";
import { ANYTHING, soughtCards, toggled } from "./sought";

const card = (name: string, kind: string, more: Partial<CardInfo> = {}): CardInfo => ({
  key: name.toLowerCase(),
  name,
  kind,
  text: `${name} does something.`,
  details: [],
  part: "",
  marks: {},
  copies: 1,
  keywords: [],
  phrases: [],
  decks: [],
  ...more,
});
const owl = card("Owl", "Bird", {
  details: ["Wings: 2"],
  marks: { pace: ["Fast"] },
  keywords: [{ word: "Fast", rules: [{ id: "pace.fast", text: "It goes first." }] }],
  phrases: [{ word: "does", rules: [{ id: "deed.any", text: "It is done." }] }],
  decks: ["Night"],
});
const lynx = card("Lynx", "Beast", { copies: 3 });
const adder = card("Adder", "Beast", { decks: ["Night", "Day"] });
const catalogue: CardCatalogue = {
  parts: [],
  facets: [{ key: "pace", name: "Pace", values: ["Fast"] }],
  cards: [owl, lynx, adder],
};
const game = gameForTests({
  has_cards: true,
});
const names = (cards: readonly CardInfo[]): string[] => cards.map(({ name }) => name);

describe("the address", () => {
  const looked: Looked = {
    sought: {
      text: "two words",
      part: "extra",
      values: new Map([["pace", new Set(["Fast", "Slow"])]]),
    },
    order: "decks",
    card: "owl",
  };

  it("tells whoever is sent it what was looked at", () => {
    const address = addressOf("beasts", looked);
    expect(lookedIn(new URL(address, "http://here").searchParams)).toEqual(looked);
  });

  it("is short where nothing is sought, and takes no order that is none", () => {
    expect(addressOf("beasts", NOTHING_YET)).toBe("/cards/beasts");
    expect(lookedIn(new URLSearchParams("order=size&by-pace=Fast"))).toEqual({
      ...NOTHING_YET,
      sought: { ...ANYTHING, values: new Map([["pace", new Set(["Fast"])]]) },
    });
  });
});

describe("the cards", () => {
  it("are sought by their kind as well, whatever their marks", () => {
    expect(names(soughtCards(catalogue.cards, { ...ANYTHING, text: "beast" }))).toEqual([
      "Lynx",
      "Adder",
    ]);
    const fast = toggled(ANYTHING, "pace", "Fast");
    expect(names(soughtCards(catalogue.cards, fast))).toEqual(["Owl"]);
  });

  it("are sorted as one likes, and stay as printed where they are alike", () => {
    expect(names(ordered(catalogue.cards, "printed", "en"))).toEqual(["Owl", "Lynx", "Adder"]);
    expect(names(ordered(catalogue.cards, "name", "en"))).toEqual(["Adder", "Lynx", "Owl"]);
    expect(names(ordered(catalogue.cards, "kind", "en"))).toEqual(["Lynx", "Adder", "Owl"]);
    expect(names(ordered(catalogue.cards, "decks", "en"))).toEqual(["Adder", "Owl", "Lynx"]);
  });

  it("have pictures from the same numbers as printed sheets", () => {
    const next = numbersFrom("owl");
    // tests/cards/test_catalogue.py has the same.
    expect([next(), next(), next()].map((number) => Number(number.toFixed(9)))).toEqual([
      0.405018453, 0.966511427, 0.425314951,
    ]);
  });
});

/** What the server was asked for, and what it answers with. */
function serve(answer: () => Response) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const body: unknown = typeof request.body === "string" ? JSON.parse(request.body) : null;
    asked.push({ path, body });
    return Promise.resolve(path.includes("printed") ? Response.json({}) : answer());
  });
  return asked;
}

beforeEach(() => history.replaceState(null, "", "/cards/no-board"));
afterEach(() => {
  vi.unstubAllGlobals();
  forgetAnswers();
});

describe("the browser", () => {
  async function open(): Promise<void> {
    serve(() => Response.json({}));
    await act(async () => {
      render(<Browser game={game} catalogue={catalogue} />);
      await Promise.resolve();
    });
  }
  const shown = (): string[] =>
    screen
      .getAllByRole("button", { name: /does something/ })
      .map((each) => each.getAttribute("aria-label")?.split(".")[0] ?? "");

  it("narrows to what is typed, and keeps it in the address", async () => {
    await open();
    expect(shown()).toEqual(["Owl", "Lynx", "Adder"]);
    await userEvent.type(screen.getByRole("searchbox"), "beast");
    expect(shown()).toEqual(["Lynx", "Adder"]);
    expect(location.search).toBe("?q=beast");
    await userEvent.selectOptions(screen.getByLabelText("In order of"), "name");
    expect(shown()).toEqual(["Adder", "Lynx"]);
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.click(screen.getByRole("button", { name: "Fast" }));
    expect(shown()).toEqual(["Owl"]);
    expect(location.search).toBe("?by-pace=Fast&order=name");
  });

  it("opens a card with the rules behind its words, and goes on to the next", async () => {
    await open();
    await userEvent.click(screen.getByRole("button", { name: /^Owl/ }));
    expect(location.search).toBe("?card=owl");
    const dialog = within(screen.getByRole("dialog", { name: "Owl" }));
    expect(dialog.getByText("It goes first.", { exact: false })).toBeDefined();
    const rule = dialog.getByRole("link", { name: "Rule pace.fast" });
    expect(rule.getAttribute("href")).toBe("/rules/no-board/pace.fast");
    expect(dialog.getByText("Wings: 2")).toBeDefined();
    expect(dialog.getByText(/In 1 of the decks.*Night/)).toBeDefined();
    expect(dialog.getByRole("button", { name: "The one before" })).toHaveProperty("disabled", true);
    await userEvent.click(dialog.getByRole("button", { name: "The next" }));
    expect(screen.getByRole("dialog", { name: "Lynx" })).toBeDefined();
    expect(location.search).toBe("?card=lynx");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Lynx/);
  });

  it("says so when nothing is like that, and lets one look for anything again", async () => {
    await open();
    await userEvent.type(screen.getByRole("searchbox"), "zebra");
    expect(screen.getByText("No card is like that.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Print these" })).toHaveProperty("disabled", true);
    const [clear] = screen.getAllByRole("button", { name: "Look for anything" });
    if (clear !== undefined) await userEvent.click(clear);
    expect(shown()).toHaveLength(3);
  });
});

describe("printing", () => {
  const click = (name: string): Promise<void> =>
    userEvent.click(screen.getByRole("button", { name }));

  it("asks for what is shown, on the paper and with the copies wanted", async () => {
    const asked = serve(() => new Response("%PDF"));
    const made = vi.fn(() => "blob:sheets");
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
    render(<PrintCards game="beasts" cards={[lynx, owl]} onClose={() => undefined} />);
    expect(screen.getByRole("status").textContent).toMatch(/^2 cards.*1 page in all/);
    await userEvent.click(screen.getByLabelText("Each as often as the game has it"));
    await userEvent.click(screen.getByLabelText(/A page with backs/));
    expect(screen.getByRole("status").textContent).toMatch(/^4 cards.*2 pages in all/);
    await userEvent.click(screen.getByLabelText("A4"));
    await click("Make the PDF");
    expect(asked.at(-1)).toEqual({
      path: "/api/games/beasts/cards/sheets?language=en",
      body: {
        cards: [
          { name: "lynx", copies: 3 },
          { name: "owl", copies: 1 },
        ],
        paper: "a4",
        backs: true,
      },
    });
    expect(made).toHaveBeenCalledOnce();
  });

  it("takes all copies of a deck without asking", () => {
    serve(() => new Response("%PDF"));
    render(<PrintCards game="beasts" cards={[lynx, owl]} allCopies onClose={() => undefined} />);
    expect(screen.getByRole("status").textContent).toMatch(/^4 cards/);
    expect(screen.queryByLabelText("Each as often as the game has it")).toBeNull();
  });

  it("says why the server refused", async () => {
    serve(() =>
      Response.json({ code: "unavailable", reason: "others are printing" }, { status: 503 }),
    );
    render(<PrintCards game="beasts" cards={[owl]} onClose={() => undefined} />);
    await click("Make the PDF");
    expect((await screen.findByRole("alert")).textContent).toContain("others are printing");
  });

  it("does not ask for more than a file may have", () => {
    const many = Array.from({ length: MOST_PRINTED + 1 }, (_, number) =>
      card(`C${number}`, "Bird"),
    );
    render(<PrintCards game="beasts" cards={many} onClose={() => undefined} />);
    expect(screen.getByRole("button", { name: "Make the PDF" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("status").textContent).toContain(`${MOST_PRINTED} cards at most`);
  });
});
