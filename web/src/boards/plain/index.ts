/** The plain table, for games without a board of their own. */

import { lazy } from "react";

import type { Face } from "../../parts/card/face";
import { plainFace } from "../../parts/card/plain";
import type { Printed } from "../../protocol/api";
import type { BoardProps, GameBoard } from "../board";
import { outline, sentences } from "./outline";
import { plainWordsIn } from "./words";

function lines({ view, printed, names, language }: BoardProps): string[] {
  const t = plainWordsIn(language);
  const speech = { yes: t("plain.yes"), no: t("plain.no"), none: t("plain.none") };
  return sentences(outline(view, printed, names, speech));
}

/** Whatever is printed with a key, a name and a text. */
function facesIn(printed: Printed): Face[] {
  const things = Object.values(printed).flat();
  const seen = new Set<unknown>();
  return things.flatMap((thing) => {
    const { key, name, text, kind } = thing;
    if (typeof key !== "string" || typeof name !== "string" || typeof text !== "string") return [];
    if (seen.has(key)) return [];
    seen.add(key);
    const said = typeof kind === "string" ? { kind } : {};
    return [plainFace({ key, name, text, marks: {}, ...said })];
  });
}

const plain: GameBoard = {
  Board: lazy(() => import("./PlainBoard").then(({ PlainBoard }) => ({ default: PlainBoard }))),
  lines,
  chapters: [],
  buttons: ({ choices }) => choices,
  newsInPrompt: true,
  pitch: (language) => plainWordsIn(language)("plain.pitch"),
  faces: facesIn,
};
export default plain;
