/** The card at hand as it will be printed. While something is wrong with it, it is drawn as it was last, with the words it has now. */

import { use, useMemo, useState } from "react";

import { boardOf } from "../../boards";
import type { Face } from "../../parts/card/face";
import { plainFace } from "../../parts/card/plain";
import type { CheckedDrafts } from "../../protocol/messages";
import { useWords } from "../../words";
import { type BenchCard, nameOf, textOf } from "./cards";

interface Last {
  id: string;
  checked: CheckedDrafts;
  face: Face;
}

export function useFace(
  game: string,
  card: BenchCard,
  kind: string,
  checked: CheckedDrafts | null,
): Face {
  const { language } = useWords();
  const board = use(boardOf(game));
  const [last, setLast] = useState<Last | null>(null);
  const drawn = useMemo(
    () =>
      checked === null || Object.keys(checked.printed).length === 0
        ? undefined
        : board.faces(checked.printed, language)[0],
    [board, checked, language],
  );
  if (drawn !== undefined && checked !== null && last?.checked !== checked) {
    setLast({ id: card.id, checked, face: drawn });
  }
  const before = drawn ?? (last?.id === card.id ? last.face : undefined);
  const text = drawn === undefined || checked === null ? textOf(card) : checked.printed_text;
  return useMemo(() => {
    const face =
      before ?? plainFace({ key: "draft", name: nameOf(card), text: "", kind, marks: {} });
    return { ...face, name: nameOf(card) === "" ? "…" : nameOf(card), text };
  }, [before, card, kind, text]);
}
