/** The deck builder's own words besides those that all share: `const { t } = useDeckWords()`. */

import { useMemo } from "react";
import { type Key, type Language, useWords, type Values, wordsWith } from "../../../words";
import { decksEn } from "./en";
import { decksPt } from "./pt";

export type DeckKey = Key | keyof typeof decksEn;
export type DeckTranslate = (key: DeckKey, values?: Values) => string;

export const deckWordsIn = wordsWith({ en: decksEn, pt: decksPt });

export function useDeckWords(): { t: DeckTranslate; language: Language } {
  const { language } = useWords();
  return useMemo(() => ({ t: deckWordsIn(language), language }), [language]);
}
