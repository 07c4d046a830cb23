/** The card workshop: a card is written, understood, drawn and tried, all at once. */

import "./workshop/workshop.css";
import "./workshop/writing.css";

import { type ReactNode, useCallback } from "react";

import { api } from "../protocol/api";
import { InHeader } from "../shell/Header";
import { Link } from "../shell/router";
import { Empty, Failed, Loading } from "../shell/states";
import { useAnswer } from "../shell/useAnswer";
import { useTitle } from "../shell/useTitle";
import { useGames } from "./useGames";
import { Bench } from "./workshop/Bench";
import { useWorkshopWords } from "./workshop/words";

export default function Workshop({ name }: { name: string }): ReactNode {
  const { t } = useWorkshopWords();
  const { answer: games, problem, again } = useGames();
  const game = games?.find((each) => each.name === name);
  const question = useCallback(() => api.workshop(name), [name]);
  const { answer: info, problem: refused, again: askAgain } = useAnswer(question);
  const title = t("workshop.title", { game: game?.title ?? name });
  useTitle(title);
  if (games !== null && game?.has_workshop !== true) {
    return (
      <Empty title={t(game === undefined ? "setup.no-game" : "workshop.none")}>
        <Link className="button primary" to="/">
          {t("state.home")}
        </Link>
      </Empty>
    );
  }
  if (game === undefined || info === null) {
    const wrong = problem ?? refused;
    if (wrong === null) return <Loading />;
    return <Failed problem={wrong} onRetry={problem === null ? askAgain : again} />;
  }
  return (
    <>
      <InHeader>
        <h1 className="header-title">{title}</h1>
      </InHeader>
      <Bench game={game} info={info} />
    </>
  );
}
