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

export interface Guide {
  title: (language: Language) => string;
  /** Of several that are due the first is spoken of. After the last one the guide takes its leave. */
  topics: readonly Topic[];
}
