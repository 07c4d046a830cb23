/**
 * What Grimterra shows, offers and tells: made by tools/game_types.py from games/grimterra/view/.
 * Do not change it by hand; change what is declared there and run make protocol.
 */

/** The combat that goes on. */
export interface CombatView {
  rival: number;
  fighter: string;
  target: string;
  round: number;
  rounds: number;
  /** Those whose effects need no success in this round. */
  favoured: number[];
}

/** A wound on a hero. */
export interface WoundView {
  id: string;
  /** What dealt it; null for a marker. */
  card: string | null;
  amount: number;
}

/** An equipment that a hero wears. */
export interface WornView {
  id: string;
  card: string;
}

/** A hero's level in a faction, as it is now. */
export interface LevelView {
  faction: string;
  level: number;
}

/** A hero or a minion. */
export interface HeroView {
  id: string;
  /** The side that is up. */
  card: string;
  /** The hero, by its normal side. */
  hero: string;
  seat: number;
  place: "arena" | "backrow" | "dead";
  minion: boolean;
  empowered: boolean;
  /** As it is now. */
  health: number;
  /** All its wounds together. */
  damage: number;
  dark: number;
  wounds: WoundView[];
  worn: WornView[];
  levels: LevelView[];
  /** It will flip when the round ends, as things stand. */
  flips: boolean;
  /** It will die when the round ends, as things stand. */
  falls: boolean;
}

/** Cards in a hand that are alike, as far as one may know them. */
export interface HandCardView {
  /** null for cards of another's hand: which of them they are, nobody can tell. */
  id: string | null;
  card: string;
  count: number;
  /** Whether another player knows of one. */
  seen: boolean;
}

/** A card in a discard pile. */
export interface DiscardView {
  /** null for one that was bluffed with, if it is not one's own. */
  card: string | null;
  bluffed: boolean;
}

/** A player's card in this round of combat. */
export interface TabledView {
  id: string;
  /** null while one may not know it. */
  card: string | null;
  state: "placed" | "revealed" | "bluffed";
}

/** One side of the table. */
export interface SideView {
  seat: number;
  playing: boolean;
  /** The three heroes, dead ones too, then the minions; nobody of a player who is out. */
  heroes: HeroView[];
  hand_size: number;
  /** All of one's own; of another's those one knows. */
  hand: HandCardView[];
  deck_size: number;
  discards: DiscardView[];
  tabled: TabledView | null;
  /** ruling.counting-dark-counters: all on its three heroes. */
  dark: number;
}

/** What a card began for a while. */
export interface LastingView {
  card: string;
  seat: number;
}

/** Everything a seat may know. */
export interface FeudView {
  turn: number;
  phase: "set-up" | "draw" | "pre combat" | "combat" | "post combat" | "discard";
  /** Whose turn it is. */
  active: number;
  over: boolean;
  /** Of 100, by seat, once it is over. */
  shares: number[];
  /** The seats that have yet to decide. */
  waiting: number[];
  /** What the active player has cast and used this turn. */
  done: ("spell" | "equipment" | "power")[];
  /** The card that is being carried out. */
  casting: string | null;
  combat: CombatView | null;
  sides: SideView[];
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
  | "arena"
  | "cast"
  | "power"
  | "use"
  | "end"
  | "fight"
  | "fighter"
  | "target"
  | "lay"
  | "reveal"
  | "bluff"
  | "keep"
  | "change"
  | "retract"
  | "discard"
  | "done"
  | "wound"
  | "instead";

/** What may happen: the kind of a sentence. */
export type Kind =
  | "turn-begins"
  | "first-player"
  | "to-arena"
  | "to-backrow"
  | "drew"
  | "drew-card"
  | "cast"
  | "equipped"
  | "used-power"
  | "used"
  | "counters"
  | "shifted"
  | "died-dark"
  | "died"
  | "killed"
  | "combat-begins"
  | "round"
  | "placed"
  | "placed-card"
  | "empty-hand"
  | "revealed"
  | "bluffed"
  | "illegal"
  | "kept"
  | "changed"
  | "retracted"
  | "stopped"
  | "wounded"
  | "avoided"
  | "no-wound"
  | "effect"
  | "flipped"
  | "flipped-back"
  | "healed"
  | "discarded"
  | "destroyed"
  | "sacrificed"
  | "returned"
  | "into-deck"
  | "showed"
  | "saw"
  | "looked-at-hand"
  | "looked"
  | "searched"
  | "found"
  | "shuffled"
  | "flipped-heads"
  | "flipped-tails"
  | "rolled"
  | "summoned"
  | "round-added"
  | "extra-turn"
  | "to-skip"
  | "skipped"
  | "combat-over"
  | "no-combat"
  | "cannot-draw"
  | "out"
  | "conceded"
  | "fewest-counters"
  | "most-heroes"
  | "won"
  | "drawn"
  | "draw-agreed";
