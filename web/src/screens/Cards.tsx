/** The card browser: every printed card of a game, with the rules behind its words, to look at, to send
 * on and to print. */

import "./cards/pool.css";
import "./cards/browser.css";

import { type ReactNode, useCallback } from "react";

import { api } from "../protocol/api";
import { Browser } from "./cards/Browser";
import { useCardWords } from "./cards/words";
import { OfGame, Titled } from "./OfGame";

export default function Cards({ name }: { name: string }): ReactNode {
  const { t, language } = useCardWords();
  const question = useCallback(() => api.cards(name, language), [name, language]);
  return (
    <OfGame name={name} has="has_cards" none={t("cards.none")} question={question}>
      {(game, catalogue) => (
        <Titled title={t("cards.title", { game: game.title })}>
          <Browser game={game} catalogue={catalogue} />
        </Titled>
      )}
    </OfGame>
  );
}
