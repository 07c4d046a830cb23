/**
 * What Eruma TCG shows, offers and tells: made by tools/game_types.py from games/eruma/view/.
 * Do not change it by hand; change what is declared there and run make protocol.
 */

/** A row of five positions. */
export interface RowView {
  zone: "one" | "two" | "treasure";
  /** Whose zone it is; nobody's for Treasure. */
  seat: number | null;
}

/** A card on the Playfield. */
export interface FieldCardView {
  id: string;
  /** null where one may not know it. */
  card: string | null;
  up: boolean;
  /** Whether both players know it, though it may lie face-down. */
  known: boolean;
  exhausted: "left" | "right" | null;
  controller: number;
  owner: number;
  /** The types that work now, printed and given. */
  types: string[];
  /** Its power is running. */
  live: boolean;
  stole: boolean;
  /** How many counters of each kind lie on it, by the names that texts gave them. */
  counters: Record<string, number>;
}

/** A card in a hand, as far as one may know it. */
export interface HandCardView {
  /** null for a card of another's hand: which of them it is, nobody can tell. */
  id: string | null;
  card: string;
  /** Whether the other player knows it. */
  known: boolean;
}

/** One side of the table. */
export interface SideView {
  seat: number;
  treasure: number;
  hand_size: number;
  /** All of one's own; of another's those one knows. */
  hand: HandCardView[];
  deck_size: number;
  graveyard: string[];
  extra: string[];
  banished: string[];
  deck_list: string[];
}

/** A power that has been triggered and waits to act, with what was chosen: the modes in the words of its card. */
export interface AnnouncedView {
  id: string;
  /** Whose power it is: another card's than the one at `id` if it was copied. */
  card: string;
  seat: number;
  modes: string[];
  targets: string[];
}

/** A power that goes on, and those of its targets that are still on the Playfield. */
export interface PowerView {
  id: string;
  /** Whose power it is: another card's than the one at `id` if it was copied. */
  card: string;
  seat: number;
  since: number;
  targets: string[];
}

/** What a Quick power began for a while: from the turn `since` to the turn `until`, or (null) until what it waits for has come once. */
export interface LastingView {
  id: string;
  card: string;
  seat: number;
  since: number;
  until: number | null;
}

/** Everything a seat may know. */
export interface RaidView {
  turn: number;
  phase: "set-up" | "draw" | "planning" | "assault" | "rest";
  /** Whose turn it is. */
  active: number;
  /** The Action Points that are left. */
  points: number;
  over: boolean;
  /** Of 100, by seat, once it is over. */
  shares: number[];
  /** The seats that have yet to decide. */
  waiting: number[];
  rows: RowView[];
  /** By position, counted from the first seat's Zone 1. */
  field: (FieldCardView | null)[];
  sides: SideView[];
  announced: AnnouncedView | null;
  powers: PowerView[];
  lasting: LastingView[];
}

/** What one may do: the verb of a choice. */
export type Verb =
  | "choose"
  | "place"
  | "yes"
  | "no"
  | "mode"
  | "enough"
  | "first"
  | "player"
  | "block"
  | "let"
  | "play"
  | "move"
  | "attack"
  | "power"
  | "steal"
  | "hide"
  | "fly"
  | "end"
  | "keep"
  | "ready"
  | "discard"
  | "instead"
  | "name";

/** What may happen: the kind of a sentence. */
export type Kind =
  | "turn-begins"
  | "drew"
  | "drew-card"
  | "played"
  | "played-card"
  | "moved"
  | "attacked"
  | "killed"
  | "banished"
  | "stole"
  | "gained"
  | "lost"
  | "triggered"
  | "blocked"
  | "let-through"
  | "exhausted"
  | "readied"
  | "turned-up"
  | "turned-down"
  | "returned"
  | "into-deck"
  | "discarded"
  | "summoned"
  | "points"
  | "took-control"
  | "showed"
  | "saw"
  | "fetched"
  | "shuffled"
  | "effect"
  | "not-done"
  | "kept"
  | "copied"
  | "swapped"
  | "regenerated"
  | "deck-out"
  | "turn-limit"
  | "won"
  | "drawn"
  | "conceded"
  | "power-live"
  | "power-over"
  | "curse-shown"
  | "first-player"
  | "buried"
  | "draw-agreed"
  | "targets"
  | "targets-elsewhere"
  | "took-mode"
  | "flipped-heads"
  | "flipped-tails"
  | "rolled"
  | "extra-turn"
  | "to-skip"
  | "skipped"
  | "counters"
  | "named"
  | "rearranged"
  | "exchanged";
