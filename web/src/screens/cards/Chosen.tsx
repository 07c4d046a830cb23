/** One card in full: large, with its text, the rules behind its words, and where it is used. */

import type { ReactNode } from "react";

import { CardFace } from "../../parts/card/CardFace";
import type { Face } from "../../parts/card/face";
import type { CardInfo, CardKeyword } from "../../protocol/messages";
import { Link } from "../../shell/router";
import { Shown } from "../rules/Shown";
import { useCardWords } from "./words";

interface ChosenProps {
  game: string;
  card: CardInfo;
  face: Face;
  /** Whether its name is told by what it stands in. */
  named: boolean;
  children: ReactNode;
}

export function Chosen({ game, card, face, named, children }: ChosenProps): ReactNode {
  const { t } = useCardWords();
  const marks = Object.values(card.marks).flat();
  const line = [...new Set([card.kind, ...marks])].filter((word) => word !== "").join(" · ");
  return (
    <article className="chosen-card">
      <div className="chosen-face" aria-hidden="true">
        <span className="card">
          <CardFace face={face} />
        </span>
      </div>
      <div className="chosen-words">
        {named ? null : <h2>{card.name}</h2>}
        <p className="soft">{line}</p>
        <p className="chosen-text">{card.text}</p>
        {face.notes.map((note) => (
          <p className="chosen-note" key={note}>
            {note}
          </p>
        ))}
        {card.copies > 1 ? (
          <p className="soft">{t("cards.copies", { count: card.copies })}</p>
        ) : null}
        {card.decks.length > 0 ? (
          <p className="soft">
            {t("cards.decks", { count: card.decks.length })}: {card.decks.join(", ")}.
          </p>
        ) : null}
        {children}
      </div>
      {card.keywords.length > 0 ? (
        <section className="chosen-rules">
          <h3>{t("cards.keywords")}</h3>
          <Keywords game={game} keywords={card.keywords} />
        </section>
      ) : null}
      {card.phrases.length > 0 ? (
        <details className="chosen-rules">
          <summary>{t("cards.phrases")}</summary>
          <Keywords game={game} keywords={card.phrases} />
        </details>
      ) : null}
    </article>
  );
}

function Keywords({ game, keywords }: { game: string; keywords: CardKeyword[] }): ReactNode {
  const { t } = useCardWords();
  return (
    <dl className="keywords">
      {keywords.map(({ word, rules }) => (
        <div key={word}>
          <dt>{word}</dt>
          {rules.map(({ id, text }) => (
            <dd key={id}>
              <Shown text={text} sought="" />{" "}
              <Link
                className="rule-link"
                to={`/rules/${game}/${id}`}
                aria-label={t("cards.rule", { rule: id })}
              >
                {id}
              </Link>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
