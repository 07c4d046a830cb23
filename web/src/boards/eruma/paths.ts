/** How cards got from one moment to the next, worked out from what was told between them: a card moves
 * from position to position, comes from a hand or an Extra Deck, goes to a Graveyard or a Deck. */

import type { Kind } from "../../protocol/games/eruma";
import type { Told } from "../../protocol/messages";
import type { HandPlace } from "../../parts/places";
import type { Paths } from "../../parts/Travels";
import { positionOf, type RaidView } from "./view";

/** The table as it lies: the view, what was told up to it, and where in one's hand each card lies. */
export interface Lying {
  raid: RaidView;
  you: number | null;
  told: readonly Told[];
  hand: readonly HandPlace[];
}

export const fieldPlace = (position: number): string => `field-${position}`;
export const heldPlace = (id: number): string => `held-${id}`;
export const deckPlace = (seat: number): string => `deck-${seat}`;
export const gravePlace = (seat: number): string => `grave-${seat}`;
export const extraPlace = (seat: number): string => `extra-${seat}`;
export const fanPlace = (seat: number): string => `fan-${seat}`;

export function pathsBetween(before: Lying, after: Lying): Paths {
  const news = after.told.slice(before.told.length);
  const way = new Way(before, after);
  for (const told of news) way.take(told);
  return way.paths();
}

class Way {
  private readonly before: Lying;
  private readonly after: Lying;
  /** Where the card at each position came from, by position. */
  private readonly came = new Map<number, string>();
  private readonly departures = new Map<string, string>();
  /** The places of one's hand that a card left, and those that one came to. */
  private readonly left: HandPlace[];
  private readonly got: HandPlace[];
  /** From where cards came into one's hand, other than from the Deck. */
  private readonly handed: string[] = [];

  constructor(before: Lying, after: Lying) {
    this.before = before;
    this.after = after;
    this.left = filledOnlyIn(before.hand, after.hand);
    this.got = filledOnlyIn(after.hand, before.hand);
  }

  take({ kind: word, objects }: Told): void {
    const kind = word as Kind;
    const seats = objects.filter((id) => id.startsWith("s")).map((id) => Number(id.slice(1)));
    const spots = objects.map(positionOf).filter((position) => position !== null);
    const [seat] = seats;
    const [one, other] = spots;
    if (kind === "moved" && one !== undefined && other !== undefined) this.move(one, other);
    if (kind === "swapped" && one !== undefined && other !== undefined) this.swap(one, other);
    if (kind === "killed" && one !== undefined) this.leave(one, gravePlace(this.ownerAt(one)));
    if (seat === undefined) return;
    if ((kind === "played" || kind === "played-card") && one !== undefined) {
      this.came.set(one, this.fromHand(seat));
    }
    if (kind === "summoned" && one !== undefined) this.came.set(one, extraPlace(seat));
    if (kind === "into-deck" && one !== undefined) this.leave(one, deckPlace(seat));
    if (kind === "discarded") this.departures.set(this.fromHand(seat), gravePlace(seat));
    if (kind === "returned" && one !== undefined) {
      if (seat === this.after.you) this.handed.push(this.came.get(one) ?? fieldPlace(one));
      else this.leave(one, fanPlace(seat));
    }
  }

  private move(from: number, to: number): void {
    this.came.set(to, this.came.get(from) ?? fieldPlace(from));
    this.came.delete(from);
  }

  private swap(one: number, other: number): void {
    const [first, second] = [this.came.get(one), this.came.get(other)];
    this.came.set(other, first ?? fieldPlace(one));
    this.came.set(one, second ?? fieldPlace(other));
  }

  private leave(position: number, to: string): void {
    const from = this.came.get(position) ?? fieldPlace(position);
    this.came.delete(position);
    this.departures.set(from, to);
  }

  private fromHand(seat: number): string {
    if (seat !== this.after.you) return fanPlace(seat);
    const place = this.left.shift();
    return place === undefined ? fanPlace(seat) : heldPlace(place.id);
  }

  private ownerAt(position: number): number {
    return this.before.raid.field[position]?.owner ?? 0;
  }

  paths(): Paths {
    const arrivals = new Map<string, string>();
    for (const [position, from] of this.came) arrivals.set(fieldPlace(position), from);
    for (const { id } of this.got) {
      arrivals.set(heldPlace(id), this.handed.shift() ?? deckPlace(this.after.you ?? 0));
    }
    return { arrivals, departures: this.departures };
  }
}

/** The places that hold a card here and do not hold that card there. */
function filledOnlyIn(here: readonly HandPlace[], there: readonly HandPlace[]): HandPlace[] {
  return here.filter(
    ({ id, kind, empty }) =>
      !empty && !there.some((place) => place.id === id && place.kind === kind && !place.empty),
  );
}
