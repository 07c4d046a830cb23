/** What is laid over the table because it cannot wait: a lost line, a bot in the seat, something
 * refused, and what the others wish for. */

import type { ReactElement } from "react";
import type { TableActions, TableState } from "../../connection/table";
import { asTime, useSecond } from "../../parts/time";
import { Offers } from "../../parts/Wishes";
import { useWords } from "../../words";

export interface LineProps {
  state: TableState;
  actions: TableActions;
  names: readonly string[];
}

export function Line({ state, actions, names }: LineProps): ReactElement {
  const { t } = useWords();
  const { now, you } = state;
  return (
    <div className="line-place">
      {state.connection !== "open" && <Lost state={state} actions={actions} />}
      {now.seats.some(({ seat, standing_in }) => seat === you && standing_in) && (
        <p className="line" role="status">
          {t("line.bot-plays")}
          <button type="button" className="button small primary" onClick={actions.takeBack}>
            {t("line.take-back")}
          </button>
        </p>
      )}
      {state.refused !== null && (
        <p className="line" role="alert">
          {t("line.refused", { reason: state.refused.reason })}
          <button type="button" className="button small" onClick={actions.dismissRefusal}>
            {t("line.dismiss")}
          </button>
        </p>
      )}
      {you !== null && (
        <Offers
          now={now}
          you={you}
          names={names}
          onAgree={actions.offerDraw}
          onAnswerUndo={actions.answerUndo}
        />
      )}
    </div>
  );
}

function Lost({ state, actions }: { state: TableState; actions: TableActions }): ReactElement {
  const { t } = useWords();
  const now = useSecond();
  const time = asTime((now - (state.lostSince ?? now)) / 1000);
  return (
    <p className="line figures" role="status">
      {state.lostSince === null ? t("line.connecting") : t("line.lost", { time })}
      {state.connection === "lost" && (
        <button type="button" className="button small" onClick={actions.reconnect}>
          {t("line.retry")}
        </button>
      )}
    </p>
  );
}
