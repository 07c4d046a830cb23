import { expect, test } from "vitest";
import type { HandPlace } from "../../parts/places";
import type { Choice, Decision } from "../../protocol/messages";
import { litBy, type BoardProps } from "../board";
import { battleOn, drive, duel, four, kuski, player, printed, queued, race } from "./example";
import { guide } from "./guide";
import elma from "./index";
import { lines } from "./lines";
import { goalsFor, offersIn } from "./offers";
import { pathsBetween } from "./paths";
import { barsOf, printingOf, typeLine } from "./printing";
import {
  distances,
  everySeen,
  improvementOf,
  lyingApart,
  playerAt,
  ranked,
  rivalsOf,
  type RaceView,
} from "./view";
import { isExplained, raceWordsIn, secondsIn } from "./words";

const choice = (spelled: (string | number)[], ...objects: string[]): Choice => ({
  spelled,
  label: spelled.join(" "),
  warning: "",
  objects,
});

function asked(...choices: Choice[]): Decision {
  return { asked: 1, prompt: "Your main phase.", rule: "ruling.main-phase-any-order", choices };
}

function board(view: RaceView, changes: Partial<BoardProps> = {}): BoardProps {
  const { decision = null } = changes;
  return {
    view: view as unknown as BoardProps["view"],
    you: 0,
    seats: [],
    decision,
    printed,
    told: [],
    lit: litBy(decision),
    choose: () => undefined,
    motion: false,
    language: "en",
    names: ["Ana", "Bo", "Cleo", "Dmitri"],
    ...changes,
  };
}

const t = raceWordsIn("en");
const printing = printingOf(printed, "en");

// The view

test("the others sit in turn order from whoever comes after one", () => {
  expect(rivalsOf(four, 0).map(({ seat }) => seat)).toEqual([1, 2, 3]);
  expect(rivalsOf(four, 2).map(({ seat }) => seat)).toEqual([3, 0, 1]);
  expect(() => playerAt(duel, 2)).toThrow("the game has no seat 2");
});

test("cards in piles are seen, but do not lie apart", () => {
  const view = race({ players: [player(0, { discard: [{ id: "k9", card: "moss" }] }), player(1)] });
  expect(everySeen(view).get("k9")?.card).toBe("moss");
  expect(lyingApart(view).has("k9")).toBe(false);
  expect([...lyingApart(duel).keys()]).toEqual(
    expect.arrayContaining(["h0", "k7", "k10", "k11", "k33", "k40", "k41", "k44"]),
  );
});

test("the next record counts as an improvement where it is one", () => {
  const lower = battleOn([]);
  expect(improvementOf(drive("k1", "vidar", 0, { best: 300, next: 290 }), lower)).toBe(290);
  expect(improvementOf(drive("k1", "vidar", 0, { best: 300, next: 300 }), lower)).toBeNull();
  expect(improvementOf(drive("k1", "vidar", 0, { best: 300, next: null }), lower)).toBeNull();
  expect(improvementOf(drive("k1", "vidar", 0, { best: null, next: 330 }), lower)).toBe(330);
  const ended = drive("k1", "vidar", 0, { best: 300, next: 290, has_next: false });
  expect(improvementOf(ended, lower)).toBeNull();
  const higher = battleOn([], { better: "higher" });
  expect(improvementOf(drive("k1", "vidar", 0, { best: 300, next: 330 }), higher)).toBe(330);
  expect(improvementOf(drive("k1", "vidar", 0, { best: 300, next: 290 }), higher)).toBeNull();
});

test("where the first time stands or counters count, the road shows no improvement", () => {
  const first = battleOn([], { keywords: ["First Finish"] });
  expect(improvementOf(drive("k1", "vidar", 0, { best: 300, next: 290 }), first)).toBeNull();
  expect(improvementOf(drive("k1", "vidar", 0, { best: null, next: 290 }), first)).toBe(290);
  const apples = battleOn([], { counts: "apples" });
  expect(improvementOf(drive("k1", "vidar", 0, { best: 300, next: 290 }), apples)).toBeNull();
});

