/** What is asked of whom: the question, what one may answer, and who is waited for since when. It
 * keeps its size whatever it says, so that nothing on the table shifts. */

import { useState, type ReactElement, type ReactNode } from "react";
import { Icon } from "../icons/Icon";
import type { Choice, Decision } from "../protocol/messages";
import { useWords, type Translate } from "../words";
import { asTime, useSecond } from "./time";
import "./prompt.css";

export interface PromptProps {
  /** None while somebody else is waited for. */
  decision: Decision | null;
  /** The choices that no single lit object stands for: these are buttons here. */
  buttons: readonly Choice[];
  armed: Choice | null;
  /** A choice is on its way. */
  sending: boolean;
  /** Moments are being shown. */
  showing: boolean;
  over: boolean;
  /** Whom everybody waits for, by name. */
  waiting: readonly string[];
  watching: boolean;
  /** Others who were asked the same and have decided already. */
  decided: readonly string[];
  /** Why what was pressed is not offered, or what there is to say of what is armed. */
  note: string | null;
  onChoose: (choice: Choice) => void;
  onCommit: () => void;
  onSkip: () => void;
  onRule: (rule: string) => void;
}

export function Prompt(props: PromptProps): ReactElement {
  return (
    <div className="prompt" data-asked={props.decision !== null}>
      <Question {...props} />
    </div>
  );
}

function Question(props: PromptProps): ReactNode {
  const { t } = useWords();
  const { decision, armed } = props;
  if (props.showing) {
    return (
      <>
        <p className="prompt-text" role="status">
          {props.note ?? t("prompt.showing")}
        </p>
        <button type="button" className="button small" onClick={props.onSkip}>
          {t("prompt.skip")}
        </button>
      </>
    );
  }
  if (props.over) {
    return (
      <p className="prompt-text" role="status">
        {props.note ?? t("prompt.over")}
      </p>
    );
  }
  if (decision === null) return <Waiting key={props.waiting.join()} {...props} />;
  return (
    <>
      <div className="prompt-text">
        <p>
          {decision.prompt}{" "}
          <button
            type="button"
            className="prompt-rule"
            aria-label={t("prompt.rule")}
            title={t("prompt.rule")}
            onClick={() => props.onRule(decision.rule)}
          >
            <Icon name="open-book" />
          </button>
        </p>
        <p className="prompt-note" role="status">
          {props.note ?? othersIn(props, t)}
        </p>
      </div>
      <div className="prompt-choices">
        {props.buttons.map((choice) => (
          <button
            key={choice.spelled.join()}
            type="button"
            className={choice.warning === "" ? "button small" : "button small danger"}
            aria-pressed={choice.warning === "" ? undefined : armed === choice}
            title={choice.warning}
            disabled={props.sending}
            onClick={() => props.onChoose(choice)}
          >
            {choice.label}
          </button>
        ))}
        {props.buttons.length < decision.choices.length && (
          <button
            type="button"
            className="button primary prompt-commit"
            aria-disabled={armed === null || props.sending}
            onClick={props.onCommit}
          >
            {props.sending
              ? t("prompt.sending")
              : armed === null
                ? t("prompt.nothing-armed")
                : t("prompt.commit-choice", { choice: armed.label })}
            {armed !== null && !props.sending && (
              <span className="prompt-key" aria-hidden="true">
                ⏎
              </span>
            )}
          </button>
        )}
      </div>
    </>
  );
}

/** How far the others are who are asked as well. */
function othersIn({ decided, waiting }: PromptProps, t: Translate): string {
  const names = waiting.join(", ");
  if (names !== "") return t("prompt.also-deciding", { names });
  if (decided.length === 0) return t("prompt.you-alone");
  return decided.map((name) => t("prompt.has-decided", { name })).join(" ");
}

function Waiting(props: PromptProps): ReactElement {
  const { t } = useWords();
  const now = useSecond();
  const [since] = useState(() => Date.now());
  const names = props.waiting.join(", ");
  const time = asTime((now - since) / 1000);
  if (props.sending) return <p className="prompt-text">{t("prompt.sending")}</p>;
  if (names === "") {
    return (
      <p className="prompt-text">
        {props.watching ? t("prompt.watching") : t("prompt.not-started")}
      </p>
    );
  }
  return (
    <>
      <span className="prompt-pulse" aria-hidden="true" />
      <div className="prompt-text">
        <p className="figures">{t("prompt.waiting", { names, time })}</p>
        <p className="prompt-note" role="status">
          {props.note ?? t(props.watching ? "prompt.watching" : "prompt.you-decided")}
        </p>
      </div>
    </>
  );
}
