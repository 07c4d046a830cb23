/** The rules reader: the whole catalogue of a game, with search, and a link to every rule. */

import "./rules/rules.css";

import { type ReactNode, useCallback, useDeferredValue, useEffect, useState } from "react";

import { api } from "../protocol/api";
import type { RuleSection } from "../protocol/messages";
import { Link } from "../shell/router";
import { useShortcut } from "../shell/shortcuts";
import { Failed, Loading } from "../shell/states";
import { useAnswer } from "../shell/useAnswer";
import { useTitle } from "../shell/useTitle";
import { useWords } from "../words";
import { found } from "./rules/search";
import { Shown } from "./rules/Shown";
import { useGames } from "./useGames";

const SEARCH = "rules-search";

export default function Rules({ game, rule }: { game: string; rule: string | null }): ReactNode {
  const { t } = useWords();
  const { answer, problem, again } = useAnswer(useCallback(() => api.rules(game), [game]));
  const { answer: games } = useGames();
  const title = t("rules.title", { game: games?.find(({ name }) => name === game)?.title ?? game });
  useTitle(title);
  if (answer === null) {
    return problem === null ? (
      <Loading />
    ) : (
      <Failed problem={problem} onRetry={problem.code === "unreachable" ? again : undefined}>
        <Link className="button" to="/">
          {t("state.home")}
        </Link>
      </Failed>
    );
  }
  return <Reader game={game} sections={answer} rule={rule} title={title} />;
}

interface ReaderProps {
  game: string;
  sections: RuleSection[];
  rule: string | null;
  title: string;
}

function Reader({ game, sections, rule, title }: ReaderProps): ReactNode {
  const { t } = useWords();
  const [text, setText] = useState("");
  const sought = useDeferredValue(text.trim());
  const shown = found(sections, sought);
  const count = shown.reduce((sum, section) => sum + section.rules.length, 0);
  useShortcut("/", t("rules.search"), () => document.getElementById(SEARCH)?.focus());
  useEffect(() => {
    if (rule !== null) {
      document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: "center" });
    }
  }, [rule]);
  return (
    <div className="rules">
      <div className="rules-head">
        <h1>{title}</h1>
        <input
          id={SEARCH}
          type="search"
          className="text"
          aria-label={t("rules.search")}
          placeholder={t("rules.search")}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="soft" role="status">
          {t("rules.found", { count })}
        </p>
      </div>
      <nav className="rules-sections" aria-label={t("rules.sections")}>
        <ul>
          {shown.map((section) => (
            <li key={section.title}>
              <a href={`#${anchorOf(section.title)}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rules-text">
        {shown.length === 0 ? (
          <div className="rules-none">
            <p>{t("rules.none", { text: sought })}</p>
            <p className="soft">{t("rules.none.body")}</p>
            <button type="button" className="button" onClick={() => setText("")}>
              {t("rules.clear")}
            </button>
          </div>
        ) : null}
        {shown.map((section) => (
          <section key={section.title} id={anchorOf(section.title)}>
            <h2>{section.title}</h2>
            <ul>
              {section.rules.map(({ id, text: sentence }) => (
                <li key={id} id={`rule-${id}`} data-meant={id === rule}>
                  <p>
                    <Shown text={sentence} sought={sought} />
                  </p>
                  <Link
                    className="rule-link"
                    to={`/rules/${game}/${id}`}
                    aria-label={t("rules.link", { rule: id })}
                  >
                    {id}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function anchorOf(title: string): string {
  return `section-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}
