/** The table of a match: connects, fetches what is printed, and draws the room. */

import { useCallback, type ReactElement } from "react";
import { useTable } from "../connection/useTable";
import { api } from "../protocol/api";
import { Failed, Loading } from "../shell/states";
import { useAnswer } from "../shell/useAnswer";
import { useWords } from "../words";
import { NoMatch } from "./NoMatch";
import { TableRoom } from "./table/TableRoom";
import "./table/table.css";

export default function Table({ code }: { code: string }): ReactElement {
  const { state, actions, problem } = useTable(code);
  if (state === null) {
    return problem === null ? (
      <Loading />
    ) : (
      <NoMatch problem={problem} onRetry={actions.reconnect} />
    );
  }
  return <Printed state={state} actions={actions} />;
}

type Given = Pick<Parameters<typeof TableRoom>[0], "state" | "actions">;

function Printed({ state, actions }: Given): ReactElement {
  const { language } = useWords();
  const { match, game, own_cards } = state.info;
  const { answer, problem, again } = useAnswer(
    useCallback(
      () => api.printedFor({ match, game, own_cards }, language),
      [match, game, own_cards, language],
    ),
  );
  if (answer === null) {
    return problem === null ? <Loading /> : <Failed problem={problem} onRetry={again} />;
  }
  return <TableRoom state={state} actions={actions} printed={answer} />;
}
