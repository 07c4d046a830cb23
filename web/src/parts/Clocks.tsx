/** A seat's clock: it runs on by itself between two messages of the server. */

import type { ReactElement } from "react";
import { Icon } from "../icons/Icon";
import type { ClockNow } from "../protocol/messages";
import { useWords } from "../words";
import { asTime, useSecond } from "./time";

export interface SeatClockProps {
  clock: ClockNow;
  name: string;
  /** The server's time of the message that told of the clock, in seconds since the epoch. */
  at: number;
  /** What to add to this machine's clock to have the server's, in milliseconds. */
  offset: number;
}

const SHORT_OF_TIME = 15;

export function SeatClock({ clock, name, at, offset }: SeatClockProps): ReactElement {
  const { t } = useWords();
  const here = useSecond();
  const passed = clock.running ? (here + offset) / 1000 - at : 0;
  const left = Math.max(0, clock.seconds_left - Math.max(0, passed));
  const time = asTime(left);
  return (
    <span
      className="clock figures"
      role="timer"
      data-running={clock.running}
      data-short={left < SHORT_OF_TIME}
      aria-label={t(clock.running ? "clock.running" : "clock.left", { name, time })}
    >
      <Icon name="stopwatch" /> {time}
    </span>
  );
}
