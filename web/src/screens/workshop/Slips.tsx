/** What is wrong with a text and what is not meant, each with what could be written instead, to be taken by a press. */

import { type ReactNode } from "react";

import type { CardSlip } from "../../protocol/messages";
import { useWorkshopWords } from "./words";

interface SlipsProps {
  id: string;
  slips: readonly CardSlip[];
  onTake: (text: string) => void;
}

export function Slips({ id, slips, onTake }: SlipsProps): ReactNode {
  const { t } = useWorkshopWords();
  return (
    <ul className="slips" id={id}>
      {slips.map((slip) => (
        <li key={`${slip.start} ${slip.what}`} data-warning={slip.is_warning}>
          <p>
            <strong>{t(slip.is_warning ? "workshop.warning" : "workshop.mistake")}</strong>{" "}
            {slip.what}
          </p>
          {slip.could_stand.length > 0 ? (
            <p className="soft">
              {t("workshop.could-stand")} {slip.could_stand.join("; ")}
            </p>
          ) : null}
          {slip.suggestions.map((suggestion, place) => (
            <button
              type="button"
              className="button small proposal"
              key={suggestion}
              onClick={() => onTake(suggestion)}
            >
              <span className="unseen">{t("workshop.write")}</span>
              <span>{suggestion}</span>
              {place === 0 ? <kbd>Alt+Enter</kbd> : null}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}
