/** What a table shows and what one can do at it: the border between connection and drawing. */

import type {
  Choice,
  MatchInfo,
  Now,
  ReasonsMessage,
  RefusedMessage,
  TableMessage,
  Told,
  View,
} from "../protocol/messages";

export interface Said {
  seat: number;
  saying: string;
  /** Milliseconds since the epoch, by this machine's clock. */
  at: number;
}

/** A moment as it is drawn. */
export interface Shown {
  view: View;
  told: Told[];
}

export interface TableState {
  info: MatchInfo;
  /** The seat one plays; null for a spectator. */
  you: number | null;
  /** All that was told up to the moment shown. */
  story: Told[];
  /** How things stand, but for the view, also while moments before it are still being shown. */
  now: Now;
  /** The moment being shown; the last of them is how the table lies now. */
  shown: Shown;
  /** How many moments are still to be shown. `now.decision` is offered when there are none. */
  pendingMoments: number;
  /** The choice that was sent and is not yet answered. */
  deciding: Choice | null;
  connection: "connecting" | "open" | "lost";
  /** Milliseconds since the epoch; null while the connection stands. */
  lostSince: number | null;
  /** When the next attempt is made, in milliseconds since the epoch. */
  retryAt: number | null;
  refused: RefusedMessage | null;
  /** Why something is not offered that was asked about last; null once the table has changed. */
  reasons: ReasonsMessage | null;
  sayings: Said[];
  /** What to add to this machine's clock, in milliseconds, to have the server's. */
  clockOffset: number;
}

/** A table as the server puts it before us, with what was said before the line fell. */
export function stateFrom(
  { info, you, story, now }: TableMessage,
  view: View,
  sayings: Said[],
): TableState {
  return {
    info,
    you,
    story,
    now,
    shown: { view, told: [] },
    pendingMoments: 0,
    deciding: null,
    connection: "open",
    lostSince: null,
    retryAt: null,
    refused: null,
    reasons: null,
    sayings,
    clockOffset: now.at * 1000 - Date.now(),
  };
}

export interface TableActions {
  decide: (choice: Choice) => void;
  concede: () => void;
  offerDraw: () => void;
  undo: () => void;
  answerUndo: (allow: boolean, noMore: boolean) => void;
  say: (saying: string) => void;
  standIn: (seat: number) => void;
  /** Take one's own seat back from the bot that took over when time ran out. */
  takeBack: () => void;
  /** Ask why this or that may not be done with a thing; the answer comes as `reasons`. */
  askWhyNot: (thing: string) => void;
  skipMoments: () => void;
  /** Somebody explains what happens: each moment is shown, also where nothing moves. */
  walkThrough: (walking: boolean) => void;
  /** Stay at the moment shown until it is explained. */
  hold: (held: boolean) => void;
  dismissRefusal: () => void;
  rematch: () => void;
  /** Try to connect again at once. */
  reconnect: () => void;
}
