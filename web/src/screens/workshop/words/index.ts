/** The workshop's own words besides those that all share: `const { t } = useWorkshopWords()`. */

import { useMemo } from "react";
import { type Key, type Language, useWords, type Values, wordsWith } from "../../../words";
import { workshopEn } from "./en";
import { workshopPt } from "./pt";

export type WorkshopKey = Key | keyof typeof workshopEn;
export type WorkshopTranslate = (key: WorkshopKey, values?: Values) => string;

export const workshopWordsIn = wordsWith({ en: workshopEn, pt: workshopPt });

export function useWorkshopWords(): { t: WorkshopTranslate; language: Language } {
  const { language } = useWords();
  return useMemo(() => ({ t: workshopWordsIn(language), language }), [language]);
}
