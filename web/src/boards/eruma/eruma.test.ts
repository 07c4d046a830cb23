import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Told } from "../../protocol/messages";
import { drawn } from "./drawn";
import { printed, raid, side, standing } from "./example";
import { guide } from "./guide";
import eruma from "./index";
import { lines } from "./lines";
import { offersIn } from "./offers";
import { pathsBetween, type Lying } from "./paths";
import { drawn as pictures } from "./pictures";
import { printingOf } from "./printing";
import { nightFor } from "./scenery";
import type { BoardProps } from "../board";
import type { RaidView } from "./view";
import { raidWordsIn } from "./words";

const t = raidWordsIn("en");

function board(view: RaidView, changes: Partial<BoardProps> = {}): BoardProps {
  return {
    view: view as unknown as BoardProps["view"],
    you: 0,
    seats: [],
    decision: null,
    printed,
    told: [],
    lit: new Map(),
    choose: () => undefined,
    motion: false,
    language: "en",
    names: ["Ana", "Bo"],
    ...changes,
  };
}
const choice = (spelled: (string | number)[], ...objects: string[]) => ({
  spelled,
  label: "",
  warning: "",
  objects,
});
const asked = (...choices: ReturnType<typeof choice>[]) => ({
  asked: 1,
  prompt: "",
  rule: "",
  choices,
});

test("every icon that a card names is drawn", () => {
  const folder = join(process.cwd(), "../src/rulewright/games/eruma/cards");
  const named = readdirSync(folder)
    .filter((file) => file.endsWith(".toml"))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), "utf8").matchAll(/^icons = (\[.*\])$/gm),
    ])
    .flatMap(([, list]) => JSON.parse(list ?? "[]") as string[]);
  const there = new Set([...Object.keys(drawn), ...Object.keys(pictures)]);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});

test("no two cards look alike, and the same card looks the same", () => {
  const [one, other] = [nightFor("a", "thief"), nightFor("b", "thief")];
  expect(one).toEqual(nightFor("a", "thief"));
  expect(one.layers).not.toEqual(other.layers);
  expect(one.layers).not.toEqual(nightFor("a", "maniac").layers);
});

test("choices are sorted by how they are taken", () => {
  const all = [
    choice(["play", 1, 3], "h1", "p3"),
    choice(["choose", 5], "p5"),
    choice(["choose", 60], "d0", "c1"),
    choice(["let"], "p5"),
    choice(["keep", 5], "p5"),
    choice(["end"]),
  ];
  const offers = offersIn(asked(...all));
  expect([...offers.acts.keys()]).toEqual(["h1"]);
  expect([...offers.picks.keys()]).toEqual(["p5"]);
  expect(offers.laidOut).toEqual([all[2]]);
  expect(offers.buttons).toEqual([all[3], all[4], all[5]]);
});

test("the first of each class are shown first", () => {
  const faces = eruma.faces(printed, "en");
  expect(faces.map(({ name }) => name)).toEqual(["Cutter", "Magpie", "Lamp", "Hound"]);
  expect(printingOf(printed, t).numbered("c2")?.name).toBe("Lamp");
});

test("the table in sentences tells all that is seen, and nothing hidden", () => {
  const hidden = standing(20, { card: null, up: false, known: false, controller: 1, owner: 1 });
  const sides = [
    side(0, { graveyard: ["magpie", "magpie"], extra: ["hound"] }),
    side(1, { treasure: 4, hand: [{ id: null, card: "lamp", known: true }], banished: ["cutter"] }),
  ];
  const power = { id: "p2", card: "lamp", seat: 0, since: 1, targets: [] };
  const view = raid([standing(2, { exhausted: "right" }), hidden], { sides, powers: [power] });
  expect(lines(board(view))).toEqual([
    "Turn 3, Assault Phase; your turn.",
    "3 Action Points left.",
    "Bo: 4 of 10 treasures, 2 cards in hand, 11 in the Deck, 0 in the Graveyard.",
    "Known to be in Bo's hand: Lamp.",
    "Banished from Bo: Cutter.",
    "Ana: 0 of 10 treasures, 2 cards in hand, 11 in the Deck, 2 in the Graveyard.",
    "In Ana's Graveyard: 2 Magpie.",
    "In Ana's Extra Deck: Hound.",
    "In your hand: Cutter, Lamp.",
    "Bo's Zone 1: 1 Face-down, Bo's.",
    "Bo's Zone 2: empty.",
    "Treasure: empty.",
    "Your Zone 2: empty.",
    "Your Zone 1: 3 Magpie, Thief, yours, exhausted, turned right.",
    "Running: Lamp, yours.",
  ]);
});

