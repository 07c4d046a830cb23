/** What the rules have against the deck, and what else is worth a thought. */

import type { ReactNode } from "react";

import type { CheckedDeck, DeckRemark } from "../../protocol/messages";
import { Link } from "../../shell/router";
import { capital } from "../setup/Options";
import { useDeckWords } from "./words";

interface RemarksProps {
  game: string;
  checked: CheckedDeck;
}

export function Remarks({ game, checked }: RemarksProps): ReactNode {
  const { t } = useDeckWords();
  return (
    <>
      <List title={t("decks.faults")} kind="fault" remarks={checked.faults} game={game} />
      <List title={t("decks.advice")} kind="advice" remarks={checked.advice} game={game} />
    </>
  );
}

interface ListProps {
  title: string;
  kind: "fault" | "advice";
  remarks: readonly DeckRemark[];
  game: string;
}

function List({ title, kind, remarks, game }: ListProps): ReactNode {
  const { t } = useDeckWords();
  if (remarks.length === 0) return null;
  return (
    <section className="deck-remarks" data-kind={kind}>
      <h2>{title}</h2>
      <ul>
        {remarks.map(({ text, rule }) => (
          <li key={text}>
            {capital(text)}.{" "}
            {rule === "" ? null : (
              <Link
                className="rule-link"
                to={`/rules/${game}/${rule}`}
                aria-label={t("decks.rule", { rule })}
              >
                {rule}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
