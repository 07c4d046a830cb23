/** Set-up: one page to fill in, one button to begin. */

import "./setup/setup.css";

import { type SubmitEvent, type ReactNode, useState } from "react";

import { keptDeck, valueOf, withTexts } from "../decks";
import { api } from "../protocol/api";
import type { GameInfo } from "../protocol/messages";
import { keepSeat } from "../seats";
import { Link, navigate, useQuery } from "../shell/router";
import { useSettings } from "../shell/settings";
import { Empty, Failed, Loading, ProblemNote } from "../shell/states";
import { useTitle } from "../shell/useTitle";
import { useWords } from "../words";
import { Clocks } from "./setup/Clocks";
import { Options } from "./setup/Options";
import { Seats } from "./setup/Seats";
import { firstWish, matchOf, waitsForPeople, type Wanted } from "./setup/wanted";
import { useAct } from "./useAct";
import { useGames } from "./useGames";

export default function SetUp({ name }: { name: string }): ReactNode {
  const { t } = useWords();
  const { answer: games, problem, again } = useGames();
  if (games === null) {
    return problem === null ? <Loading /> : <Failed problem={problem} onRetry={again} />;
  }
  const game = games.find((each) => each.name === name);
  if (game === undefined) {
    return (
      <Empty title={t("setup.no-game")}>
        <Link className="button primary" to="/">
          {t("state.home")}
        </Link>
      </Empty>
    );
  }
  return <Form game={game} key={game.name} />;
}

function Form({ game }: { game: GameInfo }): ReactNode {
  const { t } = useWords();
  const { settings, change: changeSettings } = useSettings();
  const brought = useQuery().get("deck");
  const [wanted, setWanted] = useState(() => {
    const deck = brought === null ? null : keptDeck(brought);
    return firstWish(game, settings.name, deck === null ? null : valueOf(deck));
  });
  const { busy, problem, act } = useAct();
  const title = t("setup.title", { game: game.title });
  useTitle(title);

  function change(changed: Partial<Wanted>): void {
    setWanted((last) => ({ ...last, ...changed }));
  }

  function begin(event: SubmitEvent): void {
    event.preventDefault();
    changeSettings({ name: wanted.name.trim() });
    act(async () => {
      const match = matchOf(game, wanted, t("setup.name.default"));
      const options = await withTexts(game.name, match.options ?? {});
      const seated = await api.create({ ...match, options });
      keepSeat(seated, game.name);
      navigate(`/table/${seated.match}`);
    });
  }

  return (
    <form className="sheet setup" onSubmit={begin}>
      <h1>{title}</h1>
      <Seats game={game} wanted={wanted} onChange={change} />
      <Options
        options={game.options}
        chosen={wanted.options}
        onChange={(options) => change({ options })}
      />
      <Clocks wanted={wanted} onChange={change} />
      <ProblemNote problem={problem} />
      <div className="sheet-actions">
        <button type="submit" className="button primary large" disabled={busy}>
          {t(busy ? "home.preparing" : waitsForPeople(wanted) ? "setup.invite" : "setup.begin")}
        </button>
        <Link className="button quiet" to={`/rules/${game.name}`}>
          {t("home.rules")}
        </Link>
      </div>
    </form>
  );
}
