/** The matches one sits in, those that wait for one's own move first. */

import { type ReactNode, useCallback, useState } from "react";

import { api } from "../../protocol/api";
import type { Listed } from "../../protocol/messages";
import { giveUpSeat, heldSeats } from "../../seats";
import { Link } from "../../shell/router";
import { ProblemNote } from "../../shell/states";
import { useAnswer } from "../../shell/useAnswer";
import { useNow } from "../../shell/useNow";
import { type Key, useWords } from "../../words";
import { ago, namesOf } from "./people";

const LOOK_AGAIN = 15_000;
const SHOWN = 6;

export function YourMatches(): ReactNode {
  const { t } = useWords();
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const { answer, problem } = useAnswer(askForMine, LOOK_AGAIN);
  const forget = useCallback((code: string) => {
    giveUpSeat(code);
    setForgotten((others) => [...others, code]);
  }, []);
  const matches = (answer ?? [])
    .filter(({ match }) => !forgotten.includes(match))
    .sort((one, other) => urgency(one) - urgency(other) || other.created_at - one.created_at);
  return (
    <section className="panel">
      <h2>{t("home.resume")}</h2>
      {matches.length === 0 ? <p className="soft">{t("home.resume.empty")}</p> : null}
      <ul className="matches">
        {matches.slice(0, SHOWN).map((match) => (
          <YourMatch match={match} onForget={forget} key={match.match} />
        ))}
      </ul>
      <ProblemNote problem={problem} />
    </section>
  );
}

async function askForMine(): Promise<Listed[]> {
  const tokens = heldSeats().map(({ token }) => token);
  return tokens.length === 0 ? [] : api.mine(tokens);
}

function urgency(match: Listed): number {
  if (match.status === "over") {
    return 3;
  }
  return match.your_move === true ? 0 : match.status === "playing" ? 1 : 2;
}

const standing: readonly Key[] = [
  "home.resume.your-move",
  "home.resume.their-move",
  "home.resume.waiting",
  "home.resume.over",
];

function YourMatch({
  match,
  onForget,
}: {
  match: Listed;
  onForget: (code: string) => void;
}): ReactNode {
  const { t } = useWords();
  const now = useNow(60_000);
  const over = match.status === "over";
  const others = match.seats.filter(({ seat }) => seat !== match.your_seat);
  const how = standing[urgency(match)] ?? "home.resume.over";
  return (
    <li className="match" data-urgent={urgency(match) === 0}>
      <div>
        <strong>{match.title}</strong> {t("home.against", { names: namesOf(others, t) })}
        <div className="soft">
          {t(how)} · {ago(match.created_at, now, t)}
        </div>
      </div>
      <Link
        className={urgency(match) === 0 ? "button small primary" : "button small"}
        to={over ? `/replay/${match.match}` : `/table/${match.match}`}
      >
        {over ? t("home.resume.replay") : t("home.resume.play")}
      </Link>
      {over ? (
        <button
          type="button"
          className="button quiet small"
          aria-label={t("home.resume.forget")}
          title={t("home.resume.forget")}
          onClick={() => onForget(match.match)}
        >
          ×
        </button>
      ) : null}
    </li>
  );
}
