/** The guide through a first match: a note pinned to what it speaks of. It speaks when the table gives
 * reason to; while it speaks of what is being shown, the table waits. It plays nothing itself. */

import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from "react";
import type { BoardProps } from "../../boards";
import type { Guide as GuideTopics, Topic } from "../../boards/guide";
import type { TableActions } from "../../connection/table";
import { useWords } from "../../words";
import { endGuide, guide as keep, toldIn } from "./guided";
import { placeNote } from "./placeNote";

export interface GuideProps {
  code: string;
  guide: GuideTopics;
  board: BoardProps;
  actions: Pick<TableActions, "walkThrough" | "hold">;
}

export function Guide({ code, guide, board, actions }: GuideProps): ReactElement | null {
  const [told, setTold] = useState(() => toldIn(code));
  const guided = told !== null;
  const topic =
    told === null
      ? undefined
      : guide.topics.find((each) => !told.includes(each.key) && each.due(board));
  const question = board.decision?.asked ?? null;
  const asked = question !== null;
  const speaking = topic !== undefined;

  useEffect(() => {
    if (!guided) return;
    actions.walkThrough(true);
    return () => actions.walkThrough(false);
  }, [guided, actions]);
  useEffect(() => {
    if (!speaking || asked) return;
    actions.hold(true);
    return () => actions.hold(false);
  }, [speaking, asked, actions]);

  const end = (): void => {
    endGuide();
    setTold(null);
  };
  const tell = (spoken: Topic): void => {
    if (told === null) return;
    if (spoken === guide.topics.at(-1)) {
      end();
    } else {
      keep(code, [...told, spoken.key]);
      setTold([...told, spoken.key]);
    }
  };
  // Whoever plays on with a note open has read enough of it.
  const [before, setBefore] = useState({ question, topic });
  if (before.question !== question || before.topic !== topic) {
    setBefore({ question, topic });
    const hasAnswered = before.question !== null && before.question !== question;
    if (hasAnswered && before.topic !== undefined) tell(before.topic);
  }
  if (topic === undefined) return null;
  return (
    <Note
      key={topic.key}
      title={guide.title(board.language)}
      topic={topic}
      board={board}
      onNext={topic.byPlaying === true ? null : () => tell(topic)}
      onEnd={end}
    />
  );
}

interface NoteProps {
  title: string;
  topic: Topic;
  board: BoardProps;
  onNext: (() => void) | null;
  onEnd: () => void;
}

function Note({ title, topic, board, onNext, onEnd }: NoteProps): ReactElement {
  const { t } = useWords();
  const note = useRef<HTMLDivElement>(null);
  const pin = topic.pin(board);
  const beside = topic.beside === true;
  useLayoutEffect(() => {
    const place = (): void => placeNote(note.current, pin, beside);
    place();
    // What it is pinned to may still be on its way, or move.
    const timer = window.setInterval(place, 200);
    return () => window.clearInterval(timer);
  }, [pin, beside]);
  return (
    <div
      ref={note}
      className="guide"
      role="dialog"
      aria-label={title}
      data-after={board.decision === null ? "show" : "ask"}
    >
      <p className="guide-head">
        <strong>{title}</strong>
      </p>
      <p role="status">{topic.words(board)}</p>
      <div className="guide-ways">
        <button type="button" className="button quiet small" onClick={onEnd}>
          {t("guide.end")}
        </button>
        {onNext !== null && (
          <button type="button" className="button primary small" onClick={onNext}>
            {t("guide.next")}
          </button>
        )}
      </div>
    </div>
  );
}
