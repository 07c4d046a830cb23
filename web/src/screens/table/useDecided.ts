/** Who was asked at the same time as oneself and has answered meanwhile. Of somebody who was never
 * seen deciding it cannot be told whether they were asked at all. */

import { useState } from "react";
import type { Now } from "../../protocol/messages";

const NOBODY: readonly number[] = [];

export function useDecided({ waiting, status }: Now, you: number | null): readonly number[] {
  const [seen, setSeen] = useState(NOBODY);
  const asked = status === "playing" && you !== null && waiting.includes(you);
  const others = asked ? waiting.filter((seat) => seat !== you && !seen.includes(seat)) : NOBODY;
  if (asked && others.length > 0) setSeen([...seen, ...others]);
  if (!asked && seen.length > 0) setSeen(NOBODY);
  return asked ? seen.filter((seat) => !waiting.includes(seat)) : NOBODY;
}
