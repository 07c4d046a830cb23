/** What the server says of the deck at hand: asked a moment after every change, and the last answer
 * stays meanwhile. */

import { useEffect, useState } from "react";

import { type OwnDeck, toCheck } from "../../decks";
import { api, problemOf } from "../../protocol/api";
import type { CheckedDeck, DeckToCheck, Problem } from "../../protocol/messages";

const PAUSE = 120;

export interface Check {
  /** The last answer; null before the first. */
  checked: CheckedDeck | null;
  /** Why there is no answer about the deck as it is. */
  problem: Problem | null;
  /** Whether the answer is about the deck as it is now. */
  isCurrent: boolean;
}

interface Kept {
  about: string;
  deck: string;
  checked: CheckedDeck | null;
  problem: Problem | null;
}

export function useCheck(game: string, deck: OwnDeck): Check {
  const about = JSON.stringify(toCheck(deck));
  const [kept, setKept] = useState<Kept>({ about: "", deck: "", checked: null, problem: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    let later: ReturnType<typeof setTimeout> | null = null;
    const soon = setTimeout(() => {
      api.checkDeck(game, JSON.parse(about) as DeckToCheck).then(
        (checked) => wanted && setKept({ about, deck: deck.id, checked, problem: null }),
        (thrown: unknown) => {
          if (!wanted) return;
          setKept((last) => ({ ...last, about, problem: problemOf(thrown) }));
          // A server that does not answer may be back soon.
          if (problemOf(thrown).code === "unreachable") {
            later = setTimeout(() => setRound((last) => last + 1), 5_000);
          }
        },
      );
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(soon);
      if (later !== null) clearTimeout(later);
    };
  }, [game, about, deck.id, round]);
  const isCurrent = kept.about === about && kept.problem === null;
  return {
    // What was said of another deck is nothing to go by.
    checked: kept.deck === deck.id ? kept.checked : null,
    problem: kept.about === about ? kept.problem : null,
    isCurrent,
  };
}
