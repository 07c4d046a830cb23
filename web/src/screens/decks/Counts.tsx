/** What the deck is made of, counted by each facet: a bar for every value, in the game's own order, so
 * that figures make a curve. */

import type { CSSProperties, ReactNode } from "react";

import type { DeckFacetInfo } from "../../protocol/messages";
import { useDeckWords } from "./words";

/** With more values than this, those that do not occur are left out. */
const ALL_SHOWN = 6;

interface CountsProps {
  facets: readonly DeckFacetInfo[];
  counts: Record<string, Record<string, number>>;
}

export function Counts({ facets, counts }: CountsProps): ReactNode {
  const { t } = useDeckWords();
  return (
    <section className="deck-counts">
      <h2 className="unseen">{t("decks.counts")}</h2>
      {facets.map(({ key, name, values }) => {
        const counted = counts[key] ?? {};
        const most = Math.max(1, ...Object.values(counted));
        const shown = values.filter((value) => values.length <= ALL_SHOWN || counted[value]);
        return (
          <div className="deck-count" data-long={values.length > ALL_SHOWN} key={key}>
            <h3>{name}</h3>
            <ul>
              {shown.length === 0 ? <li className="soft">{t("decks.counts.none")}</li> : null}
              {shown.map((value) => {
                const count = counted[value] ?? 0;
                return (
                  <li key={value} data-none={count === 0}>
                    <span>{value}</span>
                    <i style={{ "--share": count / most } as CSSProperties} />
                    <b className="figures">{count}</b>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
