/** An answer of the server as a component sees it: not yet there, there, or refused. */

import { useCallback, useEffect, useState } from "react";

import { problemOf } from "../protocol/api";
import type { Problem } from "../protocol/messages";

export interface Answered<Answer> {
  answer: Answer | null;
  problem: Problem | null;
  again: () => void;
}

interface Kept<Answer> {
  question: unknown;
  answer: Answer | null;
  problem: Problem | null;
}

/**
 * Ask when this is drawn and whenever the question changes. `question` must stay the same function
 * while the question is the same (useCallback). With `every`, ask again after so many milliseconds
 * for as long as the page is looked at; the last answer stays meanwhile.
 */
export function useAnswer<Answer>(
  question: () => Promise<Answer>,
  every: number | null = null,
): Answered<Answer> {
  const [kept, setKept] = useState<Kept<Answer>>({ question, answer: null, problem: null });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | null = null;
    function askAgainLater(): void {
      if (wanted && every !== null) {
        timer = setTimeout(ask, every);
      }
    }
    function ask(): void {
      if (document.visibilityState === "hidden") {
        askAgainLater();
        return;
      }
      question()
        .then(
          (answer) => wanted && setKept({ question, answer, problem: null }),
          (thrown: unknown) =>
            wanted &&
            setKept((last) => ({
              question,
              answer: last.question === question ? last.answer : null,
              problem: problemOf(thrown),
            })),
        )
        .finally(askAgainLater);
    }
    ask();
    return () => {
      wanted = false;
      if (timer !== null) {
        clearTimeout(timer);
      }
    };
  }, [question, every, round]);

  const again = useCallback(() => setRound((last) => last + 1), []);
  const current = kept.question === question;
  return { answer: current ? kept.answer : null, problem: current ? kept.problem : null, again };
}
