/** What the cards look like: as the game's own board draws them, or plainly where it has no say. */

import { use, useCallback, useMemo } from "react";

import { boardOf } from "../../boards";
import type { Face } from "../../parts/card/face";
import { plainFace } from "../../parts/card/plain";
import { api } from "../../protocol/api";
import { useAnswer } from "../../shell/useAnswer";
import { useWords } from "../../words";
import type { Describable } from "./sought";

type Named = Describable & { key: string };
export type FaceOf = (card: Named) => Face;

/** The face of any card of a game. Waits, under a Suspense, for the game's board. */
export function useFaces(game: string): FaceOf {
  const { language } = useWords();
  const board = use(boardOf(game));
  const question = useCallback(() => api.printed(game, language), [game, language]);
  const { answer: printed } = useAnswer(question);
  return useMemo(
    () => facesFrom(printed === null ? [] : board.faces(printed, language)),
    [board, printed, language],
  );
}

/** The same face every time, so that a card that has not changed is not drawn again. */
function facesFrom(drawn: readonly Face[]): FaceOf {
  const faces = new Map(drawn.map((face) => [face.key, face]));
  return (card) => {
    const face = faces.get(card.key) ?? plainFace(card);
    faces.set(card.key, face);
    return face;
  };
}
