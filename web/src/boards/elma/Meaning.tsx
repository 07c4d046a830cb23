/** A type, a keyword or a counter in a word and an icon; what it means is shown when one rests on it,
 * presses it or comes to it by keyboard. */

import type { ReactElement } from "react";
import { Icon, type IconName } from "../../icons/Icon";
import { Large } from "../../parts/card/Large";
import { useLarge } from "../../parts/card/useLarge";

export interface MeaningProps {
  word: string;
  icon: IconName;
  meaning: string;
  kind: "type" | "keyword";
}

export function Meaning({ word, icon, meaning, kind }: MeaningProps): ReactElement {
  const { beside, listeners } = useLarge();
  return (
    <button
      type="button"
      className="meaning"
      data-kind={kind}
      aria-label={meaning}
      onContextMenu={(event) => event.preventDefault()}
      {...listeners}
    >
      <Icon name={icon} />
      <span>{word}</span>
      {beside !== null && (
        <Large beside={beside}>
          <span className="meaning-large">{meaning}</span>
        </Large>
      )}
    </button>
  );
}
