/** Who looks for a player and who can be watched; where there is nobody, how a match comes about. */

import { type ReactNode, useCallback } from "react";

import { api } from "../../protocol/api";
import type { GameInfo, Listed } from "../../protocol/messages";
import { heldSeats } from "../../seats";
import { Link } from "../../shell/router";
import { useAnswer } from "../../shell/useAnswer";
import { useNow } from "../../shell/useNow";
import { useWords } from "../../words";
import { ago, namesOf } from "./people";

const LOOK_AGAIN = 10_000;
const SHOWN = 5;

export function Lobby({ games }: { games: GameInfo[] }): ReactNode {
  const { t } = useWords();
  const open = useMatches("open");
  const live = useMatches("live");
  const game = games[0];
  return (
    <section className="panel">
      <h2>{t("home.open")}</h2>
      {open.length === 0 ? (
        <>
          <p>{t("home.lobby.empty")}</p>
          <p className="soft">{t("home.lobby.teach")}</p>
          <ol className="steps">
            <li>{t("home.lobby.step.1")}</li>
            <li>{t("home.lobby.step.2")}</li>
            <li>{t("home.lobby.step.3")}</li>
          </ol>
          {game === undefined ? null : (
            <Link className="button small" to={`/new/${game.name}`}>
              {t("home.set-up")}
            </Link>
          )}
        </>
      ) : (
        <MatchList matches={open} to="join" label={t("home.open.join")} />
      )}
      {live.length === 0 ? null : (
        <>
          <h2>{t("home.watch")}</h2>
          <MatchList matches={live} to="table" label={t("home.watch.button")} />
        </>
      )}
    </section>
  );
}

/** The matches of strangers: one's own are told elsewhere. */
function useMatches(kind: "open" | "live"): Listed[] {
  const { answer } = useAnswer(
    useCallback(() => api.list(kind), [kind]),
    LOOK_AGAIN,
  );
  const mine = new Set(heldSeats().map(({ match }) => match));
  return (answer ?? []).filter(({ match }) => !mine.has(match)).slice(0, SHOWN);
}

interface MatchListProps {
  matches: Listed[];
  to: "join" | "table";
  label: string;
}

function MatchList({ matches, to, label }: MatchListProps): ReactNode {
  const { t } = useWords();
  const now = useNow(60_000);
  return (
    <ul className="matches">
      {matches.map((match) => (
        <li className="match" key={match.match}>
          <div>
            <strong>{match.title}</strong> {t("home.between", { names: namesOf(match.seats, t) })}
            <div className="soft">{ago(match.created_at, now, t)}</div>
          </div>
          <Link className="button small" to={`/${to}/${match.match}`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
