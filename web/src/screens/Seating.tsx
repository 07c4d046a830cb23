/**
 * The way to a table: a match that waits for players shows its link and code, or offers a free seat;
 * one that is being played or over is the table itself.
 */

import { lazy, type ReactNode, useCallback, useState } from "react";

import { api } from "../protocol/api";
import { seatIn } from "../seats";
import { Loading } from "../shell/states";
import { useAnswer } from "../shell/useAnswer";
import Join from "./Join";
import { NoMatch } from "./NoMatch";
import { WaitingRoom } from "./WaitingRoom";

const Table = lazy(() => import("./Table"));

export default function Seating({ code }: { code: string }): ReactNode {
  const { answer: info, problem, again } = useAnswer(useCallback(() => api.match(code), [code]));
  const [begun, setBegun] = useState(false);
  if (begun) {
    return <Table code={code} />;
  }
  if (info === null) {
    return problem === null ? <Loading /> : <NoMatch problem={problem} onRetry={again} />;
  }
  if (info.status !== "waiting") {
    return <Table code={code} />;
  }
  return seatIn(code) === null ? (
    <Join code={code} />
  ) : (
    <WaitingRoom code={code} onBegin={() => setBegun(true)} />
  );
}
