/** The games there are, with their options and bots in the language of the page. */

import { useCallback } from "react";

import { api } from "../protocol/api";
import type { GameInfo } from "../protocol/messages";
import { type Answered, useAnswer } from "../shell/useAnswer";
import { useWords } from "../words";

export function useGames(): Answered<GameInfo[]> {
  const { language } = useWords();
  return useAnswer(useCallback(() => api.games(language), [language]));
}
