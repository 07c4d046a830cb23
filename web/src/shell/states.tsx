/** What stands where there is nothing to show yet, nothing at all, or something went wrong. */

import type { ReactNode } from "react";

import type { Problem } from "../protocol/messages";
import { useWords } from "../words";

export function Loading(): ReactNode {
  const { t } = useWords();
  return (
    <div className="state loading" role="status">
      <div className="dealt" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p className="soft">{t("state.loading")}</p>
    </div>
  );
}

interface EmptyProps {
  title: string;
  body?: string;
  urgent?: boolean;
  children?: ReactNode;
}

export function Empty({ title, body, urgent = false, children }: EmptyProps): ReactNode {
  return (
    <section className="state" role={urgent ? "alert" : undefined}>
      <h1>{title}</h1>
      {body === undefined ? null : <p className="soft">{body}</p>}
      <div className="state-actions">{children}</div>
    </section>
  );
}

/** What a problem is called, and the sentence about it. */
export function useProblemWords(): (problem: Problem) => { title: string; body: string } {
  const { t } = useWords();
  return (problem) =>
    problem.code === "unreachable"
      ? { title: t("problem.unreachable"), body: t("problem.unreachable.body") }
      : { title: t("problem.unexpected"), body: problem.reason };
}

interface FailedProps {
  problem: Problem;
  onRetry?: (() => void) | undefined;
  title?: string;
  children?: ReactNode;
}

/** Something was asked for and did not come: why, and what to do. */
export function Failed({ problem, onRetry, title, children }: FailedProps): ReactNode {
  const { t } = useWords();
  const words = useProblemWords()(problem);
  return (
    <Empty title={title ?? words.title} body={words.body} urgent>
      {onRetry === undefined ? null : (
        <button type="button" className="button primary" onClick={onRetry}>
          {t("state.retry")}
        </button>
      )}
      {children}
    </Empty>
  );
}

/** A short word of refusal beside what was refused. */
export function ProblemNote({ problem }: { problem: Problem | null }): ReactNode {
  const words = useProblemWords();
  if (problem === null) {
    return null;
  }
  const { title, body } = words(problem);
  return (
    <p className="problem-note" role="alert">
      <strong>{title}.</strong> {body}
    </p>
  );
}
