/** Passing by itself when answers are called for: how often one wants to be asked is kept in this browser
 * and told to nobody. Whether it passes depends on that and on the table alone, never on what one
 * holds, and so does the time it takes. */

import { useEffect, useEffectEvent, useState } from "react";
import type { Choice, Decision } from "../../protocol/messages";
import type { BoardProps } from "../board";
import type { RaceView } from "./view";

/** Ask every time, or at last calls only: kept. Pass until one's turn or the end of the battle: for now. */
export const MANNERS = ["ask", "last-calls", "turn", "battle"] as const;
export type Manner = (typeof MANNERS)[number];
type Kept = "ask" | "last-calls";

const PLACE = "rulewright.elma.passing";
const SOONEST_MILLISECONDS = 600;
const SPREAD_MILLISECONDS = 1400;

/** Passing for now: since which turn, or during which battle. */
type Now = { manner: "turn"; since: number } | { manner: "battle"; level: string };

export interface Passing {
  manner: Manner;
  /** The manners that make sense now: without a battle there is no end of it. */
  manners: readonly Manner[];
  change: (manner: Manner) => void;
  /** It is about to pass. */
  passes: boolean;
}

function keptManner(): Kept {
  try {
    return localStorage.getItem(PLACE) === "last-calls" ? "last-calls" : "ask";
  } catch {
    return "ask";
  }
}

function keep(manner: Kept): void {
  try {
    localStorage.setItem(PLACE, manner);
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}

/** Whether what was wished for now still holds. */
function holds(now: Now, race: RaceView, you: number | null): boolean {
  if (now.manner === "battle") return race.battle?.id === now.level;
  return race.active !== you || race.turn === now.since;
}

function wouldPass(manner: Manner, { step }: RaceView): boolean {
  if (step !== "window" && step !== "last-call") return false;
  return manner === "last-calls" ? step === "window" : manner !== "ask";
}

export function usePassing(
  { decision, commit, you }: Pick<BoardProps, "decision" | "commit" | "you">,
  race: RaceView,
  pass: Choice | null,
): Passing {
  const [kept, setKept] = useState(keptManner);
  const [now, setNow] = useState<Now | null>(null);
  const isNow = now !== null && holds(now, race, you);
  const manner = isNow ? now.manner : kept;
  const passes = pass !== null && commit !== undefined && wouldPass(manner, race);
  usePassLater(passes ? pass : null, decision, commit);
  return {
    manner,
    manners: MANNERS.filter((other) => other !== "battle" || race.battle !== null),
    passes,
    change: (wanted) => {
      if (wanted === "turn") setNow({ manner: "turn", since: race.turn });
      else if (wanted === "battle") {
        if (race.battle !== null) setNow({ manner: "battle", level: race.battle.id });
      } else {
        setNow(null);
        setKept(wanted);
        keep(wanted);
      }
    },
  };
}

function usePassLater(
  pass: Choice | null,
  decision: Decision | null,
  commit: BoardProps["commit"],
): void {
  const asked = pass === null ? null : (decision?.asked ?? null);
  // The table is drawn anew for many reasons; the wait begins once for each question.
  const passNow = useEffectEvent(() => {
    if (pass !== null) commit?.(pass);
  });
  useEffect(() => {
    if (asked === null) return;
    const wait = SOONEST_MILLISECONDS + Math.random() * SPREAD_MILLISECONDS;
    const timer = window.setTimeout(passNow, wait);
    return () => window.clearTimeout(timer);
  }, [asked]);
}
