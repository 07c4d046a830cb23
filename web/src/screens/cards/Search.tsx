/** What is looked for among the cards: words, a part, and values of each facet. */

import { type ReactNode, useState } from "react";

import type { CardCatalogue } from "../../protocol/messages";
import { Segments } from "../../shell/Segments";
import { useShortcut } from "../../shell/shortcuts";
import { useDeckWords } from "../decks/words";
import { ANYTHING, isAnything, type Sought, toggled } from "./sought";

const SEARCH = "decks-search";
const FACETS = "decks-facets";
const ALL = "";

interface SearchProps {
  /** By what the cards are told apart. */
  told: Pick<CardCatalogue, "parts" | "facets">;
  sought: Sought;
  /** How many cards are like that. */
  count: number;
  onChange: (sought: Sought) => void;
  /** What else there is to choose. */
  children?: ReactNode;
}

export function Search({ told, sought, count, onChange, children }: SearchProps): ReactNode {
  const { t } = useDeckWords();
  // Where there is little room they are unfolded on request; elsewhere they are always there.
  const [unfolded, setUnfolded] = useState(false);
  useShortcut("/", t("decks.search"), () => document.getElementById(SEARCH)?.focus());
  const chosen = [...sought.values.values()].reduce((sum, some) => sum + some.size, 0);
  return (
    <div className="pool-search">
      <input
        id={SEARCH}
        type="search"
        className="text"
        aria-label={t("decks.search")}
        placeholder={t("decks.search")}
        value={sought.text}
        onChange={(event) => onChange({ ...sought, text: event.target.value })}
      />
      {told.parts.length > 1 ? (
        <Segments
          label={t("decks.part")}
          labelled
          value={sought.part ?? ALL}
          choices={[
            { value: ALL, label: t("decks.part.all") },
            ...told.parts.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={(part) => onChange({ ...sought, part: part === ALL ? null : part })}
        />
      ) : null}
      <button
        type="button"
        className="button pool-unfold"
        aria-expanded={unfolded}
        aria-controls={FACETS}
        onClick={() => setUnfolded(!unfolded)}
      >
        {t("decks.filters")}
        {chosen > 0 ? ` (${chosen})` : ""}
      </button>
      <div className="pool-facets" id={FACETS} data-unfolded={unfolded}>
        {told.facets.map(({ key, name, values }) => (
          <fieldset key={key}>
            <legend>{name}</legend>
            <div className="pool-values">
              {values.map((value) => (
                <button
                  type="button"
                  className="value"
                  key={value}
                  aria-pressed={sought.values.get(key)?.has(value) ?? false}
                  onClick={() => onChange(toggled(sought, key, value))}
                >
                  {value}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {children}
      <p className="pool-found soft">
        <span role="status">{t("decks.found", { count })}</span>
        {isAnything(sought) ? null : (
          <button type="button" className="link" onClick={() => onChange(ANYTHING)}>
            {t("decks.clear")}
          </button>
        )}
      </p>
    </div>
  );
}
