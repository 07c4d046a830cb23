/** Grimterra's own words besides those that every table shares: `const { t } = useFeudWords()`. */

import { useMemo } from "react";
import { useWords, wordsWith, type Key, type Values } from "../../../words";
import { feudEn } from "./en";
import { feudPt } from "./pt";

export type FeudKey = Key | keyof typeof feudEn;
export type FeudTranslate = (key: FeudKey, values?: Values) => string;

export const feudWordsIn = wordsWith({ en: feudEn, pt: feudPt });

export function useFeudWords(): { t: FeudTranslate } {
  const { language } = useWords();
  return useMemo(() => ({ t: feudWordsIn(language) }), [language]);
}
