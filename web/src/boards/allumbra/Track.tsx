/** The turn, and which of its cards are picked together: joined by a line. */

import type { CSSProperties, ReactElement } from "react";
import { placesOf, type DuelView } from "./view";
import { useDuelWords } from "./words";

export function Track({ duel: { turn, picks }, duel }: { duel: DuelView }): ReactElement {
  const { t } = useDuelWords();
  const lanes = placesOf(duel).length;
  return (
    <div className="track">
      <strong>{t("turn", { turn })}</strong>
      <span className="unseen">{t("schedule", { groups: picks.join(" + ") })}</span>
      {joints(picks).map((after) => (
        <span
          key={after}
          className="track-joint"
          data-pin="together"
          style={{ "--after": after / lanes } as CSSProperties}
          aria-hidden="true"
        >
          <span>{t("together")}</span>
        </span>
      ))}
    </div>
  );
}

/** After which places the next card is picked together with the one before. */
export function joints(picks: readonly number[]): number[] {
  let place = 0;
  return picks.flatMap((size) => {
    const first = place + 1;
    place += size;
    return Array.from({ length: size - 1 }, (_, step) => first + step);
  });
}
