/** A game on the home screen: some of its own cards, and one click to play it. */

import { type CSSProperties, type ReactNode, useCallback } from "react";

import { iconNamed } from "../../icons/Icon";
import { CardFace } from "../../parts/card/CardFace";
import { api } from "../../protocol/api";
import type { GameInfo } from "../../protocol/messages";
import { Link } from "../../shell/router";
import { useSettings } from "../../shell/settings";
import { ProblemNote } from "../../shell/states";
import { useAnswer } from "../../shell/useAnswer";
import { useWords } from "../../words";
import { playNow } from "../playNow";
import { useAct } from "../useAct";
import { fanOf, type FannedCard } from "./fan";

export function GameTile({ game, first }: { game: GameInfo; first: boolean }): ReactNode {
  const { t } = useWords();
  const { settings } = useSettings();
  const { busy, problem, act } = useAct();
  const name = settings.name.trim() || t("setup.name.default");
  return (
    <article className="game-tile" data-first={first}>
      <Fan game={game.name} language={settings.language} />
      <div className="game-tile-words">
        <h2>{game.title}</h2>
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
              onClick={() => act(() => playNow(game, name, true))}
            >
              {t("home.tutorial")}
            </button>
          ) : null}
          <Link className="button" to={`/new/${game.name}`}>
            {t("home.set-up")}
          </Link>
          <Link className="button quiet" to={`/rules/${game.name}`}>
            {t("home.rules")}
          </Link>
        </div>
        <ProblemNote problem={problem} />
      </div>
    </article>
  );
}

/** Some of the game's own cards in a fan. Only to be looked at. */
function Fan({ game, language }: { game: string; language: string }): ReactNode {
  const { answer } = useAnswer(useCallback(() => api.printed(game, language), [game, language]));
  const cards = answer === null ? [] : fanOf(answer);
  return (
    <div className="fan" aria-hidden="true">
      {cards.map((card, place) => (
        <FanCard card={card} place={place - (cards.length - 1) / 2} key={card.key} />
      ))}
    </div>
  );
}

function FanCard({ card, place }: { card: FannedCard; place: number }): ReactNode {
  const face = { ...card, icon: iconNamed(card.icon), facts: [], notes: [] };
  return (
    <span
      className="fan-card"
      style={{ "--place": place, zIndex: 9 - Math.abs(place) } as CSSProperties}
    >
      <span className="card">
        <CardFace face={face} />
      </span>
    </span>
  );
}
