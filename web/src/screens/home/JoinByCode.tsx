/** A seat by the code somebody read out. */

import { type SubmitEvent, type ReactNode, useId, useState } from "react";

import { navigate } from "../../shell/router";
import { useWords } from "../../words";
import { codeIn } from "./code";

export function JoinByCode(): ReactNode {
  const { t } = useWords();
  const [text, setText] = useState("");
  const [bad, setBad] = useState(false);
  const hint = useId();

  function join(event: SubmitEvent): void {
    event.preventDefault();
    const code = codeIn(text);
    setBad(code === null);
    if (code !== null) {
      navigate(`/join/${code}`);
    }
  }

  return (
    <section className="panel">
      <h2>{t("home.join")}</h2>
      <form className="join-by-code" onSubmit={join} noValidate>
        <input
          className="text"
          aria-label={t("home.join.code")}
          aria-describedby={hint}
          aria-invalid={bad}
          value={text}
          placeholder="k7m2wq9d"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {t("home.join.button")}
        </button>
      </form>
      <p id={hint} className={bad ? "problem-note" : "soft"} role={bad ? "alert" : undefined}>
        {bad ? t("home.join.bad") : t("home.join.hint")}
      </p>
    </section>
  );
}
