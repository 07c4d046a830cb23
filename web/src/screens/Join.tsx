/** Join: where a shared link leads. A free seat and a name; or, where there is none, what else. */

import "./setup/setup.css";

import { type SubmitEvent, type ReactNode, useCallback, useEffect, useState } from "react";

import { withTexts } from "../decks";
import { api } from "../protocol/api";
import type { GameInfo, MatchInfo } from "../protocol/messages";
import { keepSeat, newToken, seatIn } from "../seats";
import { Link, navigate } from "../shell/router";
import { useSettings } from "../shell/settings";
import { Empty, Failed, Loading, ProblemNote } from "../shell/states";
import { useAnswer } from "../shell/useAnswer";
import { useTitle } from "../shell/useTitle";
import { useWords } from "../words";
import { NoMatch } from "./NoMatch";
import { Choose } from "./setup/Choose";
import { type Options, ownOptions } from "./setup/own";
import { OwnChoices } from "./setup/OwnChoices";
import { useAct } from "./useAct";
import { useGames } from "./useGames";
import { SeatLine } from "./WaitingRoom";

const LOOK_AGAIN = 5_000;
const ANY = -1;

export default function Join({ code }: { code: string }): ReactNode {
  const { t } = useWords();
  const {
    answer: info,
    problem,
    again,
  } = useAnswer(
    useCallback(() => api.match(code), [code]),
    LOOK_AGAIN,
  );
  const seated = seatIn(code) !== null;
  useEffect(() => {
    if (seated) {
      navigate(`/table/${code}`, "replace");
    }
  }, [seated, code]);
  if (seated) {
    return <Loading />;
  }
  if (info === null) {
    return problem === null ? <Loading /> : <NoMatch problem={problem} onRetry={again} />;
  }
  if (info.status === "over") {
    return (
      <Empty title={t("join.over")} body={t("join.over.body")}>
        <Link className="button primary" to={`/replay/${code}`}>
          {t("join.replay")}
        </Link>
      </Empty>
    );
  }
  if (!info.seats.some(({ kind }) => kind === "free")) {
    return <Full info={info} />;
  }
  return <Joining info={info} />;
}

function Full({ info }: { info: MatchInfo }): ReactNode {
  const { t } = useWords();
  return (
    <Empty title={t("join.full")} body={t("join.full.body")}>
      {info.settings.watched ? (
        <Link className="button primary" to={`/table/${info.match}`}>
          {t("home.watch.button")}
        </Link>
      ) : null}
      <Link className="button" to={`/new/${info.game}`}>
        {t("home.set-up")}
      </Link>
    </Empty>
  );
}

/** Whoever sits down may have something to choose, which the game tells. */
function Joining({ info }: { info: MatchInfo }): ReactNode {
  const { answer: games, problem, again } = useGames();
  if (games === null) {
    return problem === null ? <Loading /> : <Failed problem={problem} onRetry={again} />;
  }
  return <Form info={info} game={games.find(({ name }) => name === info.game) ?? null} />;
}

function Form({ info, game }: { info: MatchInfo; game: GameInfo | null }): ReactNode {
  const { t } = useWords();
  const { settings, change } = useSettings();
  const [name, setName] = useState(settings.name);
  const [wish, setWish] = useState(ANY);
  // Made once: if the answer is lost on the way, asking again gives the same seat.
  const [token] = useState(newToken);
  const { busy, problem, act } = useAct();
  const title = t("join.title", { game: info.title });
  useTitle(title);
  const free = info.seats.filter(({ kind }) => kind === "free");
  // Somebody may have sat down there meanwhile.
  const seat = free.some((each) => each.seat === wish) ? wish : ANY;
  const taken = seat === ANY ? (free[0]?.seat ?? 0) : seat;
  const own = game === null ? [] : ownOptions(game, taken);
  const defaults = Object.fromEntries(own.map((option) => [option.name, option.default]));
  const [chosen, setChosen] = useState<Options>({});

  function join(event: SubmitEvent): void {
    event.preventDefault();
    change({ name: name.trim() });
    act(async () => {
      const names = own.map((option) => option.name);
      const picked = Object.entries(chosen).filter(([option]) => names.includes(option));
      const options = { ...defaults, ...Object.fromEntries(picked) };
      const seated = await api.join(info.match, {
        name: name.trim() || t("setup.name.default"),
        // What is chosen is chosen for that seat.
        seat: own.length === 0 && seat === ANY ? null : taken,
        token,
        options: await withTexts(info.game, options),
      });
      keepSeat(seated, info.game);
      navigate(`/table/${seated.match}`, "replace");
    });
  }

  return (
    <form className="sheet join" onSubmit={join}>
      <h1>{title}</h1>
      <section className="panel">
        <h2>{t("join.from")}</h2>
        <ul className="seats">
          {info.seats.map((each) => (
            <SeatLine seat={each} key={each.seat} />
          ))}
        </ul>
      </section>
      <label className="field">
        {t("join.name")}
        <input
          value={name}
          maxLength={24}
          placeholder={t("setup.name.default")}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {free.length > 1 ? (
        <Choose
          label={t("join.seat")}
          value={seat}
          choices={[
            { value: ANY, label: t("join.seat.any") },
            ...free.map((each) => ({
              value: each.seat,
              label: t("setup.seat", { count: each.seat + 1 }),
            })),
          ]}
          onChange={setWish}
        />
      ) : null}
      {game === null ? null : (
        <OwnChoices
          game={game}
          seat={taken}
          yours
          chosen={{ ...defaults, ...chosen }}
          onChange={setChosen}
        />
      )}
      <ProblemNote problem={problem} />
      <div className="sheet-actions">
        <button type="submit" className="button primary large" disabled={busy}>
          {t("join.button")}
        </button>
      </div>
    </form>
  );
}
