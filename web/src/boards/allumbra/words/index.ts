/** Allumbra's own words besides those that every table shares: `const { t } = useDuelWords()`. */

import { useMemo } from "react";
import { useWords, wordsWith, type Key, type Values } from "../../../words";
import { duelEn } from "./en";
import { duelPt } from "./pt";

export type DuelKey = Key | keyof typeof duelEn;
export type DuelTranslate = (key: DuelKey, values?: Values) => string;

export const duelWordsIn = wordsWith({ en: duelEn, pt: duelPt });

export function useDuelWords(): { t: DuelTranslate } {
  const { language } = useWords();
  return useMemo(() => ({ t: duelWordsIn(language) }), [language]);
}
