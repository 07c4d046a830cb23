/** A game on the home screen: some of its own cards, and one click to play it. */

import { type CSSProperties, type ReactNode, Suspense, use, useCallback } from "react";

import { boardOf } from "../../boards";
import { CardFace } from "../../parts/card/CardFace";
import type { Face } from "../../parts/card/face";
import { api } from "../../protocol/api";
import type { GameInfo } from "../../protocol/messages";
import { Broken } from "../../shell/Broken";
import { Link } from "../../shell/router";
import { useSettings } from "../../shell/settings";
import { ProblemNote } from "../../shell/states";
import { useAnswer } from "../../shell/useAnswer";
import { type Language, useWords } from "../../words";
import { playNow } from "../playNow";
import { useAct } from "../useAct";

export function GameTile({ game, first }: { game: GameInfo; first: boolean }): ReactNode {
  const { t } = useWords();
  const { settings } = useSettings();
  const { busy, problem, act } = useAct();
  const name = settings.name.trim() || t("setup.name.default");
  return (
    <article className="game-tile" data-first={first}>
      <FromItsBoard instead={<div className="fan" />}>
        <Fan game={game.name} language={settings.language} />
      </FromItsBoard>
      <div className="game-tile-words">
        <h2>{game.title}</h2>
        <FromItsBoard instead={<p className="pitch" />}>
          <Pitch game={game.name} language={settings.language} />
        </FromItsBoard>
        <p className="soft">
          {game.fewest_seats === game.most_seats
            ? t("home.players.exactly", { count: game.most_seats })
            : t("home.players", { fewest: game.fewest_seats, most: game.most_seats })}
        </p>
        <div className="game-tile-actions">
          <button
            type="button"
            className="button primary large"
            disabled={busy}
            onClick={() => act(() => playNow(game, name))}
          >
            {busy ? t("home.preparing") : t("home.play-now")}
            <small>{t("home.play-now.against")}</small>
          </button>
          {game.has_tutorial ? (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => act(() => playNow(game, name, { tutorial: true }))}
            >
              {t("home.tutorial")}
            </button>
          ) : null}
          <Link className="button" to={`/new/${game.name}`}>
            {t("home.set-up")}
          </Link>
          {game.builds_decks ? (
            <Link className="button" to={`/decks/${game.name}`}>
              {t("home.decks")}
            </Link>
          ) : null}
          {game.has_cards ? (
            <Link className="button quiet" to={`/cards/${game.name}`}>
              {t("home.cards")}
            </Link>
          ) : null}
          {game.has_workshop ? (
            <Link className="button quiet" to={`/workshop/${game.name}`}>
              {t("home.workshop")}
            </Link>
          ) : null}
          <Link className="button quiet" to={`/rules/${game.name}`}>
            {t("home.rules")}
          </Link>
        </div>
        <ProblemNote problem={problem} />
      </div>
    </article>
  );
}

/** What only the game's board can say of it: not there yet, and dispensable. */
function FromItsBoard({
  instead,
  children,
}: {
  instead: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <Broken instead={instead}>
      <Suspense fallback={instead}>{children}</Suspense>
    </Broken>
  );
}

interface OfABoard {
  game: string;
  language: Language;
}

function Pitch({ game, language }: OfABoard): ReactNode {
  return <p className="pitch">{use(boardOf(game)).pitch(language)}</p>;
}

const IN_A_FAN = 5;

/** Some of the game's own cards in a fan, as its board draws them. Only to be looked at; and whoever
 * then plays has the board already. */
function Fan({ game, language }: OfABoard): ReactNode {
  const board = use(boardOf(game));
  const { answer } = useAnswer(useCallback(() => api.printed(game, language), [game, language]));
  const faces = answer === null ? [] : board.faces(answer, language);
  const shown = faces.slice(0, IN_A_FAN);
  return (
    <div className="fan" aria-hidden="true">
      {shown.map((face, place) => (
        <FanCard face={face} place={place - (shown.length - 1) / 2} key={face.key} />
      ))}
    </div>
  );
}

function FanCard({ face, place }: { face: Face; place: number }): ReactNode {
  // The cards cover each other's text; the pictures have the room instead.
  const pictured = { ...face, text: "" };
  return (
    <span
      className="fan-card"
      style={{ "--place": place, zIndex: 9 - Math.abs(place) } as CSSProperties}
    >
      <span className="card">
        <CardFace face={pictured} />
      </span>
    </span>
  );
}
