/** A screen about one game: for games that have what it shows, once the server has told it. */

import { type ReactNode } from "react";

import type { GameInfo } from "../protocol/messages";
import { InHeader } from "../shell/Header";
import { Link } from "../shell/router";
import { Empty, Failed, Loading } from "../shell/states";
import { useAnswer } from "../shell/useAnswer";
import { useTitle } from "../shell/useTitle";
import { useWords } from "../words";
import { useGames } from "./useGames";

interface Asked<Answer> {
  name: string;
  /** What a game must have for there to be such a screen. */
  has: "has_cards" | "has_workshop" | "builds_decks";
  /** What is said of a game that has not. */
  none: string;
  /** The same function while the question is the same. */
  question: () => Promise<Answer>;
  children: (game: GameInfo, answer: Answer) => ReactNode;
}

export function OfGame<Answer>({ name, has, none, question, children }: Asked<Answer>): ReactNode {
  const { t } = useWords();
  const { answer: games, problem, again } = useGames();
  const game = games?.find((each) => each.name === name);
  const { answer, problem: refused, again: askAgain } = useAnswer(question);
  if (games !== null && game?.[has] !== true) {
    return (
      <Empty title={game === undefined ? t("setup.no-game") : none}>
        <Link className="button primary" to="/">
          {t("state.home")}
        </Link>
      </Empty>
    );
  }
  if (game === undefined || answer === null) {
    const wrong = problem ?? refused;
    if (wrong === null) return <Loading />;
    return <Failed problem={wrong} onRetry={problem === null ? askAgain : again} />;
  }
  return children(game, answer);
}

/** A title above the screen and on the browser's tab. */
export function Titled({ title, children }: { title: string; children: ReactNode }): ReactNode {
  useTitle(title);
  return (
    <>
      <InHeader>
        <h1 className="header-title">{title}</h1>
      </InHeader>
      {children}
    </>
  );
}
