/** What a board is given to draw, the same for every game. A board knows no rules: it draws the view,
 * lights the objects that choices name, and says which choice was pressed. */

import type { ReactNode } from "react";
import type { Printed } from "../protocol/api";
import type { Choice, Decision, Seat, Told, View } from "../protocol/messages";

export type { Printed };

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
  language: string;
  names: string[];
  /** The choice pressed once. */
  armed?: Choice | null;
  /** Make a choice at once, as when a card is dragged to its place. */
  commit?: (choice: Choice) => void;
  /** Somebody pressed an object that is not offered, and wonders why. */
  wonder?: (name: string) => void;
  openRule?: (rule: string) => void;
  /** What is asked, drawn by the table; the board says where it stands. */
  prompt?: ReactNode;
}

/** What a board says of itself besides drawing. */
export interface BoardText {
  /** The table in sentences, for those who hear it. */
  lines: (props: BoardProps) => string[];
  /** The rules whose sentences begin a chapter of the story. */
  chapters: readonly string[];
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
