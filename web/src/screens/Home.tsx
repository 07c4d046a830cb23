/** Home: a game one click away, one's own matches, a seat by code, and who else is playing. */

import "./home/home.css";

import type { ReactNode } from "react";

import { Failed, Loading } from "../shell/states";
import { useTitle } from "../shell/useTitle";
import { useWords } from "../words";
import { GameTile } from "./home/GameTile";
import { JoinByCode } from "./home/JoinByCode";
import { Lobby } from "./home/Lobby";
import { YourMatches } from "./home/YourMatches";
import { useGames } from "./useGames";

export function Home(): ReactNode {
  const { t } = useWords();
  const { answer: games, problem, again } = useGames();
  useTitle(null);
  if (games === null) {
    return problem === null ? <Loading /> : <Failed problem={problem} onRetry={again} />;
  }
  return (
    <div className="home">
      <div className="home-games">
        <h1 className="unseen">{t("app.title")}</h1>
        <p className="home-tagline">{t("app.tagline")}</p>
        {games.map((game, place) => (
          <GameTile game={game} first={place === 0} key={game.name} />
        ))}
      </div>
      <div className="home-side">
        <YourMatches />
        <JoinByCode />
        <Lobby games={games} />
      </div>
    </div>
  );
}
