/** The card browser's own words besides those that all share: `const { t } = useCardWords()`. */

import { useMemo } from "react";
import { type Key, type Language, useWords, type Values, wordsWith } from "../../../words";
import { cardsEn } from "./en";
import { cardsPt } from "./pt";

export type CardKey = Key | keyof typeof cardsEn;
export type CardTranslate = (key: CardKey, values?: Values) => string;

export const cardWordsIn = wordsWith({ en: cardsEn, pt: cardsPt });

export function useCardWords(): { t: CardTranslate; language: Language } {
  const { language } = useWords();
  return useMemo(() => ({ t: cardWordsIn(language), language }), [language]);
}
