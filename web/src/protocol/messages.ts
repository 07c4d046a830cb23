/**
 * The protocol, as types: made by tools/protocol_types.py from rulewright.server.messages.
 * Do not change it by hand; change the models and run that tool.
 */

/** What a seat may know, in the game's own form. */
export type View = Record<string, unknown>;

/** A value, told by what is different from the one before; a list of one is a whole value. */
export type Difference = readonly [unknown] | Readonly<Record<string, unknown>>;

/** Who is to sit in a seat of a new match. */
export interface SeatWanted {
  kind: "human" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** How much time there is. Off, so many seconds for every move, or for the whole match with some added for every move. */
export interface Clock {
  kind: "off" | "move" | "match";
  seconds: number;
  added: number;
}

/** What is agreed before a match begins. */
export interface Settings {
  clock: Clock;
  out_of_time: "bot" | "loss";
  absence_seconds: number;
  listed: boolean;
  watched: boolean;
}

/** A match to create. The creator takes the first seat for a human. */
export interface NewMatch {
  game: string;
  options?: Record<string, boolean | number | string>;
  seats: SeatWanted[];
  settings?: Settings;
  tutorial?: boolean;
}

/** Somebody who wants to sit down. */
export interface Join {
  name: string;
  seat?: number | null;
  token?: string | null;
  options?: Record<string, boolean | number | string>;
}

/** A seat, and the token that holds it. Shown once; only its hash is kept. */
export interface Seated {
  match: string;
  seat: number;
  token: string;
}

/** Go on from a moment of a finished match as a new one, against bots. */
export interface Continue {
  number: number;
  seat: number;
  name: string;
  bot?: string;
}

/** One seat as everybody may know it. */
export interface Seat {
  seat: number;
  name: string;
  kind: "human" | "bot" | "free";
  bot: string | null;
  standing_in: boolean;
  connected: boolean;
  away_since: number | null;
}

/** What does not change while a match goes on, but for who sits where. */
export interface MatchInfo {
  match: string;
  game: string;
  title: string;
  edition: string;
  options: Record<string, boolean | number | string>;
  settings: Settings;
  seats: Seat[];
  status: "waiting" | "playing" | "over";
  created_at: number;
  seed_hash: string;
  rematch: string | null;
  continues: string | null;
  own_cards: boolean;
}

/** A sentence of the story, and the same for programs. */
export interface Told {
  text: string;
  rule: string;
  kind: string;
  objects: string[];
}

/** One thing the seat may do, and the objects of the view it refers to. */
export interface Choice {
  spelled: (string | number)[];
  label: string;
  objects: string[];
  warning: string;
}

/** What the seat is asked now, with every legal choice. */
export interface Decision {
  asked: number;
  prompt: string;
  rule: string;
  choices: Choice[];
}

/** A seat's time: what was left at a moment, and whether it is running since. */
export interface ClockNow {
  seat: number;
  seconds_left: number;
  running: boolean;
}

/** A seat asks to take its last decision back; these others have yet to answer. */
export interface UndoAsked {
  seat: number;
  waiting: number[];
  refusals: number;
}

/** How it ended: shares of 100 by seat, and how it came about. */
export interface Outcome {
  shares: number[];
  winners: number[];
  seed: string;
  how: "played" | "conceded" | "agreed" | "out-of-time";
}

/** How things stand for whoever is looking. */
export interface Now {
  number: number;
  view: Difference;
  decision: Decision | null;
  waiting: number[];
  seats: Seat[];
  status: "waiting" | "playing" | "over";
  clocks: ClockNow[];
  at: number;
  draw_offers: number[];
  undo_asked: UndoAsked | null;
  undo: "nothing" | "free" | "ask" | "barred";
  outcome: Outcome | null;
  rematch: string | null;
}

/** One step on the way to the next decision: what was told, and how it looked after. */
export interface Moment {
  told: Told[];
  view: Difference;
}

/** Everything, from scratch: the first message, and again whenever a client is to start over. */
export interface TableMessage {
  type: "table";
  info: MatchInfo;
  you: number | null;
  story: Told[];
  now: Now;
}

/** The match went on: the moments passed through, then how things stand. */
export interface StepMessage {
  type: "step";
  moments: Moment[];
  now: Now;
}

/** Nothing happened in the game, but something round it did (people, clocks, offers, undo). */
export interface StandingMessage {
  type: "standing";
  now: Now;
}

/** Somebody said one of the preset things. */
export interface SaidMessage {
  type: "said";
  seat: number;
  saying: string;
}

/** A message of the client was not obeyed; nothing has changed. */
export interface RefusedMessage {
  type: "refused";
  reference: string | null;
  code: string;
  reason: string;
}

/** The answer to `why-not`: one reason for each kind of choice that is not offered. */
export interface ReasonsMessage {
  type: "reasons";
  reference: string;
  thing: string;
  reasons: Told[];
}

/** A message of the client was obeyed, and is on disk. */
export interface DoneMessage {
  type: "done";
  reference: string;
  number: number;
}

/** The answer to a ping. */
export interface PongMessage {
  type: "pong";
  at: number;
}

/** The first message on a socket. Without a token one is a spectator. */
export interface HelloMessage {
  type: "hello";
  token?: string | null;
  language?: string;
}

/** An answer to a question, or to one part of it. */
export interface DecideMessage {
  type: "decide";
  reference: string;
  asked: number;
  choice: (string | number)[];
}

/** Give up. */
export interface ConcedeMessage {
  type: "concede";
  reference: string;
}

/** Offer a draw, or agree to one. */
export interface OfferDrawMessage {
  type: "offer-draw";
  reference: string;
}

/** Take back one's last decision, or ask the others whether one may. */
export interface UndoMessage {
  type: "undo";
  reference: string;
}

/** Answer somebody who asked for an undo. */
export interface AnswerUndoMessage {
  type: "answer-undo";
  reference: string;
  allow: boolean;
  no_more?: boolean;
}

/** Say a preset thing. */
export interface SayMessage {
  type: "say";
  reference: string;
  saying: string;
}

/** Let a bot play for a seat whose player has been away for long enough. */
export interface StandInMessage {
  type: "stand-in";
  reference: string;
  seat: number;
}

/** Take one's seat back from the bot that stands in. Whoever was away and says hello again has it back without asking; this is for somebody who let a move's time run out. */
export interface ReturnMessage {
  type: "return";
  reference: string;
}

/** Ask why one may not do this or that with a thing on the table; `reasons` answers it. Nothing happens by it. */
export interface WhyNotMessage {
  type: "why-not";
  reference: string;
  thing: string;
}

/** Is anybody there? */
export interface PingMessage {
  type: "ping";
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  labels: string[];
  default: boolean | number | string;
  meaning: string;
  free: string;
  seat: number | null;
}

/** A strength of bot one may play against, as the set-up screen offers it. */
export interface BotInfo {
  bot: string;
  meaning: string;
}

/** A game as the home and set-up screens show it. */
export interface GameInfo {
  name: string;
  title: string;
  edition: string;
  fewest_seats: number;
  most_seats: number;
  options: OptionInfo[];
  languages: string[];
  bots: BotInfo[];
  has_tutorial: boolean;
  builds_decks: boolean;
  has_cards: boolean;
  has_workshop: boolean;
}

/** The tokens somebody holds, to find their matches by. */
export interface Mine {
  tokens: string[];
}

/** A match in a list. */
export interface Listed {
  match: string;
  game: string;
  title: string;
  seats: Seat[];
  status: "waiting" | "playing" | "over";
  created_at: number;
  your_seat: number | null;
  your_move: boolean | null;
}

/** One moment of a replay. */
export interface Frame {
  number: number;
  turn: number | null;
  told: Told[];
}

/** A match to look through, from one side, but for its moments. */
export interface ReplayHead {
  info: MatchInfo;
  side: number | null;
  outcome: Outcome | null;
  until: number;
  piece: number;
}

/** A match to look through, from one side. What it looked like is asked for in pieces. */
export interface Replay {
  info: MatchInfo;
  side: number | null;
  outcome: Outcome | null;
  until: number;
  piece: number;
  frames: Frame[];
}

/** What some moments of a replay looked like, one after the other. */
export interface ReplayViews {
  first: number;
  views: Difference[];
}

/** A rule of the catalogue. */
export interface RuleText {
  id: string;
  text: string;
}

/** A section of the catalogue. */
export interface RuleSection {
  title: string;
  rules: RuleText[];
}

/** Why an HTTP request was not obeyed. */
export interface Problem {
  code: string;
  reason: string;
}

/** A pile that a deck is made of; the opening hand is drawn from the first. */
export interface DeckPartInfo {
  key: string;
  name: string;
  fewest: number;
  most: number | null;
  copies: number | null;
}

/** Something by which cards are told apart and counted. */
export interface DeckFacetInfo {
  key: string;
  name: string;
  values: string[];
}

/** A card that may be in decks. */
export interface DeckCardInfo {
  key: string;
  name: string;
  text: string;
  part: string;
  marks: Record<string, string[]>;
  wants: string[];
}

/** So many copies of a card, by its name. */
export interface DeckEntry {
  name: string;
  copies: number;
}

/** A deck that comes with the game. */
export interface PresetDeck {
  key: string;
  name: string;
  plan: string;
  parts: Record<string, DeckEntry[]>;
  text: string;
}

/** All that a deck builder needs to know of a game. */
export interface DeckBuildingInfo {
  parts: DeckPartInfo[];
  facets: DeckFacetInfo[];
  opening_hand: number;
  cards: DeckCardInfo[];
  presets: PresetDeck[];
}

/** A deck as a text or, if there is none, as cards by part. */
export interface DeckToCheck {
  text?: string | null;
  name?: string;
  plan?: string;
  parts?: Record<string, DeckEntry[]>;
}

/** Something to be said of a deck. */
export interface DeckRemark {
  text: string;
  rule: string;
  line: number | null;
}

/** A deck, and what there is to say of it. */
export interface CheckedDeck {
  legal: boolean;
  faults: DeckRemark[];
  advice: DeckRemark[];
  name: string;
  plan: string;
  parts: Record<string, DeckEntry[]>;
  counts: Record<string, Record<string, number>>;
  text: string;
}

/** A word or a phrase of a card, with the rules behind it. */
export interface CardKeyword {
  word: string;
  rules: RuleText[];
}

/** A printed card. */
export interface CardInfo {
  key: string;
  name: string;
  kind: string;
  text: string;
  details: string[];
  part: string;
  marks: Record<string, string[]>;
  copies: number;
  keywords: CardKeyword[];
  phrases: CardKeyword[];
  decks: string[];
}

/** All printed cards of a game. */
export interface CardCatalogue {
  parts: DeckPartInfo[];
  facets: DeckFacetInfo[];
  cards: CardInfo[];
}

/** Cards to be printed on sheets, in this order. */
export interface SheetsWanted {
  cards: DeckEntry[];
  paper?: "a4" | "letter";
  backs?: boolean;
}

/** A card as far as it is written. */
export interface CardDraft {
  heading: string;
  fields: Record<string, boolean | number | string | (number | string)[]>;
}

/** Cards to be looked at together, and one of them closely. */
export interface DraftsToCheck {
  cards: CardDraft[];
  at?: number;
  cursor?: number;
}

/** A match against a bot with cards that are being written, to try one of them. */
export interface TrialWanted {
  cards: CardDraft[];
  at?: number;
  deck?: string;
  position?: string;
  bot?: string;
  name: string;
}

/** Quick matches between bots, a deck with a card against the same deck without it. */
export interface BalanceWanted {
  cards: CardDraft[];
  at?: number;
  deck?: string;
  matches?: number;
}

/** How far such matches are, and what has come of them so far. */
export interface BalanceNow {
  job: string;
  status: "waiting" | "playing" | "done" | "stopped" | "failed";
  ahead: number;
  played: number;
  of: number;
  reason: string;
  bot: string;
  compared: boolean;
  won: number;
  low: number;
  high: number;
  endless: number;
  counts: Record<string, number>;
}

/** A pack file, to go on with its cards. */
export interface PackToOpen {
  text: string;
}

/** The cards of a pack file. */
export interface OpenedPack {
  cards: CardDraft[];
}

/** A field of a card. */
export interface CardFieldInfo {
  name: string;
  kind: "line" | "text" | "one" | "some" | "icon" | "icons" | "number" | "numbers";
  meaning: string;
  values: string[];
  fewest: number;
  most: number;
  needed: boolean;
  alone: boolean;
}

/** A kind of card, and a whole card of this kind to begin with. */
export interface CardKindInfo {
  heading: string;
  name: string;
  fields: CardFieldInfo[];
  example: CardDraft;
}

/** A position in which cards of some kinds can be tried; `{card}` is where the card lies. */
export interface ReadyPosition {
  title: string;
  headings: string[];
  text: string;
}

/** A deck that comes with the game. */
export interface DeckToTry {
  key: string;
  name: string;
}

/** What one needs to know to write cards of a game. */
export interface WorkshopInfo {
  kinds: CardKindInfo[];
  words: Record<string, string[]>;
  icons: string[];
  playable: boolean;
  decks: DeckToTry[];
  positions: ReadyPosition[];
}

/** Something wrong with a card, or probably not meant. */
export interface CardSlip {
  card: number | null;
  field: string;
  what: string;
  start: number;
  end: number;
  could_stand: string[];
  suggestions: string[];
  is_warning: boolean;
}

/** A phrase of a text. */
export interface MeantPhrase {
  level: number;
  about: string;
  phrase: string;
  means: string;
  rules: string[];
}

/** Words that could stand next. */
export interface NextWords {
  words: string;
  start: number;
  about: string;
}

/** What is right and wrong with cards, and what the one at hand means. */
export interface CheckedDrafts {
  slips: CardSlip[];
  pack: string;
  printed_text: string;
  meaning: MeantPhrase[];
  rules: RuleText[];
  printed: Record<string, Record<string, unknown>[]>;
  next: NextWords[];
}

export type ServerMessage =
  | TableMessage
  | StepMessage
  | StandingMessage
  | SaidMessage
  | RefusedMessage
  | ReasonsMessage
  | DoneMessage
  | PongMessage;

export type ClientMessage =
  | HelloMessage
  | DecideMessage
  | ConcedeMessage
  | OfferDrawMessage
  | UndoMessage
  | AnswerUndoMessage
  | SayMessage
  | StandInMessage
  | ReturnMessage
  | WhyNotMessage
  | PingMessage;

/** The things one can say. */
export const SAYINGS = [
  "hello",
  "good-luck",
  "well-played",
  "nice-one",
  "oops",
  "thinking",
  "hurry",
  "thanks",
  "good-game",
  "bye",
  "smile",
  "laugh",
  "wow",
  "ouch",
] as const;
