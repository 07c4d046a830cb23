/** Where things are in what the server shows of a game of Elma. Times are tenths of a second; null is no
 * finish. */

import type {
  BattleView,
  CardView,
  DriveView,
  KuskiView,
  PlayerView,
  RaceView,
} from "../../protocol/games/elma";
import type { View } from "../../protocol/messages";

export type {
  AfterView as AfterBattle,
  QueuedView as QueuedLevel,
  RaceView,
} from "../../protocol/games/elma";
export type Battle = BattleView;
export type Drive = DriveView;
export type HeldCard = CardView;
export type Kuski = KuskiView;
export type Player = PlayerView;

/** How many points win. */
export const ENOUGH = 100;

export function raceIn(view: View): RaceView {
  return view as unknown as RaceView;
}

export function playerAt(race: RaceView, seat: number): Player {
  const player = race.players[seat];
  if (player === undefined) throw new Error(`the game has no seat ${seat}`);
  return player;
}

/** The others, in turn order from whoever comes after one. */
export function rivalsOf(race: RaceView, near: number): Player[] {
  const { players } = race;
  return players.slice(1).map((_, step) => playerAt(race, (near + 1 + step) % players.length));
}

/** Every kuski in play, wherever it is. */
export function kuskisIn(race: RaceView): Kuski[] {
  return [
    ...race.players.flatMap(({ offline, online }) => [...offline, ...online]),
    ...(race.battle?.drives ?? []),
    ...race.after.flatMap(({ drives }) => drives),
  ];
}

/** Everything whose face one sees and that lies by itself on the table or in one's hand. */
export function lyingApart(race: RaceView): Map<string, HeldCard> {
  const levels = [...race.queue, ...(race.battle === null ? [] : [race.battle]), ...race.after];
  const held = race.players.flatMap(({ cards }) => cards);
  return new Map([...kuskisIn(race), ...levels, ...held].map((card) => [card.id, card]));
}

/** The same, and what lies in the piles that one may look through. */
export function everySeen(race: RaceView): Map<string, HeldCard> {
  const piles = [...race.players.flatMap(({ discard }) => discard), ...race.banned];
  return new Map([...piles.map((card) => [card.id, card] as const), ...lyingApart(race)]);
}

/** Whether a thing lies in the battle or in the queue, which all share; null where it does not. */
export function sharedAreaOf(
  { battle, queue }: RaceView,
  thing: string,
): "battle" | "queue" | null {
  if (queue.some(({ id }) => id === thing)) return "queue";
  if (battle === null) return null;
  return [battle, ...battle.drives].some(({ id }) => id === thing) ? "battle" : null;
}

/** Levels on which the first time stands, so that a better one later changes nothing. */
const FIRST_STANDS = ["First Finish", "One life", "Survivor"];

/** The time that the next entry would bring a kuski to; null where it would bring it nowhere. */
export function improvementOf(drive: Drive, battle: Battle): number | null {
  const { next, best } = drive;
  if (battle.counts !== "time" || !drive.has_next || next === null) return null;
  if (best === null) return next;
  if (battle.keywords.some((keyword) => FIRST_STANDS.includes(keyword))) return null;
  return (battle.better === "lower" ? next < best : next > best) ? next : null;
}

/** The drives from the first to the last. */
export function ranked(drives: readonly Drive[]): Drive[] {
  return drives.toSorted((one, other) => one.rank - other.rank);
}

/** How far along the road a result stands, from 0 to 1; who has none stands at the start. */
export function distances(battle: Battle): (result: number | null) => number {
  const marks = battle.drives
    .flatMap((drive) => [drive.result, improvementOf(drive, battle)])
    .filter((mark) => mark !== null);
  if (battle.counts !== "time") marks.push(0);
  const [least, most] = [Math.min(...marks), Math.max(...marks)];
  // A time has covered some road already; a count begins at nothing.
  const begins = battle.counts === "time" ? 0.3 : 0;
  return (result) => {
    if (result === null) return 0;
    if (least === most) return battle.counts === "time" ? 1 : 0;
    const share = (result - least) / (most - least);
    return begins + (1 - begins) * (battle.better === "lower" ? 1 - share : share);
  };
}
