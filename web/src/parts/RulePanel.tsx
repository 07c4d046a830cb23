/** One rule of the catalogue, as it stands there, beside the story it explains. */

import { useEffect, useState, type ReactElement } from "react";
import { api } from "../protocol/api";
import type { RuleSection } from "../protocol/messages";
import { Link } from "../shell/router";
import { useWords } from "../words";
import "./story.css";

export interface RulePanelProps {
  game: string;
  rule: string;
  onClose: () => void;
}

export function RulePanel({ game, rule, onClose }: RulePanelProps): ReactElement {
  const { t } = useWords();
  const sections = useRules(game);
  const section = sections?.find(({ rules }) => rules.some(({ id }) => id === rule));
  const found = section?.rules.find(({ id }) => id === rule);
  return (
    <section className="rule-panel tells" aria-label={t("rule.title")}>
      <p className="soft">{section?.title ?? t("rule.title")}</p>
      <p className="rule-text" role="status">
        {sections === null ? t("rule.loading") : (found?.text ?? t("rule.missing", { rule }))}
      </p>
      <p className="rule-id">{rule}</p>
      <div className="rule-ways">
        <button type="button" className="button small" onClick={onClose}>
          {t("rule.back")}
        </button>
        <Link to={`/rules/${game}/${rule}`} className="button small">
          {t("rule.open")}
        </Link>
      </div>
    </section>
  );
}

function useRules(game: string): RuleSection[] | null {
  const [sections, setSections] = useState<RuleSection[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const found = (rules: RuleSection[]): void => {
      if (wanted) setSections(rules);
    };
    api.rules(game).then(found, () => found([]));
    return () => {
      wanted = false;
    };
  }, [game]);
  return sections;
}