const told = (kind: string, ...objects: string[]): Told => ({ kind, objects, text: "", rule: "" });
function ways(news: Told[], before: Partial<Lying> = {}, after: Partial<Lying> = {}) {
  const lying: Lying = {
    raid: raid([standing(7), standing(8, { owner: 1 })]),
    you: 0,
    told: [],
    hand: [],
  };
  const { arrivals, departures } = pathsBetween(
    { ...lying, ...before },
    { ...lying, ...after, told: news },
  );
  return { arrivals: [...arrivals], departures: [...departures] };
}

test("a card that moves twice comes from where it was first", () => {
  const news = [told("moved", "p2", "p7"), told("moved", "p7", "p12")];
  expect(ways(news)).toEqual({ arrivals: [["field-12", "field-2"]], departures: [] });
});

test("who is killed goes to the Graveyard of its owner, and the attacker takes the place", () => {
  const news = [told("attacked", "p7", "p8"), told("killed", "p8"), told("moved", "p7", "p8")];
  expect(ways(news)).toEqual({
    arrivals: [["field-8", "field-7"]],
    departures: [["field-8", "grave-1"]],
  });
});

test("cards come from the hand, the Deck and the Extra Deck", () => {
  const held = { id: 0, kind: "h1", empty: false };
  const empty = { ...held, empty: true };
  expect(
    ways([told("played-card", "s0", "p3")], { hand: [held] }, { hand: [empty] }).arrivals,
  ).toEqual([["field-3", "held-0"]]);
  expect(ways([told("played", "s1", "p23")]).arrivals).toEqual([["field-23", "fan-1"]]);
  expect(ways([told("summoned", "s1", "p9")]).arrivals).toEqual([["field-9", "extra-1"]]);
  expect(ways([told("drew-card", "s0")], {}, { hand: [held] }).arrivals).toEqual([
    ["held-0", "deck-0"],
  ]);
  expect(ways([told("returned", "s0", "p7")], {}, { hand: [held] }).arrivals).toEqual([
    ["held-0", "field-7"],
  ]);
  expect(ways([told("swapped", "p7", "p8")]).arrivals).toEqual([
    ["field-8", "field-7"],
    ["field-7", "field-8"],
  ]);
});

function speaks(view: RaidView, changes: Partial<BoardProps>, ...known: string[]): string[] {
  const props = board(view, changes);
  return guide.topics
    .filter((topic) => !known.includes(topic.key) && topic.due(props))
    .map((topic) => topic.key);
}

test("the guide speaks of what lies there and of what may be done", () => {
  const first = raid([], { turn: 1 });
  const decision = asked(choice(["play", 1, 3], "h1", "p3"), choice(["end"]));
  expect(speaks(first, { decision })).toEqual(["goal", "field", "points", "hand", "play"]);
  const walking = raid([standing(7)]);
  const way = asked(choice(["move", 7, 12], "p7", "p12"), choice(["end"]));
  expect(speaks(walking, { decision: way })).toEqual(["flipped", "move"]);
  const there = raid([standing(12)]);
  const steal = asked(choice(["steal", 12], "p12"), choice(["end"]));
  expect(speaks(there, { decision: steal }, "flipped")).toEqual(["steal", "thief"]);
  expect(speaks(raid([], { phase: "draw" }), { decision: null })).toEqual([]);
});

test("the guide names the cards it speaks of, and points at them", () => {
  const other = standing(8, { card: "lamp", controller: 1, owner: 1 });
  const decision = asked(choice(["attack", 7, 8], "p7", "p8"));
  const props = board(raid([standing(7), other]), { decision });
  const topic = guide.topics.find(({ key }) => key === "attack");
  expect(topic?.words(props)).toContain("Lamp stands next to Magpie.");
  expect(topic?.pin(props)).toBe("cell-8");
});
