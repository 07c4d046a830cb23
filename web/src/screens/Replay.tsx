/**
 * Replay: a match to look through, moment by moment, from any side one may see it from. The address
 * says which moment and which side, so that a link leads to exactly this.
 */

import "./replay/replay.css";

import { type ReactNode, useCallback, useState } from "react";

import { api } from "../protocol/api";
import type { Replay as Replayed } from "../protocol/messages";
import { seatIn } from "../seats";
import { navigate, useQuery } from "../shell/router";
import { Loading } from "../shell/states";
import { useAnswer } from "../shell/useAnswer";
import { useWords } from "../words";
import { NoMatch } from "./NoMatch";
import { addressOf, momentIn, sideIn } from "./replay/address";
import { Viewer } from "./replay/Viewer";
import { Views } from "./replay/views";

interface Fetched {
  replay: Replayed;
  views: Views;
}

/** The replay, with what it looks like where the address leads to. */
async function fetchReplay(
  code: string,
  side: number | null,
  language: string,
  token: string | undefined,
): Promise<Fetched> {
  const replay = await api.replay(code, side, language, token);
  const views = new Views(replay, (first) => api.replayViews(replay, first, language, token));
  const query = new URLSearchParams(location.search);
  if (replay.frames.length > 0) await views.fetch(momentIn(query, replay.frames.length));
  return { replay, views };
}

export default function Replay({ code }: { code: string }): ReactNode {
  const { language } = useWords();
  const query = useQuery();
  const held = seatIn(code);
  const side = sideIn(query, held?.seat ?? null);
  const token = held?.token;
  const { answer, problem, again } = useAnswer(
    useCallback(() => fetchReplay(code, side, language, token), [code, side, language, token]),
  );
  // While another side is being fetched the one before stays on the table.
  const [last, setLast] = useState<Fetched | null>(null);
  if (answer !== null && answer !== last) {
    setLast(answer);
  }
  const fetched = answer ?? last;
  if (problem !== null) {
    return <NoMatch problem={problem} onRetry={again} />;
  }
  if (fetched === null) {
    return <Loading />;
  }
  const { replay, views } = fetched;
  return (
    <Viewer
      replay={replay}
      views={views}
      moment={momentIn(query, replay.frames.length)}
      onMove={(moment, seenBy) => navigate(addressOf(code, moment, seenBy), "replace")}
    />
  );
}
