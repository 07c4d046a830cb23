/** A small race to test the drawing with: printed cards, and a view that tests change as they like. */

import type { Printed } from "../board";
import type { Battle, Drive, Kuski, Player, QueuedLevel, RaceView } from "./view";

const card = (name: string, facts: Record<string, unknown>): Record<string, unknown> => ({
  key: name.toLowerCase(), name, kind: "Kuski", types: [], team: "", records: [], second_records: [], lengths: [], second_lengths: [],
  rarity: "C", number: 1, text: `The text of ${name}.`, flavour: "", icons: ["bike"], scheme: "kuski", ...facts,
}); // prettier-ignore

export const printed: Printed = {
  cards: [
    card("Vidar", { types: ["Battler"], records: ["33", "30", "NF", "29"], icons: ["full-motorcycle-helmet"], text: "Pipe pro 10." }),
    card("Moss", { team: "dat", records: ["48", "43", "40", "37"], icons: ["coffee-mug"], text: "Other dat kuskis have 2 seconds off each time." }),
    card("Quill", { types: ["Designer"], records: ["45", "42", "40"], icons: ["pencil-ruler"], text: "When this kuski comes into play, you may search your library for an Internal level." }),
    card("Ribbit", { types: ["Rookie"], records: ["50.5", "48", "45", "43", "41", "38"], icons: ["baby-bottle"], text: "This kuski comes into play online." }),
    card("Orkan", { types: ["Battler"], records: ["33", "30", "29", "NF", "25"], icons: ["whale-tail"], text: "This kuski comes into play with 6 orka counters." }),
    card("Gavel", { types: ["Moporator", "Battler"], records: ["40", "36", "32", "30"], icons: ["banging-gavel"], text: "Watchful." }),
    card("Drainpipe", { kind: "Level", types: ["Pipe", "Long cruise"], lengths: [3, 6], icons: ["pipes"], text: "First Finish. Pre-announced." }),
    card("Orchard", { kind: "Level", types: ["Gravity"], lengths: [1, 4], icons: ["shiny-apple"], text: "Apple." }),
    card("Springfield", { kind: "Level", types: ["Hoyla"], lengths: [2], icons: ["spring"], text: "" }),
    card("Hairpin", { kind: "Level", types: ["Tricky"], lengths: [1, 3], icons: ["tightrope"], text: "Z-spin shortcut." }),
    card("Unplug", { kind: "Instant", icons: ["unplugged"], text: "Send target online kuski offline." }),
    card("Tailwind", { kind: "Instant", icons: ["next-button"], text: "Improve the best time of target kuski by 2 seconds." }),
  ],
}; // prettier-ignore

export function kuski(id: string, key: string, seat = 0, changes: Partial<Kuski> = {}): Kuski {
  return {
    id,
    card: key,
    owner: seat,
    controller: seat,
    types: [],
    keywords: [],
    team: null,
    counters: {},
    rested: true,
    has_queued: false,
    ...changes,
  };
}

export function drive(id: string, key: string, seat = 0, changes: Partial<Drive> = {}): Drive {
  return {
    ...kuski(id, key, seat),
    entries: [330, 300, null, 290],
    applied: 2,
    by_second: false,
    best: 300,
    first: 330,
    result: 300,
    next: null,
    has_next: true,
    partner: null,
    entered: 6,
    rank: 1,
    points: 3,
    ...changes,
  };
}

export function queued(id: string, key: string, changes: Partial<QueuedLevel> = {}): QueuedLevel {
  return {
    id,
    card: key,
    by: 0,
    adders: [],
    cursed: [],
    length: 3,
    types: [],
    keywords: [],
    ...changes,
  };
}

export function battleOn(drives: Drive[], changes: Partial<Battle> = {}): Battle {
  return {
    ...queued("k41", "hairpin", { by: 1, types: ["Tricky"] }),
    turns: 6,
    turns_left: 4,
    full_turns_over: 1,
    better: "lower",
    counts: "time",
    drives,
    leaders: drives.filter(({ rank }) => rank === 1).map(({ id }) => id),
    ...changes,
  };
}

export function player(seat: number, changes: Partial<Player> = {}): Player {
  return {
    seat,
    points: 0,
    out: false,
    hand: 3,
    cards:
      seat === 0
        ? [
            { id: "h0", card: "vidar" },
            { id: "h7", card: "orchard" },
            { id: "h10", card: "unplug" },
          ]
        : [],
    library: 41,
    discard: [],
    offline: [],
    online: [],
    played_kuski: false,
    if_it_ended_now: 0,
    ...changes,
  };
}

export function race(changes: Partial<RaceView> = {}): RaceView {
  return {
    turn: 7,
    round: 4,
    step: "main",
    active: 0,
    over: false,
    shares: [],
    waiting: [0],
    players: [player(0), player(1)],
    queue: [],
    battle: null,
    after: [],
    banned: [],
    effects: [],
    looked_at: [],
    ...changes,
  };
}