test("the better the result the farther along the road", () => {
  const at = (drives: Parameters<typeof battleOn>[0], changes = {}) =>
    distances(battleOn(drives, changes));
  const two = [drive("k1", "vidar"), drive("k2", "moss", 1, { best: 480, result: 480 })];
  expect([300, 480, null].map(at(two))).toEqual([1, 0.3, 0]);
  expect(at(two)(390)).toBeCloseTo(0.65);
  expect([300, 480].map(at(two, { better: "higher" }))).toEqual([0.3, 1]);
  expect(at([drive("k1", "vidar")])(300)).toBe(1);
  const apples = [drive("k1", "vidar", 0, { result: 4 }), drive("k2", "moss", 1, { result: 2 })];
  expect([4, 2, 0].map(at(apples, { counts: "apples", better: "higher" }))).toEqual([1, 0.5, 0]);
});

test("lanes go by rank, and equals keep their order", () => {
  const drives = [
    drive("k1", "vidar", 0, { rank: 2 }),
    drive("k2", "moss", 1, { rank: 1 }),
    drive("k3", "gavel", 1, { rank: 2 }),
  ];
  expect(ranked(drives).map(({ id }) => id)).toEqual(["k2", "k1", "k3"]);
});

// Offers

test("offers are sorted by how one takes them", () => {
  const play = choice(["play", 0], "h0");
  const pick = choice(["choose", 7], "k7");
  const [two, three] = [choice(["length", 2]), choice(["length", 3])];
  const front = choice(["slot", 0], "k44");
  const end = choice(["end"]);
  const whom = choice(["player", 1], "p1");
  const offers = offersIn(asked(play, pick, two, three, front, end, whom));
  expect([...offers.acts]).toEqual([["h0", [play]]]);
  expect([...offers.picks]).toEqual([["k7", pick]]);
  expect(offers.lengths).toEqual([two, three]);
  expect(offers.places).toEqual([front]);
  expect(offers.buttons).toEqual([end, whom]);
  expect(offers.pass).toBeNull();
  expect(elma.buttons?.(asked(play, end))).toEqual([end]);
});

test("a card that stands for several answers is picked up first", () => {
  const [one, other] = [choice(["mode", 0], "k7"), choice(["mode", 1], "k7")];
  const offers = offersIn(asked(one, other));
  expect([...offers.acts]).toEqual([["k7", [one, other]]]);
  expect(offers.picks.size).toBe(0);
});

test("the parts of adding a level are told apart", () => {
  expect(offersIn(asked(choice(["by", 7], "k7"))).step).toBe("by");
  expect(offersIn(asked(choice(["length", 2]))).step).toBe("length");
  expect(offersIn(asked(choice(["slot", 0], "k44"))).step).toBe("place");
  expect(offersIn(asked(choice(["choose", 7], "k7"))).step).toBeNull();
});

test("each act leads to its part of the table; an instant to none", () => {
  const goal = (verb: string): string[] => [...goalsFor([choice([verb, 1], "k1")]).keys()];
  expect(["play", "online", "enter", "add", "instant"].map(goal)).toEqual([
    ["offline"],
    ["online"],
    ["battle"],
    ["queue"],
    [],
  ]);
});

// Cards

test("the faster a record the higher its bar, and no finish has none", () => {
  const { bars, meaning } = barsOf([480, null, 440, 400], t, printing.time);
  expect(bars.map(({ figure }) => figure)).toEqual(["48", "NF", "44", "40"]);
  expect(bars.map(({ height }) => height)).toEqual([0.25, null, 0.625, 1]);
  expect(meaning).toBe("Records: 48, no finish, 44, 40");
});

test("times have a decimal where they need one, as the language writes it", () => {
  expect([380, 385].map(secondsIn("en"))).toEqual(["38", "38.5"]);
  expect(secondsIn("pt")(385)).toBe("38,5");
});

test("a level's face tells its lengths and types; a kuski's its records", () => {
  const level = printing.face("drainpipe");
  expect(level.facts.map(({ figure, meaning }) => [figure, meaning])).toEqual([
    ["3–6", "Lasts 3 to 6 full turns"],
    ["", "Pipe"],
    ["", "Long cruise"],
  ]);
  expect(level.bars).toBeUndefined();
  expect(level.kind).toBe("Level: Pipe, Long cruise");
  expect(level.notes.join(" ")).toContain("First Finish: the first time made counts");
  expect(level.notes.join(" ")).toContain("Pre-announced: may be put at any place");
  expect(printing.face("springfield").facts[0]?.meaning).toBe("Lasts 2 full turns");
  expect(printing.face("vidar").bars?.meaning).toBe("Records: 33, 30, no finish, 29");
  expect(typeLine(printing.card("unplug"), t)).toBe("Instant");
  expect(() => printing.card("nobody")).toThrow("no card nobody is printed");
});

