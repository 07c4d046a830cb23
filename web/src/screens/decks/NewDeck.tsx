/** Where a deck begins: with one that comes with the game, with a text, or with nothing. */

import { type ChangeEvent, type ReactNode, useId, useState } from "react";

import { newDeck, type OwnDeck } from "../../decks";
import { api } from "../../protocol/api";
import type { DeckBuildingInfo } from "../../protocol/messages";
import { ProblemNote } from "../../shell/states";
import { useAct } from "../useAct";
import { useDeckWords } from "./words";

interface NewDeckProps {
  game: string;
  building: DeckBuildingInfo;
  onMade: (deck: OwnDeck) => void;
}

export function NewDeck({ game, building, onMade }: NewDeckProps): ReactNode {
  const { t } = useDeckWords();
  return (
    <div className="new-deck">
      <button
        type="button"
        className="button primary"
        onClick={() => onMade(newDeck(game, { name: t("decks.new.empty.name") }))}
      >
        {t("decks.new.empty")}
      </button>
      <FromText game={game} onMade={onMade} />
      {building.presets.length === 0 ? null : (
        <section>
          <h3>{t("decks.new.presets")}</h3>
          <ul className="presets">
            {building.presets.map((preset) => (
              <li key={preset.key}>
                <div>
                  <b>{preset.name}</b>
                  <p className="soft">{preset.plan}</p>
                </div>
                <button
                  type="button"
                  className="button small"
                  aria-label={t("decks.new.from", { deck: preset.name })}
                  onClick={() => onMade(newDeck(game, preset))}
                >
                  {t("decks.new.use")}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The most letters that are read of a file; the server reads fewer. */
const MOST_LETTERS = 100_000;

function FromText({ game, onMade }: Omit<NewDeckProps, "building">): ReactNode {
  const { t } = useDeckWords();
  const [text, setText] = useState("");
  const { busy, problem, act } = useAct();
  const file = useId();
  function read(): void {
    act(async () => {
      const { name, plan, parts } = await api.checkDeck(game, { text });
      onMade(newDeck(game, { name: name === "" ? t("decks.new.empty.name") : name, plan, parts }));
    });
  }
  function open(event: ChangeEvent<HTMLInputElement>): void {
    const chosen = event.target.files?.[0];
    if (chosen !== undefined) {
      act(async () => setText((await chosen.text()).slice(0, MOST_LETTERS)));
    }
  }
  return (
    <details className="from-text">
      <summary>{t("decks.new.text")}</summary>
      <p className="soft">{t("decks.new.text.hint")}</p>
      <textarea
        className="text"
        rows={6}
        spellCheck={false}
        aria-label={t("decks.new.text.label")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ProblemNote problem={problem} />
      <div className="sheet-actions">
        <button
          type="button"
          className="button"
          disabled={busy || text.trim() === ""}
          onClick={read}
        >
          {t("decks.new.read")}
        </button>
        <label className="button quiet file" htmlFor={file}>
          {t("decks.new.file")}
          <input
            id={file}
            className="unseen"
            type="file"
            accept=".txt,.deck,text/plain"
            onChange={open}
          />
        </label>
      </div>
    </details>
  );
}
