/** A game of Eruma in sentences, for those who hear the table rather than see it. */

import type { BoardProps } from "../board";
import { kindWord, printingOf, type Printing } from "./printing";
import {
  COLUMNS,
  ENOUGH,
  raidIn,
  rowsFrom,
  sidesOf,
  type FieldCard,
  type RaidView,
  type Row,
  type Side,
} from "./view";
import { raidWordsIn, type RaidKey, type RaidTranslate } from "./words";

/** What one needs to speak of the table. */
export interface Speaker {
  raid: RaidView;
  /** The seat of the side one looks from. */
  near: number;
  /** Whether one plays that side, rather than looking on. */
  plays: boolean;
  names: readonly string[];
  printing: Printing;
  t: RaidTranslate;
}

export function speakerOf(props: BoardProps, printing: Printing, t: RaidTranslate): Speaker {
  const raid = raidIn(props.view);
  const { yours } = sidesOf(raid, props.you);
  return { raid, near: yours.seat, plays: props.you !== null, names: props.names, printing, t };
}

export function rowName({ zone, seat }: Row, { near, plays, names, t }: Speaker): string {
  if (seat === null) return t("zone.treasure");
  const words = t(`zone.${zone}` as RaidKey);
  if (seat === near && plays) return t("zone.yours", { zone: words });
  return t("zone.theirs", { zone: words, name: names[seat] ?? "" });
}

export function whoseWord(seat: number, { near, plays, names, t }: Speaker): string {
  return seat === near && plays ? t("card.yours") : t("card.theirs", { name: names[seat] ?? "" });
}

/** A card on the field, with all that is so of it. */
export function cardWords(card: FieldCard, speaker: Speaker): string {
  const { printing, names, t } = speaker;
  const said: string[] = [];
  if (card.card === null) {
    said.push(t("card.down"));
  } else {
    const { name, kind } = printing.card(card.card);
    said.push(name, kindWord(kind, t), ...card.types);
    if (!card.up) said.push(t(card.known ? "card.down-known" : "card.down-yours"));
  }
  said.push(whoseWord(card.controller, speaker));
  if (card.owner !== card.controller) {
    said.push(t("card.owned", { name: names[card.owner] ?? "" }));
  }
  if (card.exhausted !== null) said.push(t(`card.exhausted-${card.exhausted}`));
  if (card.live) said.push(t("card.live"));
  if (card.stole) said.push(t("card.stole"));
  for (const [kind, count] of Object.entries(card.counters))
    said.push(t("card.counters", { count, kind }));
  return said.join(", ");
}

export function lines(props: BoardProps): string[] {
  const t = raidWordsIn(props.language);
  const printing = printingOf(props.printed, t);
  const speaker = speakerOf(props, printing, t);
  const { raid } = speaker;
  const { yours, theirs } = sidesOf(raid, props.you);
  const told = [
    t("line.turn", { turn: raid.turn, phase: phaseOf(raid, t), whose: turnOf(speaker) }),
  ];
  if (raid.phase === "assault") told.push(t("line.points", { points: raid.points }));
  for (const side of [theirs, yours]) told.push(...sideLines(side, speaker));
  if (props.you !== null) {
    const cards = printing.counted(yours.hand.map(({ card }) => card)) || t("nothing");
    told.push(t("line.hand", { cards }));
  }
  for (const row of rowsFrom(raid, yours.seat)) told.push(rowLine(row, speaker));
  for (const { card, seat } of [...raid.powers, ...raid.lasting]) {
    const whose = whoseWord(seat, speaker);
    told.push(t("line.power", { card: printing.card(card).name, whose }));
  }
  return told;
}

export function phaseOf(raid: RaidView, t: RaidTranslate): string {
  return t(`phase.${raid.phase}` as RaidKey);
}

export function turnOf({ raid, near, plays, names, t }: Speaker): string {
  if (raid.active === near && plays) return t("turn.yours");
  return t("turn.theirs", { name: names[raid.active] ?? "" });
}

function sideLines(side: Side, { printing, near, plays, names, t }: Speaker): string[] {
  const name = names[side.seat] ?? "";
  const found = [
    t("line.side", {
      name,
      treasure: side.treasure,
      most: ENOUGH,
      hand: side.hand_size,
      deck: side.deck_size,
      grave: side.graveyard.length,
    }),
  ];
  const isOwn = plays && side.seat === near;
  if (!isOwn && side.hand.length > 0) {
    const cards = printing.counted(side.hand.map(({ card }) => card));
    found.push(t("line.known-hand", { name, cards }));
  }
  for (const pile of ["graveyard", "extra", "banished"] as const) {
    if (side[pile].length > 0) {
      found.push(t(`line.${pile}`, { name, cards: printing.counted(side[pile]) }));
    }
  }
  return found;
}

function rowLine(row: number, speaker: Speaker): string {
  const { raid, t } = speaker;
  const facts = raid.rows[row];
  if (facts === undefined) return "";
  const name = rowName(facts, speaker);
  const cards = Array.from({ length: COLUMNS }, (_, column) => {
    const card = raid.field[row * COLUMNS + column] ?? null;
    if (card === null) return null;
    return t("line.column", { column: column + 1, card: cardWords(card, speaker) });
  }).filter((words) => words !== null);
  if (cards.length === 0) return t("line.empty-row", { row: name });
  return t("line.row", { row: name, cards: cards.join("; ") });
}
