/** What stands on a card, for any game: facts, not looks. A board makes faces from what is printed;
 * the card parts draw them. */

import type { IconName } from "../../icons/Icon";
import type { Scenery } from "./scenery";

/** A figure on a card: what it counts, and how much. */
export interface Fact {
  icon: IconName;
  figure: string;
  /** The figure in words, for the large card and for screen readers. */
  meaning: string;
}

/** Figures in a row, drawn as a little chart. */
export interface Bars {
  /** How high each stands, from 0 to 1; null for one that stands for nothing. */
  bars: readonly { figure: string; height: number | null }[];
  /** All of them in words. */
  meaning: string;
}

export interface Face {
  /** Tells the kinds of card apart; the art is composed from it. */
  key: string;
  name: string;
  /** The kind of card in a word, shown with its letter and told by its frame. */
  kind: string;
  /** Which frame tells the kind: pointed for what strikes, round for what helps. */
  frame: "pointed" | "round";
  text: string;
  icon: IconName;
  /** A second one in the distance, for pictures made of two. */
  behind?: IconName;
  /** What tells its kind besides the frame and the letter. */
  mark?: IconName;
  /** Two hues of the art's sky, in degrees: high up, and at the horizon. */
  hues: readonly [number, number];
  /** What lies behind the icon; dunes under a low sun unless the game has something else. */
  scenery?: Scenery;
  facts: readonly Fact[];
  bars?: Bars;
  /** Further lines that only the large card has room for. */
  notes: readonly string[];
}

/** The whole card in one sentence or two, for those who hear it. */
export function spoken(face: Face): string {
  const facts = face.facts.map((fact) => fact.meaning).join(", ");
  const said = [face.name, face.kind, facts, face.bars?.meaning ?? "", face.text];
  return said.filter((part) => part !== "").join(". ");
}
