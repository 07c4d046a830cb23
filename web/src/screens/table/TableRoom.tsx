/** The room round a board: header, prompt, story and people. The same for every game. */

import { use, useEffect, useRef, useState, type ReactElement } from "react";
import { boardOf, type BoardProps, type GameBoard, type Printed } from "../../boards";
import type { TableActions, TableState } from "../../connection/table";
import { Icon } from "../../icons/Icon";
import { Bubble } from "../../parts/Sayings";
import { Prompt } from "../../parts/Prompt";
import { Room } from "../../parts/Room";
import { useAnnounce } from "../../shell/announcements";
import { Link } from "../../shell/router";
import { useSettings } from "../../shell/settings";
import { useShortcut } from "../../shell/shortcuts";
import { useWords } from "../../words";
import { Fairness } from "./Fairness";
import { Guide } from "./Guide";
import { Line } from "./Line";
import { Result } from "./Result";
import { Side } from "./Side";
import { useChoosing } from "./useChoosing";
import { useMuted } from "./useMuted";

export interface TableRoomProps {
  state: TableState;
  actions: TableActions;
  printed: Printed;
}

export function TableRoom(props: TableRoomProps): ReactElement {
  return <Played {...props} game={use(boardOf(props.state.info.game))} />;
}

function Played({
  state,
  actions,
  printed,
  game,
}: TableRoomProps & { game: GameBoard }): ReactElement {
  const { t, language } = useWords();
  const { motion } = useSettings();
  const [rule, setRule] = useState<string | null>(null);
  const [drawer, setDrawer] = useState(false);
  const { muted, mute } = useMuted();
  const { info, now, you } = state;
  const names = now.seats.map((seat) => seat.name);
  const choosing = useChoosing(state, actions, names, game);
  useStoryAnnounced(state);
  useShortcut("s", t("side.open"), () => setDrawer(!drawer));
  useShortcut("u", t("wish.undo"), () => {
    if (now.undo === "free" && you !== null) actions.undo();
  });

  const openRule = (wanted: string): void => {
    setRule(wanted);
    setDrawer(true);
  };
  const board: BoardProps = {
    view: state.shown.view,
    you,
    seats: now.seats,
    decision: choosing.decision,
    printed,
    told: state.story,
    lit: choosing.lit,
    choose: choosing.press,
    motion,
    language,
    names,
    armed: choosing.armed,
    commit: choosing.make,
    wonder: choosing.wonder,
    askWhyNot: actions.askWhyNot,
    reasons: state.reasons,
    openRule,
    prompt: <Prompt {...choosing.prompt} onSkip={actions.skipMoments} onRule={openRule} />,
    over: (
      <>
        <Line state={state} actions={actions} names={names} />
        <Bubble sayings={state.sayings} names={names} muted={muted} />
        {now.outcome !== null && state.pendingMoments === 0 && (
          <Result state={state} actions={actions} names={names} />
        )}
      </>
    ),
  };
  return (
    <Room
      game={info.game}
      title={info.title}
      drawer={drawer}
      onDrawer={setDrawer}
      header={
        <>
          <Fairness hash={info.seed_hash} />
          <Link className="button quiet" to={`/rules/${info.game}`} aria-label={t("table.rules")}>
            <Icon name="open-book" /> <span className="wide">{t("table.rules")}</span>
          </Link>
        </>
      }
      side={
        <Side
          state={state}
          actions={actions}
          rule={rule}
          onRule={setRule}
          muted={muted}
          onMute={mute}
          board={board}
          game={game}
          onChoose={choosing.make}
        />
      }
      pinned={
        game.guide !== undefined && (
          <Guide code={info.match} guide={game.guide} board={board} actions={actions} />
        )
      }
    >
      <div className="table-board">
        <game.Board {...board} />
      </div>
    </Room>
  );
}

/** What is told is also said, politely, as it is shown. */
function useStoryAnnounced({ story, now, pendingMoments }: TableState): void {
  const announce = useAnnounce();
  const said = useRef(story.length);
  const asked = pendingMoments === 0 ? (now.decision?.prompt ?? "") : "";
  useEffect(() => {
    const news = story.slice(said.current).map(({ text }) => text);
    said.current = story.length;
    const sentences = [...news, asked].filter((text) => text !== "");
    if (sentences.length > 0) announce(sentences.join(" "));
  }, [story, asked, announce]);
}
