/**
 * What Elma TCG shows, offers and tells: made by tools/game_types.py from games/elma/view/.
 * Do not change it by hand; change what is declared there and run make protocol.
 */

/** A card in one's own hand. */
export interface HeldView {
  id: string;
  /** The key of the printed card. */
  card: string;
}

/** A card that one sees. */
export interface CardView {
  id: string;
  /** The key of the printed card. */
  card: string;
}

/** A kuski in play, with what it is now. */
export interface KuskiView {
  id: string;
  /** The key of the printed card. */
  card: string;
  controller: number;
  owner: number;
  types: string[];
  keywords: string[];
  /** The tag of its team. */
  team: string | null;
  /** How many of each kind; those of which there are none are left out. */
  counters: Record<string, number>;
  /** It was offline as the turn began, and so may go online. */
  rested: boolean;
  /** A level that it added is in the queue. */
  has_queued: boolean;
}

/** One player, as the viewer sees them. */
export interface PlayerView {
  seat: number;
  /** Left the game. */
  out: boolean;
  points: number;
  /** What the player's kuskis would earn if the battle ended now. */
  if_it_ended_now: number;
  played_kuski: boolean;
  /** How many cards the hand has. */
  hand: number;
  /** Those of one's own hand; of others none. */
  cards: HeldView[];
  /** How many cards the deck has. */
  library: number;
  /** Its top is last. */
  discard: CardView[];
  offline: KuskiView[];
  online: KuskiView[];
}

/** A level that waits in the queue. */
export interface QueuedView {
  id: string;
  /** The key of the printed card. */
  card: string;
  types: string[];
  keywords: string[];
  by: number;
  /** In full turns. */
  length: number;
  adders: string[];
  cursed: string[];
}

/** A kuski in a battle or an after battle. */
export interface DriveView {
  id: string;
  /** The key of the printed card. */
  card: string;
  controller: number;
  owner: number;
  types: string[];
  keywords: string[];
  /** The tag of its team. */
  team: string | null;
  /** How many of each kind; those of which there are none are left out. */
  counters: Record<string, number>;
  /** It was offline as the turn began, and so may go online. */
  rested: boolean;
  /** A level that it added is in the queue. */
  has_queued: boolean;
  /** Its records as they count in this battle, in the order in which they are applied. */
  entries: (number | null)[];
  /** How many of them have been. */
  applied: number;
  /** Whether they are those of its second list. */
  by_second: boolean;
  best: number | null;
  /** The first time it had here. */
  first: number | null;
  next: number | null;
  has_next: boolean;
  partner: string | null;
  /** The turn in which it entered. */
  entered: number;
  rank: number;
  /** What is compared: tenths of a second, or a number of counters. */
  result: number | null;
  /** What it would earn if the battle ended now. */
  points: number;
}

/** The running battle, and how it stands. */
export interface BattleView {
  id: string;
  /** The key of the printed card. */
  card: string;
  types: string[];
  keywords: string[];
  by: number;
  /** In full turns. */
  length: number;
  adders: string[];
  cursed: string[];
  turns: number;
  turns_left: number;
  full_turns_over: number;
  counts: "time" | "apples" | "finishes";
  better: "lower" | "higher";
  drives: DriveView[];
  leaders: string[];
}

/** An after battle with those who still drive there; it gives no points. */
export interface AfterView {
  id: string;
  /** The key of the printed card. */
  card: string;
  drives: DriveView[];
}

/** A card in the ban pile. */
export interface BannedView {
  id: string;
  /** The key of the printed card. */
  card: string;
  owner: number;
}

/** What an instant has begun, about which cards, and how long it lasts. */
export interface EffectView {
  /** The key of the printed card. */
  card: string;
  by: number;
  about: string[];
  /** The keys of the printed cards whose names were said for it. */
  named: string[];
  lasts: "turn" | "battle" | "in-play" | "next-turn" | "after-next-turn" | "once" | "in-next-turn" | "in-extra-turn";
}

/** A card from the top of one's deck. */
export interface LookedAtView {
  id: string;
  /** The key of the printed card. */
  card: string;
}

/** Everything a seat may know. */
export interface RaceView {
  turn: number;
  round: number;
  step: "start" | "end" | "times" | "clean-up-after" | "draw" | "main" | "window" | "last-call" | "clean-up";
  /** Whose turn it is. */
  active: number;
  over: boolean;
  /** Of 100, by seat, once it is over. */
  shares: number[];
  /** The seats that have yet to decide. */
  waiting: number[];
  players: PlayerView[];
  /** The front is first. */
  queue: QueuedView[];
  battle: BattleView | null;
  after: AfterView[];
  banned: BannedView[];
  /** What lasts. */
  effects: EffectView[];
  /** What one is looking at. */
  looked_at: LookedAtView[];
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
  | "pass"
  | "instant"
  | "play"
  | "online"
  | "enter"
  | "with"
  | "add"
  | "by"
  | "length"
  | "slot"
  | "curse"
  | "spare"
  | "end"
  | "discard"
  | "use"
  | "list"
  | "instead"
  | "borrow"
  | "name";

/** What may happen: the kind of a sentence. */
export type Kind =
  | "first-player"
  | "turn-begins"
  | "drew"
  | "drew-card"
  | "played"
  | "went-online"
  | "went-offline"
  | "entered"
  | "time"
  | "no-time"
  | "killed"
  | "added"
  | "battle-starts"
  | "last-call"
  | "battle-ends"
  | "earned"
  | "won-battle"
  | "gained"
  | "lost-points"
  | "after-ends"
  | "aborted"
  | "discarded"
  | "banned"
  | "returned"
  | "took-control"
  | "gave-back"
  | "counters"
  | "instant"
  | "shuffled"
  | "deck-out"
  | "left"
  | "conceded"
  | "won"
  | "drawn"
  | "draw-agreed"
  | "cursed"
  | "changed"
  | "length-changed"
  | "to-front"
  | "to-end"
  | "searched"
  | "found"
  | "looked-at-top"
  | "took-one"
  | "looked-at-hand"
  | "saw"
  | "used"
  | "flipped-heads"
  | "flipped-tails"
  | "rolled"
  | "extra-turn"
  | "to-skip"
  | "skipped"
  | "showed"
  | "revealed-hand"
  | "into-library"
  | "into-library-openly"
  | "into-pile"
  | "exchanged"
  | "named";
