/** Why something on the table is not offered, as far as one can tell without knowing the rules: by
 * what is being asked, of whom, and whether an answer could arrive. */

import type { TableState } from "../../connection/table";
import type { Translate } from "../../words";

export function whyNot(state: TableState, waiting: readonly string[], t: Translate): string {
  const { now, you } = state;
  if (state.connection !== "open") return t("why.lost");
  if (now.status === "over") return t("why.over");
  if (you === null) return t("why.watching");
  if (state.pendingMoments > 0) return t("why.showing");
  if (state.deciding !== null) return t("why.sent");
  if (now.decision === null) return t("why.waiting", { names: waiting.join(", ") });
  return t("why.not-asked", { prompt: now.decision.prompt });
}
