/** The board of one moment, the story up to it, and the way through the others. */

import { type ReactNode, use, useCallback, useMemo, useState } from "react";

import { boardOf } from "../../boards";
import { Room } from "../../parts/Room";
import { api } from "../../protocol/api";
import type { Choice, Replay } from "../../protocol/messages";
import { useSettings } from "../../shell/settings";
import { Failed, Loading } from "../../shell/states";
import { useAnswer } from "../../shell/useAnswer";
import { useTitle } from "../../shell/useTitle";
import { useWords } from "../../words";
import { Scrubber } from "./Scrubber";
import { Sidebar } from "./Sidebar";
import { useView, type Views } from "./views";

const NOTHING_LIT: ReadonlyMap<string, readonly Choice[]> = new Map();
const NOTHING_TO_CHOOSE = () => undefined;

export interface ViewerProps {
  replay: Replay;
  views: Views;
  moment: number;
  onMove: (moment: number, side: number | null) => void;
}

export function Viewer({ replay, views, moment, onMove }: ViewerProps): ReactNode {
  const { t } = useWords();
  const title = t("replay.title", { game: replay.info.title });
  useTitle(title);
  const [drawer, setDrawer] = useState(false);
  return (
    <Room
      game={replay.info.game}
      title={title}
      drawer={drawer}
      onDrawer={setDrawer}
      side={<Sidebar replay={replay} moment={moment} onMove={onMove} />}
    >
      <div className="replay">
        <div className="table-board">
          <Board replay={replay} views={views} moment={moment} />
        </div>
        <Scrubber frames={replay.frames} moment={moment} onMove={(to) => onMove(to, replay.side)} />
      </div>
    </Room>
  );
}

function Board({ replay, views, moment }: Omit<ViewerProps, "onMove">): ReactNode {
  const { language } = useWords();
  const { motion } = useSettings();
  const { match, game, own_cards, seats } = replay.info;
  const {
    answer: printed,
    problem,
    again,
  } = useAnswer(
    useCallback(
      () => api.printedFor({ match, game, own_cards }, language),
      [match, game, own_cards, language],
    ),
  );
  const told = useMemo(
    () => replay.frames.slice(0, moment + 1).flatMap((frame) => frame.told),
    [replay.frames, moment],
  );
  const drawn = use(boardOf(game));
  const seen = useView(views, moment, replay.piece);
  if (replay.frames[moment] === undefined) return null;
  if (printed === null) {
    return problem === null ? <Loading /> : <Failed problem={problem} onRetry={again} />;
  }
  if (seen.problem !== null) {
    return <Failed problem={seen.problem} onRetry={seen.again} />;
  }
  if (seen.view === null) {
    return <Loading />;
  }
  return (
    <drawn.Board
      view={seen.view}
      you={replay.side}
      seats={seats}
      decision={null}
      printed={printed}
      told={told}
      lit={NOTHING_LIT}
      choose={NOTHING_TO_CHOOSE}
      motion={motion}
      language={language}
      names={seats.map(({ name }) => name)}
    />
  );
}
