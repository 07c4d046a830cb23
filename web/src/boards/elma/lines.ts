/** A game of Elma in sentences, for those who hear the table rather than see it. */

import type { BoardProps } from "../board";
import { printingOf, type Printing } from "./printing";
import {
  ENOUGH,
  kuskisIn,
  playerAt,
  raceIn,
  ranked,
  rivalsOf,
  type Battle,
  type Drive,
  type Kuski,
  type Player,
  type QueuedLevel,
  type RaceView,
} from "./view";
import { isExplained, raceWordsIn, type RaceTranslate } from "./words";

/** What one needs to speak of the table. */
export interface Speaker {
  race: RaceView;
  /** The seat one looks from. */
  near: number;
  /** Whether one plays there, rather than looking on. */
  plays: boolean;
  names: readonly string[];
  printing: Printing;
  t: RaceTranslate;
}

export function speakerOf(props: BoardProps, printing: Printing, t: RaceTranslate): Speaker {
  const { view, you, names } = props;
  return { race: raceIn(view), near: you ?? 0, plays: you !== null, names, printing, t };
}

export const nameOf = ({ names }: Speaker, seat: number): string => names[seat] ?? "";

export function turnOf(speaker: Speaker): string {
  const { race, near, plays, t } = speaker;
  if (race.active === near && plays) return t("turn.yours");
  return t("turn.theirs", { name: nameOf(speaker, race.active) });
}

export function counterWords(kind: string, count: number, { t }: Speaker): string {
  const key = `counter.${kind}`;
  return isExplained(key) ? t(key, { count }) : t("counter.other", { kind, count });
}

/** A kuski, with all that is so of it. */
export function kuskiWords(kuski: Kuski, speaker: Speaker): string {
  const { printing, t } = speaker;
  const said = [printing.card(kuski.card).name, ...kuski.types];
  if (kuski.team !== null) said.push(t("kuski.team", { team: kuski.team }));
  for (const [kind, count] of Object.entries(kuski.counters)) {
    said.push(counterWords(kind, count, speaker));
  }
  if (kuski.owner !== kuski.controller) {
    said.push(t("kuski.owner", { name: nameOf(speaker, kuski.owner) }));
  }
  if (kuski.has_queued) said.push(t("kuski.queued"));
  return said.join(", ");
}

export function resultWords(drive: Drive, battle: Battle, { printing, t }: Speaker): string {
  const { result } = drive;
  if (battle.counts === "apples") return t("lane.apples", { count: result ?? 0 });
  if (battle.counts === "finishes") return t("lane.finishes", { count: result ?? 0 });
  if (result === null) return t("lane.no-result");
  return t("lane.result", { time: printing.time(result) });
}

export function nextWords(drive: Drive, { printing, t }: Speaker): string {
  if (!drive.has_next) return t("lane.next.end");
  if (drive.next === null) return t("lane.next.none");
  return t("lane.next", { time: printing.time(drive.next) });
}

/** A kuski in the battle: where it stands, what comes next, what it would earn. */
export function driveWords(drive: Drive, battle: Battle, speaker: Speaker): string {
  const { race, printing, t } = speaker;
  const partner = kuskisIn(race).find(({ id }) => id === drive.partner);
  const said = [resultWords(drive, battle, speaker)];
  if (partner !== undefined) {
    said.push(t("lane.partner", { name: printing.card(partner.card).name }));
  }
  return t("line.drive", {
    rank: drive.rank,
    kuski: kuskiWords(drive, speaker),
    name: nameOf(speaker, drive.controller),
    result: said.join(", "),
    next: nextWords(drive, speaker),
    points: t("lane.points", { count: drive.points }),
  });
}

export function winsBy({ counts, better }: Battle, t: RaceTranslate): string {
  return t(`battle.${counts === "time" ? better : counts}`);
}

/** The kuskis that added a level, by name; those that have left play are not known any more. */
export function addersOf({ adders }: QueuedLevel, { race, printing, t }: Speaker): string {
  const found = kuskisIn(race).filter(({ id }) => adders.includes(id));
  return found.map(({ card }) => printing.card(card).name).join(", ") || t("none");
}

export function aboutLevel({ types, keywords }: QueuedLevel, t: RaceTranslate): string {
  return [...types, ...keywords].join(", ") || t("line.plain");
}

export function queuedWords(level: QueuedLevel, place: number, speaker: Speaker): string {
  const { printing, t } = speaker;
  return t("line.queue", {
    place: place + 1,
    level: printing.card(level.card).name,
    about: aboutLevel(level, t),
    length: t("queue.turns", { count: level.length }),
    kuskis: addersOf(level, speaker),
    name: nameOf(speaker, level.by),
  });
}

export function lines(props: BoardProps): string[] {
  const t = raceWordsIn(props.language);
  const speaker = speakerOf(props, printingOf(props.printed, props.language), t);
  const { race, near, plays, printing } = speaker;
  const { turn, round } = race;
  const told = [
    t("line.turn", { turn, round, step: t(`step.${race.step}`), whose: turnOf(speaker) }),
  ];
  if (race.battle === null) told.push(t("battle.none"));
  else told.push(...battleLines(race.battle, speaker));
  told.push(...race.queue.map((level, place) => queuedWords(level, place, speaker)));
  for (const { card, drives } of race.after) {
    const kuskis = drives.map((drive) => kuskiWords(drive, speaker)).join("; ") || t("none");
    told.push(t("line.after", { level: printing.card(card).name, kuskis }));
  }
  const you = playerAt(race, near);
  for (const player of [you, ...rivalsOf(race, near)]) told.push(...playerLines(player, speaker));
  if (plays) {
    const cards = printing.counted(you.cards.map(({ card }) => card)) || t("none");
    told.push(t("line.hand", { cards }));
  }
  if (race.banned.length > 0) {
    told.push(t("line.banned", { cards: printing.counted(race.banned.map(({ card }) => card)) }));
  }
  return toldApart(told);
}

/** Two kuskis of a name may stand alike: their sentences are counted, so that none is lost. */
function toldApart(told: readonly string[]): string[] {
  return told.map((line, place) => {
    const before = told.slice(0, place).filter((other) => other === line).length;
    return before === 0 ? line : `${line} (${before + 1})`;
  });
}

function battleLines(battle: Battle, speaker: Speaker): string[] {
  const { race, printing, t } = speaker;
  const gains = race.players
    .filter(({ out }) => !out)
    .map(({ seat, if_it_ended_now: points }) =>
      t("line.gain", { name: nameOf(speaker, seat), points }),
    );
  return [
    t("line.battle", {
      level: printing.card(battle.card).name,
      about: aboutLevel(battle, t),
      name: nameOf(speaker, battle.by),
      left: battle.turns_left,
      turns: battle.turns,
      wins: winsBy(battle, t),
    }),
    ...ranked(battle.drives).map((drive) => driveWords(drive, battle, speaker)),
    t("line.now", { points: gains.join(", ") }),
  ];
}

function playerLines(player: Player, speaker: Speaker): string[] {
  const { t } = speaker;
  const { seat, points, hand, library, discard } = player;
  const name = nameOf(speaker, seat);
  if (player.out) return [t("line.out", { name, points })];
  const said = [
    t("line.player", { name, points, most: ENOUGH, hand, library, discard: discard.length }),
  ];
  for (const part of ["offline", "online"] as const) {
    const kuskis = player[part].map((kuski) => kuskiWords(kuski, speaker)).join("; ");
    if (kuskis !== "") said.push(t(`line.${part}`, { name, kuskis }));
  }
  return said;
}
