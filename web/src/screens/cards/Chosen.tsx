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
  // A mere number says nothing without its name.
  const line = [...new Set([card.kind, ...marks])].filter((word) => /\D/.test(word)).join(" · ");
  return (
    <article className="full-card">
      <div className="full-face" aria-hidden="true">
        <span className="card">
          <CardFace face={face} />
        </span>
      </div>
      <div className="full-words">
        {named ? null : <h2>{card.name}</h2>}
        <p className="soft">{line}</p>
        {card.details.map((detail) => (
          <p className="full-note" key={detail}>
            {detail}
          </p>
        ))}
        <p className="full-text">{card.text}</p>
        {face.notes.map((note) => (
          <p className="full-note" key={note}>
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
        <section className="full-rules">
          <h3>{t("cards.keywords")}</h3>
          <Keywords game={game} keywords={card.keywords} />
        </section>
      ) : null}
      {card.phrases.length > 0 ? (
        <details className="full-rules">
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
