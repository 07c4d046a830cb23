/** What a game brings to the table, and what its board is given to draw: the same for every game. A
 * board knows no rules: it draws the view, lights the objects that choices name, and says which
 * choice was pressed. */

import type { ComponentType, ReactNode } from "react";
import type { Face } from "../parts/card/face";
import type { Printed } from "../protocol/api";
import type { Choice, Decision, Seat, Told, View } from "../protocol/messages";
import type { Language } from "../words";
import type { Guide } from "./guide";

export type { Printed };

/** Everything a game's folder has to offer. */
export interface GameBoard {
  Board: ComponentType<BoardProps>;
  /** The table in sentences, for those who hear it. */
  lines: (props: BoardProps) => string[];
  /** The rules whose sentences begin a chapter of the story. */
  chapters: readonly string[];
  /** The choices that are buttons of the prompt because the board has nothing to press for them. A
   * game that does not say has one for each choice that no single lit object stands for. */
  buttons?: (decision: Decision) => readonly Choice[];
  /** While moments are shown, the prompt tells them: the board has no place of its own for words. */
  newsInPrompt?: boolean;
  /** Leads through a first match, where the game has a tutorial. */
  guide?: Guide;
  /** What it is about, in a sentence or two. */
  pitch: (language: Language) => string;
  /** All of its cards; the first are looked at on the home screen. */
  faces: (printed: Printed, language: Language) => Face[];
}

export interface BoardProps {
  view: View;
  you: number | null;
  seats: Seat[];
  /** None while nothing is asked, and always in a replay. */
  decision: Decision | null;
  printed: Printed;
  /** All that was told up to the moment shown, newest last. */
  told: Told[];
  /** The choices that name each object of the view. */
  lit: ReadonlyMap<string, readonly Choice[]>;
  /** A choice was pressed: the first press arms it, the second makes it. */
  choose: (choice: Choice) => void;
  motion: boolean;
  language: Language;
  names: string[];
  /** The choice pressed once. */
  armed?: Choice | null;
  /** Make a choice at once, as when a card is dragged to its place. */
  commit?: (choice: Choice) => void;
  /** Somebody pressed an object that is not offered, and wonders why. */
  wonder?: (name: string) => void;
  /** Ask why this or that may not be done with a thing, by its id in the view. */
  askWhyNot?: (thing: string) => void;
  /** What was answered last, and of what. */
  reasons?: { thing: string; reasons: readonly Told[] } | null;
  openRule?: (rule: string) => void;
  /** What is asked, drawn by the table; the board says where it stands. */
  prompt?: ReactNode;
  /** What is laid over the board by the table: how it ended, what was said, what went wrong. */
  over?: ReactNode;
}

/** The choices by the objects they name. */
export function litBy(decision: Decision | null): Map<string, Choice[]> {
  const lit = new Map<string, Choice[]>();
  for (const choice of decision?.choices ?? []) {
    for (const object of choice.objects) {
      lit.set(object, [...(lit.get(object) ?? []), choice]);
    }
  }
  return lit;
}
