/** Relics on the table with the side that lies up, and the ones to choose from before the duel. */

import type { ReactElement } from "react";
import { Icon, iconNamed } from "../../icons/Icon";
import { Large } from "../../parts/card/Large";
import { useLarge } from "../../parts/card/useLarge";
import type { Choice } from "../../protocol/messages";
import type { BoardProps } from "../board";
import type { PrintedRelic, Printing } from "./printing";
import type { RelicView, Side } from "./view";
import { useDuelWords, type DuelKey } from "./words";

type Pressed = Pick<BoardProps, "lit" | "armed" | "choose" | "wonder">;

export function Relics({
  side,
  printing,
  ...pressed
}: Pressed & { side: Side; printing: Printing }): ReactElement {
  const { t } = useDuelWords();
  return (
    <div className="relics" role="group" aria-label={t("relics")}>
      {side.relics.map((relic) => (
        <Relic
          key={relic.id}
          id={relic.id}
          relic={printing.relic(relic.relic)}
          state={stateOf(relic, side)}
          {...pressed}
        />
      ))}
    </div>
  );
}

type State = "waiting" | "active" | "in-use" | "locked" | "chosen";
const SIGNS: Record<State, string> = {
  waiting: "◇",
  active: "◆",
  "in-use": "◈",
  locked: "⊘",
  chosen: "✓",
};

function stateOf(relic: RelicView, side: Side): State {
  if (relic.in_use || side.choosing?.includes(relic.relic) === true) return "in-use";
  if (relic.active) return "active";
  return relic.locked ? "locked" : "waiting";
}

function Relic({
  id,
  relic,
  state,
  lit,
  armed,
  choose,
  wonder,
}: Pressed & { id: string; relic: PrintedRelic; state: State }): ReactElement {
  const { t } = useDuelWords();
  const { beside, wasLongPress, listeners } = useLarge();
  const choices = lit.get(id) ?? [];
  const up = state === "active" || state === "in-use";
  return (
    <button
      type="button"
      className="relic"
      data-state={state}
      data-lit={choices.length > 0}
      data-armed={isArmed(choices, armed)}
      data-place={id}
      data-pin={id}
      aria-label={`${relic.name}, ${t(`relic.${state}` as DuelKey)}. ${t("relic.condition")} ${relic.condition} ${t("relic.effect")} ${relic.active}`}
      onClick={() => {
        if (wasLongPress()) return;
        const [first] = choices;
        if (first === undefined) wonder?.(relic.name);
        // A relic with effects to choose from has a button for each beside the prompt.
        else if (!hasModes(first)) choose(first);
      }}
      {...listeners}
    >
      <Icon name={iconNamed(relic.icon)} />
      <span className="relic-name">{relic.name}</span>
      <span key={state} className="relic-state">
        {SIGNS[state]} <span className="relic-word">{t(`relic.${state}` as DuelKey)}</span>
      </span>
      <span className="relic-text">{up ? relic.active : relic.condition}</span>
      {beside !== null && (
        <Large beside={beside}>
          <RelicCard relic={relic} />
        </Large>
      )}
    </button>
  );
}

function hasModes(choice: Choice): boolean {
  const [verb] = choice.spelled;
  return verb === "use-as" || verb === "announce-as";
}

function isArmed(choices: readonly Choice[], armed: Choice | null | undefined): boolean {
  return armed != null && choices.includes(armed);
}

/** Both sides of a relic, to be read. */
function RelicCard({ relic }: { relic: PrintedRelic }): ReactElement {
  const { t } = useDuelWords();
  return (
    <span className="relic-card">
      <span className="relic-picture">
        <Icon name={iconNamed(relic.icon)} />
      </span>
      <strong>{relic.name}</strong>
      <span>
        <em>{t("relic.condition")}</em> {relic.condition}
      </span>
      <span>
        <em>{t("relic.effect")}</em> {relic.active}
      </span>
    </span>
  );
}

/** Before the duel: the relics of one's character, of which one may bring some. They lie on no table
 * yet; the choices name them as if they did. */
export function RelicsToChoose({
  side,
  printing,
  lit,
  armed,
  choose,
}: Pressed & { side: Side; printing: Printing }): ReactElement {
  const { t } = useDuelWords();
  return (
    <section className="relics-to-choose" aria-label={t("relics-to-choose")}>
      {printing.relicsOf(side.character).map((relic) => {
        const choices = lit.get(`relic-${side.seat}-${relic.key}`) ?? [];
        const [first] = choices;
        const chosen = side.choosing?.includes(relic.key) === true;
        return (
          <button
            key={relic.key}
            type="button"
            className="relic-choice"
            data-lit={first !== undefined}
            data-armed={isArmed(choices, armed)}
            data-chosen={chosen}
            aria-pressed={isArmed(choices, armed)}
            onClick={() => {
              if (first !== undefined) choose(first);
            }}
          >
            <RelicCard relic={relic} />
            {chosen && (
              <span className="relic-state">
                {SIGNS.chosen} {t("relic.chosen")}
              </span>
            )}
          </button>
        );
      })}
    </section>
  );
}
