import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Told } from "../../protocol/messages";
import { boardProps, choice } from "../testing";
import { drawn } from "./drawn";
import { bram, feud, fought, held, hero, printed, side } from "./example";
import grimterra from "./index";
import { lines } from "./lines";
import { needsOf } from "./needs";
import { castersFor, offersIn } from "./offers";
import { pathsBetween, type Lying } from "./paths";
import { drawn as pictures } from "./pictures";
import { printingOf } from "./printing";
import { newsIn, outcomeOf, roundsIn } from "./rounds";
import { facingIn, type FeudView } from "./view";
import { feudWordsIn } from "./words";

const printing = printingOf(printed, feudWordsIn("en"));
const asked = (...choices: ReturnType<typeof choice>[]) => ({
  asked: 1,
  prompt: "",
  rule: "",
  choices,
});
const told = (kind: string, text = kind): Told => ({ kind, text, rule: "", objects: [] });
const said = (view: FeudView, you: number | null = 0): string[] =>
  lines(boardProps(view, null, printed, { you }));

test("every icon that a card names is drawn", () => {
  const folder = join(process.cwd(), "../src/rulewright/games/grimterra/cards");
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

test("choices are sorted by how they are taken, and none is lost", () => {
  const all = [
    choice(["cast", 8, 1], ["h8", "f1"]),
    choice(["power", 0], ["f0"]),
    choice(["use", 40], ["e40"]),
    choice(["lay", 5], ["h5"]),
    choice(["target", 3], ["f3"]),
    choice(["choose", 90], ["d1", "c5"]),
    choice(["choose", 99], ["s1"]),
    choice(["choose", 40], ["e40"]),
    choice(["wound", 0], ["w0-0"]),
    choice(["reveal"], ["t0"]),
    choice(["bluff"], ["t0"]),
    choice(["fight", 1], ["s1"]),
    choice(["end"]),
  ];
  const { acts, picks, laidOut, buttons } = offersIn(asked(...all));
  expect([...acts.keys()]).toEqual(["h8", "f0", "e40"]);
  expect([...picks.keys()]).toEqual(["h5", "f3"]);
  expect(laidOut.map(({ objects }) => objects[0])).toEqual(["d1", "s1"]);
  expect(buttons.map(({ spelled }) => spelled[0])).toEqual([
    "choose", "wound", "reveal", "bluff", "fight", "end",
  ]); // prettier-ignore
  expect([...castersFor(acts.get("h8") ?? []).keys()]).toEqual(["f1"]);
  expect(offersIn(null).buttons).toEqual([]);
});

test("two choices of one thing are both there", () => {
  const { picks, buttons } = offersIn(
    asked(choice(["choose", 1], ["f1"]), choice(["choose", 2], ["f1"])),
  );
  expect(picks.size + buttons.length).toBe(2);
});

test("a card is judged by the fighter, a spell by whoever could cast it", () => {
  const verdict = (key: string, view: FeudView) => needsOf(printing.card(key), view, 0);
  expect(verdict("pounce", fought()).verdict).toBe("met");
  expect(verdict("breaker", fought())).toMatchObject({
    verdict: "unmet",
    missing: { faction: "Fortutidas", number: 4 },
  });
  expect(verdict("suture", feud())).toMatchObject({ verdict: "met", hero: { id: "f1" } });
  expect(verdict("suture", fought()).verdict).toBe("bluff");
  expect(verdict("coat", feud()).verdict).toBe("unmet");
  // In a combat of others one's spells are as they were.
  const others = fought({
    active: 1,
    sides: [side(0), side(1), side(2)],
    combat: { rival: 2, fighter: "f3", target: "f6", round: 1, rounds: 3, favoured: [] },
  });
  expect(verdict("suture", others).verdict).toBe("met");
});

test("a dark card is judged by its counters: the sixth kills", () => {
  const dark = (counters: number) =>
    needsOf(
      printing.card("hunger"),
      fought({ sides: [side(0, { heroes: [hero(0, { dark: counters })] }), side(1)] }),
      0,
    ).verdict;
  expect([dark(0), dark(3), dark(4), dark(5)]).toEqual(["dark", "dark", "deadly", "deadly"]);
});

test("a combat is seen between those who fight it", () => {
  const sides = [side(0), side(1), side(2)];
  const between = (view: FeudView, you: number | null) => {
    const { left, right, others } = facingIn(view, you);
    return [left, right, ...others];
  };
  expect(between(fought({ sides }), 0)).toEqual([0, 1, 2]);
  expect(between(fought({ sides }), 1)).toEqual([1, 0, 2]);
  expect(between(fought({ sides }), 2)).toEqual([0, 1, 2]);
  expect(between(feud({ sides, active: 2 }), 0)).toEqual([0, 2, 1]);
  expect(between(feud({ sides: [side(0), side(1, { playing: false }), side(2)] }), 0)).toEqual([
    0, 2, 1,
  ]);
});

test("the rounds of the last combat are told apart, each with what came of it", () => {
  const story = [
    told("turn-begins"), told("combat-begins"), told("round"), told("wounded"), told("combat-over"),
    told("turn-begins"), told("drew"), told("combat-begins"),
    told("round"), told("placed"), told("avoided"),
    told("round"), told("wounded"), told("died"),
    told("round"), told("bluffed"), told("round"),
  ]; // prettier-ignore
  expect(roundsIn(story).map(outcomeOf)).toEqual(["avoided", "death", "bluff", "nothing"]);
  expect(roundsIn([])).toEqual([]);
  expect(newsIn(story).map(({ kind }) => kind)).not.toContain("placed");
  expect(newsIn(story)[0]?.kind).toBe("combat-begins");
});

test("cards travel from deck to hand, from hand to the clash, and from there to a pile or a hero", () => {
  const place = (id: number, kind: string, empty = false) => ({ id, kind, empty });
  const tabled = { id: "t0", card: "pounce", state: "placed" } as const;
  const lying = (view: FeudView, ...hand: Lying["hand"]): Lying => ({ feud: view, you: 0, hand });
  const placed = fought({
    sides: [side(0, { tabled }), side(1, { tabled: { id: "t1", card: null, state: "placed" } })],
  });
  const before = lying(fought(), place(0, "h5"), place(1, "h6"));
  const after = lying(placed, place(0, "h5", true), place(1, "h6"));
  expect([...pathsBetween(before, after).arrivals]).toEqual([
    ["tabled-0", "held-0"],
    ["tabled-1", "fan-1"],
  ]);
  const resolved = fought({
    sides: [side(0), side(1, { discards: [{ card: null, bluffed: true }] })],
  });
  const gone = pathsBetween(after, lying(resolved, place(0, "h7"), place(1, "h6", true)));
  expect([...gone.arrivals]).toEqual([["held-0", "deck-0"]]);
  expect([...gone.departures]).toEqual([
    ["tabled-0", "hero-f3"],
    ["tabled-1", "discards-1"],
    ["held-1", "discards-0"],
  ]);
});

test("the table is told in sentences: turn, combat, heroes, piles and hand", () => {
  const wounded = hero(0, {
    damage: 3,
    dark: 4,
    wounds: [
      { id: "w0-0", card: "pounce", amount: 2 },
      { id: "w0-1", card: null, amount: 1 },
    ],
    worn: [{ id: "e9", card: "coat" }],
    flips: true,
  });
  const view = fought({
    combat: { rival: 1, fighter: "f0", target: "f3", round: 2, rounds: 3, favoured: [1] },
    done: ["spell"],
    lasting: [{ card: "suture", seat: 1 }],
    sides: [
      side(0, {
        heroes: [wounded, bram(1, { place: "dead" })],
        hand: [held(7, "hunger"), held(6, "breaker", 2), held(8, "suture")],
        tabled: { id: "t0", card: "pounce", state: "bluffed" },
      }),
      side(1, {
        tabled: { id: "t1", card: null, state: "placed" },
        discards: [
          { card: "pounce", bluffed: false },
          { card: null, bluffed: true },
        ],
        hand: [{ id: null, card: "coat", count: 1, seen: true }],
      }),
    ],
  });
  const heard = said(view);
  expect(heard[0]).toBe("Turn 3, Combat; Ana attacks Bo.");
  expect(heard).toContain("Finch of Ana fights Finch of Bo: round 2 of 3.");
  expect(heard).toContain("Ana in this round: a bluff with Pounce.");
  expect(heard).toContain("Bo in this round: a card face down.");
  expect(heard).toContain("The effects of Bo's card need no success.");
  expect(heard).toContain("Used this turn: spell.");
  expect(heard).toContain(
    "Ana's Finch, Normal, in the arena, fights, Agilitas 3, Damage 3 of 5, Dark counters 4 of 6, wounds: Pounce 2, marker 1, wears Coat, turns at round's end.",
  );
  expect(heard).toContain("Ana's Bram, Normal, fallen, Dark counters 0 of 6.");
  expect(heard.join(" ")).toContain("2 discards, 1 of them unseen");
  expect(heard).toContain("In Bo's discard pile: Pounce.");
  expect(heard).toContain("Known to be in Bo's hand: Coat.");
  expect(heard).toContain(
    "In your hand: Hunger (dark 2: Finch would die); 2 Breaker (needs Fortutidas 4, Finch has 0: bluff only); Suture (not in combat: bluff only).",
  );
  expect(heard).toContain("Lasting: Suture, Bo.");
});

test("who watches hears no hand; who is out is said to be", () => {
  const heard = said(
    feud({ over: true, sides: [side(0, { hand: [] }), side(1, { playing: false })] }),
    null,
  );
  expect(heard[0]).toBe("Turn 3, Pre combat; The feud is over.");
  expect(heard).toContain("Bo is out.");
  expect(heard.join(" ")).not.toContain("In your hand");
});

test("every card has a face, heroes one for each side", () => {
  const faces = grimterra.faces(printed, "en");
  expect(faces).toHaveLength(printed["cards"]?.length ?? 0);
  const [one, other] = [printing.face("finch"), printing.face("unbound")];
  expect(one.kind).toBe("Hero, normal");
  expect(other.kind).toBe("Hero, empowered");
  expect(printing.face("hunger").facts.map(({ meaning }) => meaning)).toEqual([
    "Tenebris 2",
    "4 damage",
  ]);
  expect(printing.face("hunger").notes).toContain("Any hero may use it, and gets 2 dark counters.");
  expect(printing.face("pounce").notes).toContain("Needs a hero with Agilitas 2 or more.");
  expect(grimterra.pitch("pt")).not.toBe(grimterra.pitch("en"));
});
