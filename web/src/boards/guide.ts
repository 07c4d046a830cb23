/** A guide through a first match. It has no order of its own: each topic says when the table gives
 * reason to speak of it, and is spoken of once. */

import type { Language } from "../words";
import type { BoardProps } from "./board";

export interface Topic {
  /** Tells it apart from the others, so that nothing is explained twice. */
  key: string;
  /** Whether what lies on the table now gives reason to speak of it. */
  due: (board: BoardProps) => boolean;
  words: (board: BoardProps) => string;
  /** The `data-pin` of what it speaks of. Several things may carry it: then it speaks of them all. */
  pin: (board: BoardProps) => string;
  /** What it speaks of is to be looked at meanwhile: the note stands beside it where it can. */
  beside?: boolean;
  /** One goes on from it by playing, not by pressing "Go on". */
  byPlaying?: boolean;
}

/** What a game's guide says on a topic, in terms of what it sees on its own table. */
export interface Said<Seen, Key> extends Pick<Topic, "key" | "beside" | "byPlaying"> {
  due: (seen: Seen) => boolean;
  pin: (seen: Seen) => string;
  words: Key;
  values?: (seen: Seen) => Values;
}

type Values = Record<string, string | number>;

/** A game's way to make topics: it is told how its table is looked at. */
export interface Topics<Seen, Key> {
  topic: (said: Said<Seen, Key>) => Topic;
  /** Something to know before one answers. */
  asked: (said: Said<Seen, Key>) => Topic;
}

export function topicsOver<Key, Seen extends { t: (key: Key, values?: Values) => string }>(
  seenIn: (board: BoardProps) => Seen,
): Topics<Seen, Key> {
  const topic = ({ due, pin, words, values, ...others }: Said<Seen, Key>): Topic => ({
    ...others,
    due: (board) => due(seenIn(board)),
    pin: (board) => pin(seenIn(board)),
    words: (board) => {
      const seen = seenIn(board);
      return seen.t(words, values?.(seen) ?? {});
    },
  });
  return {
    topic,
    asked: (said) => {
      const made = topic(said);
      return { ...made, due: (board) => board.decision !== null && made.due(board) };
    },
  };
}

export interface Guide {
  title: (language: Language) => string;
  /** Of several that are due the first is spoken of. After the last one the guide takes its leave. */
  topics: readonly Topic[];
}
