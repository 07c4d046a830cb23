/** What came of each clash of the turn, put together from what was told and what lies open. It
 * decides nothing: that a card was cancelled is told; the printed cards say by which. */

import type { Told } from "../../protocol/messages";
import type { Printing } from "./printing";
import { CARDS_A_TURN, type DuelView } from "./view";

/** What became of a card. */
export type Fate = { is: "works" } | { is: "cancelled"; by: string } | { is: "unpaid" };

export interface Clash {
  /** What was told of it, but for the reveal itself: the cards lie there to be seen. */
  told: Told[];
  fates: Fate[];
}

const TURN_BEGINS = "turn.three-cards";
const REVEALED = "turn.one-each-at-once";
const PICKED = "ruling.picks-are-final";
const CANCELLED = "clash.cancel-by-chart";
const UNPAID = "clash.too-little-ammo";
const WORKS: Fate = { is: "works" };

/** For each place of the turn its clash; null for one that is still to come. */
export function clashesOf(
  duel: DuelView,
  story: readonly Told[],
  printing: Printing,
  names: readonly string[],
): (Clash | null)[] {
  const tellings = tellingsOf(story);
  const first = tellings.fromTheStart ? 0 : revealed(duel) - tellings.clashes.length;
  return Array.from({ length: CARDS_A_TURN }, (_, place) => {
    const told = tellings.clashes[place - first];
    if (told === undefined) return null;
    return { told, fates: fatesOf(duel, place, told, printing, names) };
  });
}

function tellingsOf(story: readonly Told[]): { fromTheStart: boolean; clashes: Told[][] } {
  const start = story.findLastIndex(({ rule }) => rule === TURN_BEGINS);
  const clashes: Told[][] = [];
  let current: Told[] | null = null;
  for (const told of story.slice(start + 1)) {
    if (told.rule === REVEALED) {
      current = [];
      clashes.push(current);
    } else if (told.rule === PICKED) {
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

function fatesOf(
  duel: DuelView,
  place: number,
  told: readonly Told[],
  printing: Printing,
  names: readonly string[],
): Fate[] {
  const cards = duel.duellists.map((side) => side.row[place]?.card ?? null);
  const someCancel = told.some(({ rule }) => rule === CANCELLED);
  const unpaid = told.filter(({ rule }) => rule === UNPAID);
  return cards.map((card, seat) => {
    if (card === null) return WORKS;
    const tells = ({ text }: Told): boolean =>
      text.includes(printing.card(card).name) && text.includes(names[seat] ?? "");
    if (unpaid.some(tells)) return { is: "unpaid" };
    const other = cards[1 - seat] ?? null;
    const cancels = other !== null && printing.card(other).cancels.includes(card);
    return someCancel && cancels ? { is: "cancelled", by: other } : WORKS;
  });
}
