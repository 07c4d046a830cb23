/** A guide through a first match: steps as data, each pinned to a thing on the table. */

import type { Key } from "../words";
import type { BoardProps } from "./board";

export interface GuideStep {
  words: Key;
  /** The `data-pin` of what it speaks of; `{you}` and `{them}` stand for the seats. */
  pin: string;
  /** When it is due; until then the guide is silent. */
  due: (board: BoardProps) => boolean;
  /** When it is done by itself, without anybody pressing "Go on". */
  done?: (board: BoardProps) => boolean;
}
