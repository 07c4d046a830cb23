/**
 * What Allumbra: The Duel shows, offers and tells: made by tools/game_types.py from games/allumbra/view/.
 * Do not change it by hand; change what is declared there and run make protocol.
 */

/** A picked card of this turn. */
export interface RowCardView {
  open: boolean;
  /** null where one may not know it. */
  card: string | null;
}

/** A relic with both sides: all of it is open. */
export interface RelicView {
  id: string;
  relic: string;
  active: boolean;
  usable_now: boolean;
  in_use: boolean;
  locked: boolean;
}

/** One duellist, as the viewer sees them. */
export interface DuellistView {
  seat: number;
  character: "stella" | "balif";
  energy: number;
  ammo: number;
  next_free: boolean;
  next_damage: number;
  hand_size: number;
  deck_size: number;
  row: RowCardView[];
  discard: string[];
  shown: string[];
  relics: RelicView[];
  /** Only one's own. */
  hand?: string[];
  /** Only one's own: the cards of an answer under way. */
  picking?: string[];
  /** Only one's own: the relics of an answer under way. */
  choosing?: string[];
}

/** Everything a seat may know. */
export interface DuelView {
  turn: number;
  clash: number;
  /** How many cards of this turn are picked before its first reveal, then before the next, and so on until the turn has all its cards. */
  picks: number[];
  most_energy: number;
  most_ammo: number;
  over: boolean;
  /** Of 100, by seat, once it is over. */
  shares: number[];
  /** The seats that have yet to decide. */
  waiting: number[];
  /** Whether the duel is played with relics. */
  relics: boolean;
  duellists: DuellistView[];
}

/** What one may do: the verb of a choice. */
export type Verb =
  | "pick"
  | "announce"
  | "choose"
  | "activate"
  | "leave"
  | "use"
  | "done"
  | "announce-as"
  | "use-as"
  | "exchange"
  | "pay-energy";

/** What may happen: the kind of a sentence. */
export type Kind =
  | "turn-begins"
  | "drew"
  | "drew-cards"
  | "reshuffled"
  | "picked"
  | "revealed"
  | "unpaid"
  | "paid"
  | "cancelled"
  | "hit"
  | "gained-energy"
  | "gained-ammo"
  | "bonus"
  | "knocked-down"
  | "drawn"
  | "won"
  | "turn-limit"
  | "relics-chosen"
  | "relic-active"
  | "showed"
  | "laid-open"
  | "announced"
  | "relic-used"
  | "loaded"
  | "drained"
  | "turned-back"
  | "conceded"
  | "draw-agreed"
  | "met-energy"
  | "met-ammo"
  | "cancel-ammo"
  | "relic-energy"
  | "relic-ammo"
  | "won-at-limit"
  | "drawn-at-limit"
  | "won-by-concession"
  | "exchanged"
  | "paid-energy"
  | "stopped"
  | "stands"
  | "cancel-energy"
  | "cost-energy"
  | "cost-ammo"
  | "given-energy"
  | "given-ammo"
  | "taken-energy"
  | "taken-ammo"
  | "redirected-energy"
  | "redirected-ammo"
  | "relic-bonus"
  | "looked"
  | "saw"
  | "nothing-to-see";
