/** Who sits at the table: bots and people, who is here, who is waited for, whose time runs. */

import type { ReactElement } from "react";
import { Icon, type IconName } from "../icons/Icon";
import type { ClockNow, Seat } from "../protocol/messages";
import { useWords, type Translate } from "../words";
import { SeatClock } from "./Clocks";
import { asTime, useSecond } from "./time";
import "./people.css";

export interface PeopleProps {
  seats: readonly Seat[];
  you: number | null;
  waiting: readonly number[];
  clocks: readonly ClockNow[];
  at: number;
  offset: number;
  /** How long somebody who left is waited for before a bot may play, in seconds. */
  absenceSeconds: number;
  muted: ReadonlySet<number>;
  onMute: (seat: number) => void;
  onStandIn: (seat: number) => void;
}

export function People(props: PeopleProps): ReactElement {
  const { t } = useWords();
  return (
    <section className="people" aria-label={t("people.title")}>
      <ul>
        {props.seats.map((seat) => (
          <Person key={seat.seat} seat={seat} {...props} />
        ))}
      </ul>
    </section>
  );
}

function Person({ seat, ...props }: PeopleProps & { seat: Seat }): ReactElement {
  const { t } = useWords();
  const now = (useSecond() + props.offset) / 1000;
  const clock = props.clocks.find((other) => other.seat === seat.seat);
  const away = seat.kind === "human" && seat.away_since !== null ? now - seat.away_since : null;
  const you = seat.seat === props.you;
  const mayStandIn =
    props.you !== null &&
    !you &&
    !seat.standing_in &&
    away !== null &&
    away >= props.absenceSeconds;
  const muted = props.muted.has(seat.seat);
  return (
    <li data-away={away !== null}>
      <Icon name={iconOf(seat)} />
      <span className="person">
        <span className="person-name">{seat.name === "" ? t("people.free") : seat.name}</span>{" "}
        <span className="person-state figures" title={seat.bot ?? undefined}>
          {you ? t("people.you") : stateOf(seat, away, t)}
        </span>
      </span>
      {props.waiting.includes(seat.seat) && (
        <span className="person-deciding" role="img" aria-label={t("people.deciding")} />
      )}
      {clock !== undefined && (
        <SeatClock clock={clock} name={seat.name} at={props.at} offset={props.offset} />
      )}
      {!you && seat.kind === "human" && (
        <button
          type="button"
          className="person-mute"
          aria-pressed={muted}
          aria-label={t(muted ? "say.unmute" : "say.mute", { name: seat.name })}
          title={t(muted ? "say.unmute" : "say.mute", { name: seat.name })}
          onClick={() => props.onMute(seat.seat)}
        >
          <Icon name={muted ? "sound-off" : "chat-bubble"} />
        </button>
      )}
      {mayStandIn && (
        <button type="button" className="button small" onClick={() => props.onStandIn(seat.seat)}>
          {t("people.let-bot", { name: seat.name })}
        </button>
      )}
    </li>
  );
}

function iconOf(seat: Seat): IconName {
  return seat.kind === "bot" || seat.standing_in ? "robot-helmet" : "person";
}

function stateOf(seat: Seat, away: number | null, t: Translate): string {
  if (seat.kind === "free") return t("people.free");
  if (seat.standing_in) return t("people.stands-in");
  if (seat.kind === "bot") return t("people.bot");
  if (seat.connected) return t("people.here");
  return away === null ? t("people.never") : t("people.away", { time: asTime(away) });
}
