/** All strings of the client, in every language it speaks: `const { t } = useWords()`. A board
 * brings its own catalogue besides (`wordsWith`). */

import { useMemo } from "react";

import { useSettings } from "../shell/settings";
import { type Message, type Values, worded } from "./catalogue";
import { shellEn } from "./shell.en";
import { shellPt } from "./shell.pt";
import { tableEn } from "./table.en";
import { tablePt } from "./table.pt";

export type { Values };

const english = { ...shellEn, ...tableEn };

export type Key = keyof typeof english;
export type Language = "en" | "pt";
export type Translate = (key: Key, values?: Values) => string;

export const languages: Record<Language, string> = { en: "English", pt: "Português" };

const catalogues: Record<Language, Record<Key, Message>> = {
  en: english,
  pt: { ...shellPt, ...tablePt },
};

/** The words that all share, and some of one's own. */
export function wordsWith<Own extends string>(
  own: Record<Language, Record<Own, Message>>,
): (language: Language) => (key: Key | Own, values?: Values) => string {
  return (language) => {
    const catalogue: Record<Key | Own, Message> = { ...catalogues[language], ...own[language] };
    return (key, values = {}) => worded(catalogue[key], values, language);
  };
}

export const wordsIn: (language: Language) => Translate = wordsWith({ en: {}, pt: {} });

export interface Words {
  t: Translate;
  language: Language;
}

export function useWords(): Words {
  const { language } = useSettings().settings;
  return useMemo(() => ({ t: wordsIn(language), language }), [language]);
}