test("a face with two lists of records or two lengths tells both", () => {
  const two = (printed.cards ?? []).map((card) => ({
    ...card,
    ...(card.key === "vidar" ? { second_records: ["NF", "28"] } : {}),
    ...(card.key === "springfield" ? { second_lengths: [4, 5] } : {}),
  }));
  const { face } = printingOf({ ...printed, cards: two }, "en");
  expect(face("vidar").notes).toContain("Records: no finish, 28");
  expect(face("springfield").facts.map(({ figure }) => figure)).toEqual(["2", "4–5", ""]);
  expect(printing.face("vidar").notes).not.toContain("Records: no finish, 28");
});

test("every kind of word says what it means", () => {
  expect(printing.meaning("Chain level 3")).toBe(t("about.Chain level"));
  expect(printing.meaning("Gravity")).toMatch(/^Gravity: a level type/);
  expect(printing.meaning("Turbo")).toBe("Turbo: see the rules.");
  expect(isExplained("about.Battler")).toBe(true);
});

test("the cards shown first are of different kinds", () => {
  const kinds = elma.faces(printed, "en").map(({ kind }) => kind.split(":")[0]);
  expect(kinds.slice(0, 3)).toEqual(["Kuski", "Level", "Instant"]);
  expect(kinds).toHaveLength(12);
});

// The table in sentences

test("two players: the table in sentences", () => {
  const said = lines(board(duel));
  expect(said).toEqual(
    expect.arrayContaining([
      "Turn 7, round 4, Main phase; your turn.",
      "Battle on Hairpin, Tricky, added by Bo: 4 of 6 turns left. The lowest time wins.",
      "1. Orkan, Battler, 5 orka counters of Ana: at 30, next 29; would earn 3 points.",
      "3. Moss, team dat of Ana: at 48, next 43; would earn 1 point.",
      "If the battle ended now: Ana +4, Bo +2.",
      "Queue, place 1: Orchard, Gravity, Apple, 3 full turns, by Quill of Ana.",
      "After battle on Springfield: Ribbit.",
      "Bo: 41 of 100 points, 4 cards in hand, 41 in the library, 0 discarded.",
      "Ana, offline: Quill, Designer, has a level in the queue; Ribbit, Rookie.",
      "In your hand: Vidar, 2 Orchard, Unplug, Ribbit, Drainpipe, Tailwind.",
    ]),
  );
});

test("four players: counters, who owns what, and who is out", () => {
  const said = lines(board(four, { you: null }));
  expect(said).toEqual(
    expect.arrayContaining([
      "Turn 22, round 6, Last call; Cleo's turn.",
      "3. Ribbit, 3 apples, owned by Bo of Ana: 3 apples, next 41; would earn 1 point.",
      "4. Ribbit of Cleo: 0 apples, list used up; would earn 1 point.",
      "If the battle ended now: Ana +5, Bo +3, Cleo +1.",
      "Dmitri is out of the game with 12 points.",
      "Banned: Orkan.",
    ]),
  );
  expect(said.some((line) => line.startsWith("In your hand"))).toBe(false);
});

test("a pair is said to be one, and a kuski without a time to have none", () => {
  const pair = [
    drive("k1", "vidar", 0, { partner: "k2", result: null, best: null }),
    drive("k2", "moss", 0, { partner: "k1" }),
  ];
  const said = lines(board(race({ battle: battleOn(pair) })));
  expect(said.join(" ")).toContain("Vidar of Ana: no finish yet, paired with Moss, next NF");
});

test("no sentence is said twice alike", () => {
  const twins = [drive("k1", "vidar"), drive("k2", "vidar")];
  const said = lines(board(race({ battle: battleOn(twins) })));
  const lanes = said.filter((line) => line.startsWith("1. Vidar"));
  expect(lanes.map((line) => line.endsWith(" (2)"))).toEqual([false, true]);
});

// Motion

const place = (id: number, kind: string): HandPlace => ({ id, kind, empty: false });

