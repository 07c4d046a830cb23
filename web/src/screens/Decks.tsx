/** Decks of one's own: where they are built, tried and played. A welcome where there are none yet. */

import "./cards/pool.css";
import "./decks/decks.css";
import "./decks/deck.css";

import { type ReactNode, useCallback } from "react";

import type { DeckBuildingInfo, GameInfo } from "../protocol/messages";
import { api } from "../protocol/api";
import { InHeader } from "../shell/Header";
import { Link, useQuery } from "../shell/router";
import { Empty, Failed, Loading } from "../shell/states";
import { useAnswer } from "../shell/useAnswer";
import { useTitle } from "../shell/useTitle";
import { Builder } from "./decks/Builder";
import { known } from "./decks/deck";
import { NewDeck } from "./decks/NewDeck";
import { useShelf } from "./decks/useShelf";
import { useDeckWords } from "./decks/words";
import { useGames } from "./useGames";

export default function Decks({ name }: { name: string }): ReactNode {
  const { t, language } = useDeckWords();
  const { answer: games, problem, again } = useGames();
  const game = games?.find((each) => each.name === name);
  const question = useCallback(() => api.decks(name, language), [name, language]);
  const { answer: building, problem: refused, again: askAgain } = useAnswer(question);
  if (games !== null && game?.builds_decks !== true) {
    return (
      <Empty title={t(game === undefined ? "setup.no-game" : "decks.none-built")}>
        <Link className="button primary" to="/">
          {t("state.home")}
        </Link>
      </Empty>
    );
  }
  if (game === undefined || building === null) {
    const wrong = problem ?? refused;
    if (wrong === null) return <Loading />;
    return <Failed problem={wrong} onRetry={problem === null ? askAgain : again} />;
  }
  return <Room game={game} building={building} />;
}

function Room({ game, building }: { game: GameInfo; building: DeckBuildingInfo }): ReactNode {
  const { t } = useDeckWords();
  const shelf = useShelf(game.name, useQuery().get("deck"));
  const title = t("decks.title", { game: game.title });
  useTitle(title);
  return (
    <>
      <InHeader>
        <h1 className="header-title">{title}</h1>
      </InHeader>
      {shelf.open === null ? (
        <section className="sheet decks-welcome">
          <h2>{t("decks.welcome")}</h2>
          <p>{t("decks.welcome.body")}</p>
          <NewDeck game={game.name} building={building} onMade={shelf.put} />
        </section>
      ) : (
        <Builder game={game} building={building} shelf={shelf} deck={known(shelf.open, building)} />
      )}
    </>
  );
}
