/** A code that led nowhere: no such match, one that is not for watching, or no server to ask. */

import type { ReactNode } from "react";

import type { Problem } from "../protocol/messages";
import { Link } from "../shell/router";
import { Empty, Failed } from "../shell/states";
import { useWords } from "../words";

export function NoMatch({
  problem,
  onRetry,
}: {
  problem: Problem;
  onRetry: () => void;
}): ReactNode {
  const { t } = useWords();
  const home = (
    <Link className="button" to="/">
      {t("state.home")}
    </Link>
  );
  if (problem.code === "unknown-match") {
    return (
      <Empty title={t("state.no-match")} body={t("state.nowhere.body")} urgent>
        {home}
      </Empty>
    );
  }
  return (
    <Failed problem={problem} onRetry={problem.code === "unreachable" ? onRetry : undefined}>
      {home}
    </Failed>
  );
}
