/** Eruma's own words besides those that every table shares: `const { t } = useRaidWords()`. */

import { useMemo } from "react";
import { useWords, wordsWith, type Key, type Values } from "../../../words";
import { raidEn } from "./en";
import { raidPt } from "./pt";

export type RaidKey = Key | keyof typeof raidEn;
export type RaidTranslate = (key: RaidKey, values?: Values) => string;

export const raidWordsIn = wordsWith({ en: raidEn, pt: raidPt });

export function useRaidWords(): { t: RaidTranslate } {
  const { language } = useWords();
  return useMemo(() => ({ t: raidWordsIn(language) }), [language]);
}
