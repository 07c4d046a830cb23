/** The way to a hundred points: a lane for each player, as far as they have come, and how far the running
 * battle would bring them if it ended now. */

import type { CSSProperties, ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { raceIcon } from "./icons";
import { nameOf, turnOf, type Speaker } from "./lines";
import { Seal } from "./Seal";
import { ENOUGH } from "./view";

const MARKS = [20, 40, 60, 80];

export function Track({ speaker }: { speaker: Speaker }): ReactElement {
  const { race, t } = speaker;
  const said = race.players
    .map(({ seat, points }) => t("track.player", { name: nameOf(speaker, seat), points }))
    .join(", ");
  const share = (points: number): number => Math.min(1, points / ENOUGH);
  return (
    <div
      className="point-track"
      data-pin="track"
      role="img"
      aria-label={`${t("track", { most: ENOUGH })}: ${said}`}
    >
      <span className="track-lanes">
        {MARKS.map((mark) => (
          <span
            key={mark}
            className="track-mark figures"
            style={{ "--at": share(mark) } as CSSProperties}
          >
            {mark}
          </span>
        ))}
        {race.players.map(({ seat, points, if_it_ended_now: gain, out }) => (
          <span
            key={seat}
            className="track-lane"
            data-seat={seat}
            data-out={out}
            title={t("track.player", { name: nameOf(speaker, seat), points })}
            style={
              {
                "--at": share(points),
                "--then": share(points + (race.battle === null || out ? 0 : gain)),
              } as CSSProperties
            }
          >
            <span className="track-then" />
            <span className="track-run" />
            <Seal seat={seat} />
          </span>
        ))}
      </span>
      <span className="track-goal figures">
        <Icon name={raceIcon("chequers")} /> {ENOUGH}
      </span>
    </div>
  );
}

/** Whose turn it is, and how far it has come. */
export function TurnWords({ speaker }: { speaker: Speaker }): ReactElement {
  const { race, t } = speaker;
  const { turn, round } = race;
  return (
    <p className="race-turn" data-step={race.step}>
      <Seal seat={race.active} />
      <strong>{turnOf(speaker)}</strong>
      <span className="race-step">{t(`step.${race.step}`)}</span>
      <span className="soft figures">
        {t("round", { round })} · {t("turn", { turn })}
      </span>
    </p>
  );
}
