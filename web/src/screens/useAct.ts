/** Something asked of the server by a button: under way, or refused with a reason. */

import { useState } from "react";

import { problemOf } from "../protocol/api";
import type { Problem } from "../protocol/messages";

export interface Acting {
  busy: boolean;
  problem: Problem | null;
  /** Do it, unless it is already under way. */
  act: (deed: () => Promise<void>) => void;
}

export function useAct(): Acting {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  function act(deed: () => Promise<void>): void {
    if (busy) {
      return;
    }
    setBusy(true);
    setProblem(null);
    deed()
      .catch((thrown: unknown) => setProblem(problemOf(thrown)))
      .finally(() => setBusy(false));
  }
  return { busy, problem, act };
}
