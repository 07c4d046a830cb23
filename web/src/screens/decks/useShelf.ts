/** The decks on the shelf of one game, and the one that lies open. Every change is kept at once. */

import { useCallback, useState } from "react";

import { forgetDeck, keepDeck, keptDecks, type OwnDeck } from "../../decks";

export interface Shelf {
  decks: readonly OwnDeck[];
  open: OwnDeck | null;
  /** Whether the browser has kept the last change. */
  kept: boolean;
  /** Put a deck there, new or changed, and open it. */
  put: (deck: OwnDeck) => void;
  choose: (id: string) => void;
  remove: (id: string) => void;
}

interface State {
  decks: readonly OwnDeck[];
  openId: string | null;
  kept: boolean;
}

export function useShelf(game: string, first: string | null): Shelf {
  const [{ decks, openId, kept }, set] = useState<State>(() => {
    const found = keptDecks(game);
    const wanted = found.find(({ id }) => id === first) ?? found[0];
    return { decks: found, openId: wanted?.id ?? null, kept: true };
  });
  const put = useCallback((deck: OwnDeck) => {
    const isKept = keepDeck(deck);
    set((last) => {
      const isNew = last.decks.every(({ id }) => id !== deck.id);
      const next = isNew
        ? [deck, ...last.decks]
        : last.decks.map((other) => (other.id === deck.id ? deck : other));
      return { decks: next, openId: deck.id, kept: isKept };
    });
  }, []);
  const choose = useCallback((id: string) => set((last) => ({ ...last, openId: id })), []);
  const remove = useCallback((id: string) => {
    forgetDeck(id);
    set((last) => {
      const next = last.decks.filter((deck) => deck.id !== id);
      return { ...last, decks: next, openId: next[0]?.id ?? null };
    });
  }, []);
  const open = decks.find(({ id }) => id === openId) ?? null;
  return { decks, open, kept, put, choose, remove };
}
