/** What the server says of the cards on the bench: asked a moment after every change, and the last answer stays meanwhile. */

import { useEffect, useState } from "react";

import { api, problemOf } from "../../protocol/api";
import type { CheckedDrafts, DraftsToCheck, Problem } from "../../protocol/messages";
import { useWords } from "../../words";
import type { BenchCard } from "./cards";

const PAUSE = 150;
const AGAIN = 3_000;

export interface Checked {
  /** The last answer about this card; null before the first. */
  checked: CheckedDrafts | null;
  problem: Problem | null;
  /** Whether the answer is about the cards as they are now. */
  isCurrent: boolean;
}

interface Kept {
  about: string;
  id: string;
  checked: CheckedDrafts | null;
  problem: Problem | null;
}

export function useChecked(
  game: string,
  cards: readonly BenchCard[],
  at: number,
  cursor: number,
): Checked {
  const { language } = useWords();
  const id = cards[at]?.id ?? "";
  const drafts = cards.map(({ heading, fields }) => ({ heading, fields }));
  const wanted: DraftsToCheck = { cards: drafts, at, cursor };
  const about = JSON.stringify(wanted);
  const [kept, setKept] = useState<Kept>({ about: "", id: "", checked: null, problem: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let later: ReturnType<typeof setTimeout> | null = null;
    const soon = setTimeout(() => {
      api.checkCards(game, JSON.parse(about) as DraftsToCheck, language).then(
        (checked) => isWanted && setKept({ about, id, checked, problem: null }),
        (thrown: unknown) => {
          if (!isWanted) return;
          const problem = problemOf(thrown);
          setKept((last) => ({ ...last, about, problem }));
          // A server that does not answer, or is busy, may be back soon.
          if (problem.code === "unreachable" || problem.code === "unavailable") {
            later = setTimeout(() => setRound((last) => last + 1), AGAIN);
          }
        },
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(soon);
      if (later !== null) clearTimeout(later);
    };
  }, [game, language, about, id, round]);
  return {
    checked: kept.id === id ? kept.checked : null,
    problem: kept.about === about ? kept.problem : null,
    isCurrent: kept.about === about && kept.problem === null,
  };
}
