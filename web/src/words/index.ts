/** All strings of the client, in every language it speaks: `const { t } = useWords()`. */

import { useMemo } from "react";

import { useSettings } from "../shell/settings";
import { type Message, type Values, worded } from "./catalogue";
import { shellEn } from "./shell.en";
import { shellPt } from "./shell.pt";
import { tableEn } from "./table.en";
import { tablePt } from "./table.pt";

const english = { ...shellEn, ...tableEn };

export type Key = keyof typeof english;
export type Language = "en" | "pt";
export type Translate = (key: Key, values?: Values) => string;

export const languages: Record<Language, string> = { en: "English", pt: "Português" };

const catalogues: Record<Language, Record<Key, Message>> = {
  en: english,
  pt: { ...shellPt, ...tablePt },
};

export function wordsIn(language: Language): Translate {
  return (key, values = {}) => worded(catalogues[language][key], values, language);
}

export interface Words {
  t: Translate;
  /** Our words for something that only the server knows by name, or else the server's own. */
  known: (key: string, otherwise: string) => string;
  language: Language;
}

function isKey(key: string): key is Key {
  return key in english;
}

export function useWords(): Words {
  const { language } = useSettings().settings;
  return useMemo(() => {
    const t = wordsIn(language);
    return { t, known: (key, otherwise) => (isKey(key) ? t(key) : otherwise), language };
  }, [language]);
}
