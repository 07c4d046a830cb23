/** What a text means: its phrases as a tree in plain words, and the rules behind them. */

import { type CSSProperties, type ReactNode } from "react";

import type { CheckedDrafts } from "../../protocol/messages";
import { Link } from "../../shell/router";
import { Shown } from "../rules/Shown";
import { useWorkshopWords } from "./words";

interface MeaningProps {
  game: string;
  checked: CheckedDrafts | null;
}

export function Meaning({ game, checked }: MeaningProps): ReactNode {
  const { t } = useWorkshopWords();
  if (checked === null || checked.meaning.length === 0) {
    return <p className="soft">{t("workshop.meaning.none")}</p>;
  }
  return (
    <div className="meaning">
      <ul className="meaning-tree">
        {checked.meaning.map((line, place) => (
          <li key={`${place} ${line.phrase}`} style={{ "--level": line.level } as CSSProperties}>
            <span className="meaning-about">{line.about}</span>
            <span className="meaning-phrase">{line.phrase}</span>
            {line.means === "" ? null : (
              <span className="meaning-means">
                {t("workshop.meaning.means", { phrase: line.means })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {checked.rules.length > 0 ? (
        <details className="meaning-rules">
          <summary>{t("workshop.meaning.rules", { count: checked.rules.length })}</summary>
          <dl>
            {checked.rules.map(({ id, text }) => (
              <div key={id}>
                <dt>
                  <Link className="rule-link" to={`/rules/${game}/${id}`}>
                    {id}
                  </Link>
                </dt>
                <dd>
                  <Shown text={text} sought="" />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </div>
  );
}
