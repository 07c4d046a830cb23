/** The cards on the bench: kept in this browser, taken from a link, changed one at a time. */

import { useCallback, useEffect, useState } from "react";

import { api, problemOf } from "../../protocol/api";
import type { CardDraft, Problem, WorkshopInfo } from "../../protocol/messages";
import { type BenchCard, keep, kept, newCard, newId } from "./cards";
import { packIn } from "./share";

export interface Bench {
  cards: readonly BenchCard[];
  at: number;
  card: BenchCard;
  /** Whether the browser keeps them. */
  kept: boolean;
  /** Why a link could not be opened. */
  problem: Problem | null;
  choose: (at: number) => void;
  change: (card: BenchCard) => void;
  add: (card: BenchCard) => void;
  remove: (id: string) => void;
  /** Other cards in the place of all that are there. */
  replace: (cards: readonly CardDraft[]) => void;
}

interface Lying {
  cards: readonly BenchCard[];
  at: number;
}

export function useBench(game: string, info: WorkshopInfo): Bench {
  const [lying, setLying] = useState<Lying>(() => ({ cards: begun(game, info), at: 0 }));
  const [isKept, setKept] = useState(true);
  const [problem, setProblem] = useState<Problem | null>(null);

  const put = useCallback(
    (next: (last: Lying) => Lying) =>
      setLying((last) => {
        const after = next(last);
        setKept(keep(game, after.cards));
        return after;
      }),
    [game],
  );
  const replace = useCallback(
    (cards: readonly CardDraft[]) =>
      put((last) =>
        cards.length === 0
          ? last
          : { cards: cards.map((card) => ({ ...card, id: newId() })), at: 0 },
      ),
    [put],
  );

  useEffect(() => {
    let wanted = true;
    const hash = location.hash;
    if (!hash.startsWith("#pack=")) return;
    packIn(hash)
      .then((text) => api.openPack(game, { text: text ?? "[" }))
      .then(
        ({ cards }) => {
          if (!wanted) return;
          // The link is used up: what is written from here on is one's own.
          history.replaceState(null, "", location.pathname + location.search);
          replace(cards);
        },
        (thrown: unknown) => wanted && setProblem(problemOf(thrown)),
      );
    return () => {
      wanted = false;
    };
  }, [game, replace]);

  const { cards, at } = lying;
  const [first] = cards;
  const card = cards[at] ?? first;
  if (card === undefined) throw new Error("there is always a card on the bench");
  return {
    cards,
    at: Math.min(at, cards.length - 1),
    card,
    kept: isKept,
    problem,
    choose: (next) => setLying((last) => ({ ...last, at: next })),
    change: (changed) =>
      put((last) => ({
        ...last,
        cards: last.cards.map((each) => (each.id === changed.id ? changed : each)),
      })),
    add: (added) => put((last) => ({ cards: [...last.cards, added], at: last.cards.length })),
    remove: (id) =>
      put((last) => {
        const left = last.cards.filter((each) => each.id !== id);
        return left.length === 0
          ? { cards: begun("", info), at: 0 }
          : { cards: left, at: Math.min(last.at, left.length - 1) };
      }),
    replace,
  };
}

/** What was there the last time, or a card to begin with. */
function begun(game: string, info: WorkshopInfo): BenchCard[] {
  const there = kept(game);
  if (there.length > 0) return there;
  const [kind] = info.kinds;
  return kind === undefined ? [] : [newCard(kind, false)];
}
