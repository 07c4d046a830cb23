/** The card browser: every printed card of a game, with the rules behind its words, to look at, to send
 * on and to print. */

import "./cards/pool.css";
import "./cards/browser.css";

import { type ReactNode, useCallback } from "react";

import { api } from "../protocol/api";
import { InHeader } from "../shell/Header";
import { Link } from "../shell/router";
import { Empty, Failed, Loading } from "../shell/states";
import { useAnswer } from "../shell/useAnswer";
import { useTitle } from "../shell/useTitle";
import { Browser } from "./cards/Browser";
import { useCardWords } from "./cards/words";
import { useGames } from "./useGames";

export default function Cards({ name }: { name: string }): ReactNode {
  const { t, language } = useCardWords();
  const { answer: games, problem, again } = useGames();
  const game = games?.find((each) => each.name === name);
  const question = useCallback(() => api.cards(name, language), [name, language]);
  const { answer: catalogue, problem: refused, again: askAgain } = useAnswer(question);
  const title = t("cards.title", { game: game?.title ?? name });
  useTitle(title);
  if (games !== null && game?.has_cards !== true) {
    return (
      <Empty title={t(game === undefined ? "setup.no-game" : "cards.none")}>
        <Link className="button primary" to="/">
          {t("state.home")}
        </Link>
      </Empty>
    );
  }
  if (game === undefined || catalogue === null) {
    const wrong = problem ?? refused;
    if (wrong === null) return <Loading />;
    return <Failed problem={wrong} onRetry={problem === null ? askAgain : again} />;
  }
  return (
    <>
      <InHeader>
        <h1 className="header-title">{title}</h1>
      </InHeader>
      <Browser game={game} catalogue={catalogue} />
    </>
  );
}
