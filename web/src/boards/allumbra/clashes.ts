/** What came of each clash of the turn, put together from what was told and what lies open. It
 * decides nothing: which card was cancelled by which, and which could not be paid, is told. */

import type { Kind } from "../../protocol/games/allumbra";
import type { Told } from "../../protocol/messages";
import { CARDS_A_TURN, type DuelView } from "./view";

/** What became of a card. */
export type Fate = { is: "works" } | { is: "cancelled"; by: string } | { is: "unpaid" };

export interface Clash {
  /** What was told of it, but for the reveal itself: the cards lie there to be seen. */
  told: Told[];
  fates: Fate[];
}

const WORKS: Fate = { is: "works" };

/** For each place of the turn its clash; null for one that is still to come. */
export function clashesOf(duel: DuelView, story: readonly Told[]): (Clash | null)[] {
  const tellings = tellingsOf(story);
  const first = tellings.fromTheStart ? 0 : revealed(duel) - tellings.clashes.length;
  return Array.from({ length: CARDS_A_TURN }, (_, place) => {
    const told = tellings.clashes[place - first];
    if (told === undefined) return null;
    return { told, fates: duel.duellists.map(({ seat }) => fateOf(duel, seat, place, told)) };
  });
}

const kindOf = (told: Told): Kind => told.kind as Kind;

function tellingsOf(story: readonly Told[]): { fromTheStart: boolean; clashes: Told[][] } {
  const start = story.findLastIndex((told) => kindOf(told) === "turn-begins");
  const clashes: Told[][] = [];
  let current: Told[] | null = null;
  for (const told of story.slice(start + 1)) {
    const kind = kindOf(told);
    if (kind === "revealed") {
      current = [];
      clashes.push(current);
    } else if (kind === "picked") {
      current = null;
    } else {
      current?.push(told);
    }
  }
  return { fromTheStart: start >= 0, clashes };
}

/** How many clashes of the turn lie open. */
function revealed(duel: DuelView): number {
  const open = duel.duellists.map(({ row }) => row.filter((card) => card.open).length);
  return Math.max(0, ...open);
}

/** What became of a seat's card. Told of are who, that one's card, and the card it cancelled. */
function fateOf(duel: DuelView, seat: number, place: number, story: readonly Told[]): Fate {
  const card = `row-${seat}-${place}`;
  for (const told of story) {
    const { objects } = told;
    const kind = kindOf(told);
    if (kind === "unpaid" && objects[1] === card) return { is: "unpaid" };
    if (kind === "cancelled" && objects[2] === card) {
      const by = cardAt(duel, objects[1]);
      return by === null ? WORKS : { is: "cancelled", by };
    }
  }
  return WORKS;
}

/** The card that lies there; none once the cards of the turn have been swept off the table. */
function cardAt(duel: DuelView, id: string | undefined): string | null {
  for (const { seat, row } of duel.duellists) {
    const place = row.findIndex((_, at) => `row-${seat}-${at}` === id);
    if (place >= 0) return row[place]?.card ?? null;
  }
  return null;
}
