/** Whose turn it is, in which phase, with how many Action Points; and the powers that are running. */

import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { Counter } from "../../parts/Counter";
import { raidIcon } from "./icons";
import { phaseOf, turnOf, type Speaker } from "./lines";
import { SPEED_ICONS } from "./printing";
import { Seal } from "./Token";
import type { Running } from "./view";

const POINTS_A_TURN = 3;

export interface TurnBoxProps {
  speaker: Speaker;
  /** Somebody looks at a running power, or at none any more. */
  onLook: (power: Running | null) => void;
}

export function TurnBox({ speaker, onLook }: TurnBoxProps): ReactElement {
  const { raid, t } = speaker;
  return (
    <section
      className="turn-box"
      data-yours={raid.active === speaker.near}
      aria-label={t("turn", { turn: raid.turn })}
    >
      <p className="turn-words">
        <strong>{t("turn", { turn: raid.turn })}</strong>
        <span>{turnOf(speaker)}</span>
        <span className="turn-phase">{phaseOf(raid, t)}</span>
      </p>
      <span className="turn-points" data-pin="points">
        <Counter
          name={t("points")}
          icon={raidIcon("candle-flame")}
          shape="pointed"
          value={raid.phase === "assault" ? raid.points : 0}
          most={Math.max(POINTS_A_TURN, raid.points)}
        />
      </span>
      <RunningPowers speaker={speaker} onLook={onLook} />
    </section>
  );
}

function RunningPowers({ speaker, onLook }: TurnBoxProps): ReactElement | null {
  const { raid, printing, near, t } = speaker;
  const running = [...raid.powers, ...raid.lasting];
  if (running.length === 0) return null;
  return (
    <ul className="running scrolls" aria-label={t("running")}>
      {running.map((power, place) => {
        const card = printing.card(power.card);
        return (
          <li key={`${place} ${power.id}`}>
            <button
              type="button"
              className="running-power"
              title={card.text}
              aria-label={`${t("line.power", { card: card.name, whose: "" })} ${card.text}`}
              onPointerEnter={() => onLook(power)}
              onPointerLeave={() => onLook(null)}
              onFocus={() => onLook(power)}
              onBlur={() => onLook(null)}
            >
              <Seal whose={power.seat === near ? "yours" : "theirs"} />
              <Icon name={SPEED_ICONS[card.speed] ?? raidIcon("bolt")} />
              <span className="running-name">{card.name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
