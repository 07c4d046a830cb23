/** How it ended, and where to go from there. The table stays in view behind it. */

import { useState, type ReactElement } from "react";
import type { TableActions, TableState } from "../../connection/table";
import { Icon } from "../../icons/Icon";
import { Link } from "../../shell/router";
import { useWords, type Translate } from "../../words";

export interface ResultProps {
  state: TableState;
  actions: TableActions;
  names: readonly string[];
}

export function Result({ state, actions, names }: ResultProps): ReactElement | null {
  const { t } = useWords();
  const [folded, setFolded] = useState(false);
  const { now, info, you } = state;
  const outcome = now.outcome;
  if (outcome === null) return null;
  const won = you !== null && outcome.winners.length === 1 && outcome.winners.includes(you);
  return (
    <section className="result" role="status" data-won={won} data-folded={folded}>
      <p className="result-title">
        <Icon name={won ? "trophy-cup" : "flying-flag"} /> {titleOf(outcome.winners, you, names, t)}
      </p>
      {outcome.how !== "played" && <p>{t(`end.how.${outcome.how}`)}</p>}
      <div className="result-ways">
        {you !== null && (
          <button type="button" className="button primary" onClick={actions.rematch}>
            {t(now.rematch === null ? "end.rematch" : "end.to-rematch")}
          </button>
        )}
        <Link className="button" to={`/replay/${info.match}`}>
          {t("end.replay")}
        </Link>
        <button type="button" className="button" onClick={() => setFolded(!folded)}>
          {t(folded ? "end.unfold" : "end.fold")}
        </button>
      </div>
      <details className="result-deal soft">
        <summary>{t("end.fair")}</summary>
        <p>{t("end.seed")}</p>
        <code className="fingerprint">{outcome.seed}</code>
      </details>
    </section>
  );
}

function titleOf(
  winners: readonly number[],
  you: number | null,
  names: readonly string[],
  t: Translate,
): string {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return t("end.drawn");
  return winner === you ? t("end.won") : t("end.lost", { name: names[winner] ?? "" });
}