function ways(before: RaceView, after: RaceView, hands: [HandPlace[], HandPlace[]] = [[], []]) {
  const { arrivals, departures } = pathsBetween(
    { race: before, you: 0, hand: hands[0] },
    { race: after, you: 0, hand: hands[1] },
  );
  return { arrivals: Object.fromEntries(arrivals), departures: Object.fromEntries(departures) };
}

test("cards travel from where they were to where they are", () => {
  const empty = race();
  const offline = race({ players: [player(0, { offline: [kuski("k1", "vidar")] }), player(1)] });
  const battle = race({ battle: battleOn([drive("k1", "vidar")]) });
  expect(ways(empty, offline, [[place(4, "h0")], []])).toEqual({
    arrivals: { "card-k1": "held-4" },
    departures: {},
  });
  expect(ways(empty, offline, [[place(4, "h7")], []])).toEqual({
    arrivals: { "card-k1": "fan-0" },
    departures: { "held-4": "discard-0" },
  });
  expect(ways(offline, battle).arrivals).toMatchObject({ "lane-k1": "card-k1" });
  expect(ways(empty, empty, [[], [place(0, "h7")]]).arrivals).toEqual({ "held-0": "library-0" });
  expect(ways(offline, empty, [[], [place(0, "h0")]]).arrivals).toEqual({ "held-0": "card-k1" });
  const theirs = race({ players: [player(0), player(1, { online: [kuski("k3", "moss", 1)] })] });
  expect(ways(empty, theirs).arrivals).toEqual({ "card-k3": "fan-1" });
  expect(ways(theirs, empty).departures).toEqual({ "card-k3": "discard-1" });
  const waiting = race({ queue: [queued("k41", "hairpin")] });
  expect(ways(waiting, race({ battle: battleOn([]) })).arrivals).toEqual({});
});

test("a card comes back from where it was discarded", () => {
  const pile = [{ id: "k3", card: "moss" }];
  const before = race({ players: [player(0), player(1, { discard: pile })] });
  const after = race({ players: [player(0), player(1, { offline: [kuski("k3", "moss", 1)] })] });
  expect(ways(before, after).arrivals).toEqual({ "card-k3": "discard-1" });
});

// The guide

function speaks(view: RaceView, decision: Decision | null): string[] {
  const props = board(view, { decision });
  return guide.topics.filter((topic) => topic.due(props)).map(({ key }) => key);
}

test("the guide speaks of what lies there and of what may be done", () => {
  const play = choice(["play", 0], "h0");
  const first = race({ turn: 1, round: 1 });
  expect(speaks(first, asked(play, choice(["end"])))).toEqual(["goal", "hand", "kuski"]);
  const later = race({ players: [player(0, { offline: [kuski("k7", "quill")] }), player(1)] });
  expect(speaks(later, asked(choice(["add", 7], "h7"), choice(["end"])))).toEqual([
    "kuski-in",
    "add",
  ]);
  expect(speaks(later, asked(choice(["length", 2])))).toEqual(["kuski-in", "length"]);
  expect(speaks(later, asked(choice(["online", 7], "k7")))).toEqual(["kuski-in", "online"]);
  expect(speaks(duel, null)).toEqual(["battle", "turns", "now", "after"]);
  const calls = asked(choice(["pass"]));
  expect(speaks(race({ step: "window" }), calls)).toEqual(["window"]);
  expect(speaks(race({ step: "last-call" }), calls)).toEqual(["last-call"]);
  expect(speaks(race({ step: "clean-up" }), asked(choice(["discard", 0], "h0")))).toEqual([
    "discard",
  ]);
});

test("the guide takes its leave when a battle was scored, or late", () => {
  const leaves = (view: RaceView): boolean => speaks(view, null).includes("done");
  expect([5, 6].map((round) => leaves({ ...duel, round }))).toEqual([false, true]);
  expect([6, 11, 12].map((round) => leaves(race({ round })))).toEqual([false, false, true]);
});

test("the guide names the card it speaks of", () => {
  const props = board(race({ round: 1 }), { decision: asked(choice(["play", 0], "h0")) });
  const topic = guide.topics.find(({ key }) => key === "kuski");
  expect(topic?.words(props)).toContain("Press Vidar");
  expect(topic?.pin(props)).toBe("own-offline");
});
