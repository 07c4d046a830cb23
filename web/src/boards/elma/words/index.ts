/** Elma's own words besides those that every table shares: `const { t } = useRaceWords()`. */

import { useMemo } from "react";
import { useWords, wordsWith, type Key, type Language, type Values } from "../../../words";
import { raceEn } from "./en";
import { racePt } from "./pt";

export type RaceKey = Key | keyof typeof raceEn;
export type RaceTranslate = (key: RaceKey, values?: Values) => string;

export const raceWordsIn = wordsWith({ en: raceEn, pt: racePt });

export function useRaceWords(): { t: RaceTranslate; language: Language } {
  const { language } = useWords();
  return useMemo(() => ({ t: raceWordsIn(language), language }), [language]);
}

/** Whether there are words under that key: cards may name what nobody has explained. */
export function isExplained(key: string): key is keyof typeof raceEn {
  return key in raceEn;
}

/** A time in seconds, with a decimal where it has one. */
export function secondsIn(language: Language): (tenths: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (tenths) => format.format(tenths / 10);
}