/** Two in the middle of a First Finish battle. */
export const duel: RaceView = race({
  players: [
    player(0, {
      points: 34,
      hand: 7,
      cards: [
        { id: "h0", card: "vidar" },
        { id: "h7", card: "orchard" },
        { id: "h10", card: "unplug" },
        { id: "h3", card: "ribbit" },
        { id: "h6", card: "drainpipe" },
        { id: "h11", card: "tailwind" },
        { id: "h7", card: "orchard" },
      ],
      discard: [{ id: "k19", card: "tailwind" }],
      offline: [
        kuski("k7", "quill", 0, { types: ["Designer"], has_queued: true }),
        kuski("k9", "ribbit", 0, { types: ["Rookie"], rested: false }),
      ],
      online: [kuski("k10", "gavel", 0, { types: ["Moporator", "Battler"], counters: { apple: 2 } })],
      played_kuski: true,
      if_it_ended_now: 4,
    }),
    player(1, {
      points: 41,
      hand: 4,
      offline: [kuski("k30", "moss", 1, { team: "dat" })],
      online: [kuski("k31", "vidar", 1, { types: ["Battler"] })],
      if_it_ended_now: 2,
    }),
  ],
  queue: [
    queued("k44", "orchard", { by: 0, adders: ["k7"], length: 3, types: ["Gravity"], keywords: ["Apple"] }),
    queued("k45", "springfield", { by: 1, adders: ["k30"], length: 2, types: ["Hoyla"] }),
  ],
  battle: battleOn(
    [
      drive("k11", "orkan", 0, { types: ["Battler"], counters: { orka: 5 }, entries: [330, 300, 290, null, 250], next: 290 }),
      drive("k32", "gavel", 1, { entries: [400, 360, 320, 300], best: 320, result: 320, applied: 3, next: 300, rank: 2, points: 2 }),
      drive("k12", "moss", 0, { team: "dat", entries: [480, 430, 400, 370], best: 480, result: 480, applied: 1, next: 430, rank: 3, points: 1 }),
    ],
    { adders: ["k31"], length: 3 },
  ),
  after: [
    { id: "k40", card: "springfield", drives: [drive("k33", "ribbit", 1, { rank: 1, best: 410, result: 410 })] },
  ],
}); // prettier-ignore

/** Four on an Apple level, in a last call. */
export const four: RaceView = race({
  turn: 22,
  round: 6,
  step: "last-call",
  active: 2,
  players: [
    player(0, {
      points: 52,
      hand: 5,
      cards: duel.players[0]?.cards.slice(0, 5) ?? [],
      offline: [kuski("k7", "quill", 0, { types: ["Designer"], has_queued: true })],
      online: [kuski("k10", "vidar", 0, { types: ["Battler"] })],
      if_it_ended_now: 5,
    }),
    player(1, {
      points: 61,
      hand: 6,
      offline: [kuski("k30", "moss", 1, { team: "dat" }), kuski("k34", "ribbit", 1, { types: ["Rookie"] })],
      online: [kuski("k31", "vidar", 1, { types: ["Battler"] })],
      if_it_ended_now: 3,
    }),
    player(2, {
      points: 47,
      hand: 2,
      discard: [{ id: "k59", card: "unplug" }],
      online: [kuski("k50", "gavel", 2, { types: ["Moporator", "Battler"] }), kuski("k51", "moss", 2, { team: "dat" })],
      if_it_ended_now: 1,
    }),
    player(3, { points: 12, hand: 0, out: true }),
  ],
  queue: [
    queued("k44", "drainpipe", { by: 0, adders: ["k7"], length: 3, types: ["Pipe", "Long cruise"], keywords: ["First Finish", "Pre-announced"] }),
    queued("k45", "springfield", { by: 1, adders: ["k30"], length: 2, types: ["Hoyla"] }),
    queued("k46", "hairpin", { by: 2, adders: ["k51"], length: 1, types: ["Tricky"], keywords: ["Z-spin shortcut"] }),
  ],
  battle: battleOn(
    [
      drive("k11", "orkan", 0, { types: ["Battler"], counters: { orka: 2, apple: 9 }, result: 9, points: 4, next: 290 }),
      drive("k32", "gavel", 1, { counters: { apple: 5 }, result: 5, rank: 2, points: 3, next: 300 }),
      drive("k12", "ribbit", 0, { counters: { apple: 3 }, result: 3, rank: 3, points: 1, next: 410, owner: 1 }),
      drive("k52", "ribbit", 2, { counters: {}, result: 0, best: null, applied: 1, rank: 4, points: 1, has_next: false }),
    ],
    { ...queued("k41", "orchard", { by: 2, adders: ["k50"], types: ["Gravity"], keywords: ["Apple"], length: 3 }), turns: 12, turns_left: 0, better: "higher", counts: "apples" },
  ),
  banned: [{ id: "k70", card: "orkan", owner: 1 }],
}); // prettier-ignore
