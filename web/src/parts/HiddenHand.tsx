/** A hand one may not see: backs in a fan, how many they are, and what was shown of them. */

import type { ReactElement } from "react";
import type { IconName } from "../icons/Icon";
import { useWords } from "../words";
import { CardBack } from "./card/CardFace";
import "./hand.css";

export interface HiddenHandProps {
  count: number;
  /** The cards that everybody knows to be in it, in words. */
  shown: string;
  /** Where it lies, for the hook that lets cards travel. */
  place: string;
  /** What stands on the backs. */
  emblem: IconName;
}

export function HiddenHand({ count, shown, place, emblem }: HiddenHandProps): ReactElement {
  const { t } = useWords();
  const label = t("hand.count", { count });
  const known = shown === "" ? null : t("hand.shown", { cards: shown });
  return (
    <span
      className="hidden-hand"
      role="img"
      aria-label={known === null ? label : `${label}. ${known}`}
      title={known ?? label}
    >
      <span className="hidden-cards" data-place={place}>
        {Array.from({ length: count }, (_, card) => (
          <span
            key={card}
            className="card"
            style={{ "--lean": card - (count - 1) / 2 } as React.CSSProperties}
          >
            <CardBack emblem={emblem} />
          </span>
        ))}
      </span>
      <span className="pile-count figures">{count}</span>
      <span className="pile-name">{t("hand.of")}</span>
    </span>
  );
}
