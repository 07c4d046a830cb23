/** Decks of one's own: where they are built, tried and played. A welcome where there are none yet. */

import "./cards/pool.css";
import "./decks/decks.css";
import "./decks/deck.css";

import { type ReactNode, useCallback } from "react";

import type { DeckBuildingInfo, GameInfo } from "../protocol/messages";
import { api } from "../protocol/api";
import { useQuery } from "../shell/router";
import { Builder } from "./decks/Builder";
import { known } from "./decks/deck";
import { NewDeck } from "./decks/NewDeck";
import { useShelf } from "./decks/useShelf";
import { useDeckWords } from "./decks/words";
import { OfGame, Titled } from "./OfGame";

export default function Decks({ name }: { name: string }): ReactNode {
  const { t, language } = useDeckWords();
  const question = useCallback(() => api.decks(name, language), [name, language]);
  return (
    <OfGame name={name} has="builds_decks" none={t("decks.none-built")} question={question}>
      {(game, building) => <Room game={game} building={building} />}
    </OfGame>
  );
}

function Room({ game, building }: { game: GameInfo; building: DeckBuildingInfo }): ReactNode {
  const { t } = useDeckWords();
  const shelf = useShelf(game.name, useQuery().get("deck"));
  return (
    <Titled title={t("decks.title", { game: game.title })}>
      {shelf.open === null ? (
        <section className="sheet decks-welcome">
          <h2>{t("decks.welcome")}</h2>
          <p>{t("decks.welcome.body")}</p>
          <NewDeck game={game.name} building={building} onMade={shelf.put} />
        </section>
      ) : (
        <Builder game={game} building={building} shelf={shelf} deck={known(shelf.open, building)} />
      )}
    </Titled>
  );
}
