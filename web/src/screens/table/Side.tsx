/** Beside the board: who is there, the story or the rule behind it or the table as text, and what
 * one may say or wish. On a phone it is a drawer. */

import { useState, type ReactElement } from "react";
import type { BoardProps, GameBoard } from "../../boards";
import type { TableActions, TableState } from "../../connection/table";
import { People } from "../../parts/People";
import { RulePanel } from "../../parts/RulePanel";
import { SayMenu } from "../../parts/Sayings";
import { Story } from "../../parts/Story";
import { Wishes } from "../../parts/Wishes";
import type { Choice } from "../../protocol/messages";
import { useWords } from "../../words";

export interface SideProps {
  state: TableState;
  actions: TableActions;
  rule: string | null;
  onRule: (rule: string | null) => void;
  muted: ReadonlySet<number>;
  onMute: (seat: number) => void;
  board: BoardProps;
  game: GameBoard;
  onChoose: (choice: Choice) => void;
}

export function Side(props: SideProps): ReactElement {
  const { state, actions, game, rule, onRule } = props;
  const { t } = useWords();
  const [asText, setAsText] = useState(false);
  const { now, you, info } = state;
  return (
    <>
      <People
        seats={now.seats}
        you={you}
        waiting={now.status === "playing" ? now.waiting : []}
        clocks={now.clocks}
        at={now.at}
        offset={state.clockOffset}
        absenceSeconds={info.settings.absence_seconds}
        muted={props.muted}
        onMute={props.onMute}
        onStandIn={actions.standIn}
      />
      <div className="side-tabs">
        <h2>{rule !== null ? t("rule.title") : t(asText ? "text.title" : "story.title")}</h2>
        {rule === null && (
          <button
            type="button"
            className="button quiet small"
            aria-pressed={asText}
            onClick={() => setAsText(!asText)}
          >
            {t(asText ? "text.story" : "text.title")}
          </button>
        )}
      </div>
      {rule !== null ? (
        <RulePanel game={info.game} rule={rule} onClose={() => onRule(null)} />
      ) : asText ? (
        <TableAsText {...props} />
      ) : (
        <Story story={state.story} chapters={game.chapters} onRule={onRule} />
      )}
      {you !== null && (
        <div className="side-foot">
          <Wishes
            now={now}
            you={you}
            onUndo={actions.undo}
            onDraw={actions.offerDraw}
            onResign={actions.concede}
          />
          <SayMenu onSay={actions.say} />
        </div>
      )}
    </>
  );
}

/** The board and the choices in plain sentences and plain buttons. */
function TableAsText({ board, game, onChoose }: SideProps): ReactElement {
  const { t } = useWords();
  const choices = board.decision?.choices ?? [];
  return (
    // What scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="as-text tells" tabIndex={0} role="region" aria-label={t("text.title")}>
      <h3>{t("text.table")}</h3>
      <ul>
        {game.lines(board).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{t("text.choices")}</h3>
      <p>{board.decision?.prompt ?? t("text.no-choices")}</p>
      <div className="as-text-choices">
        {choices.map((choice) => (
          <button
            key={choice.spelled.join()}
            type="button"
            className="button small"
            onClick={() => onChoose(choice)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  );
}
