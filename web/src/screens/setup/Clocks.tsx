/** How much time there is, and what happens when it is up. */

import type { ReactNode } from "react";

import { Segments } from "../../shell/Segments";
import { type Translate, useWords } from "../../words";
import { Choose } from "./Choose";
import {
  ABSENCE_SECONDS,
  ADDED_SECONDS,
  clockOf,
  MATCH_SECONDS,
  MOVE_SECONDS,
  type Wanted,
} from "./wanted";

interface ClocksProps {
  wanted: Wanted;
  onChange: (changed: Partial<Wanted>) => void;
}

export function Clocks({ wanted, onChange }: ClocksProps): ReactNode {
  const { t } = useWords();
  const { clock } = wanted;
  const seconds = clock.kind === "match" ? MATCH_SECONDS : MOVE_SECONDS;
  return (
    <section className="panel half">
      <h2>{t("setup.clock")}</h2>
      <Segments
        label={t("setup.clock")}
        labelled
        value={clock.kind}
        choices={(["off", "move", "match"] as const).map((value) => ({
          value,
          label: t(`setup.clock.${value}`),
        }))}
        onChange={(kind) => onChange({ clock: clockOf(kind) })}
      />
      {clock.kind === "off" ? null : (
        <div className="side-by-side">
          <Choose
            label={t("setup.clock.seconds")}
            value={clock.seconds}
            choices={seconds.map((value) => ({ value, label: duration(value, t) }))}
            onChange={(value) => onChange({ clock: { ...clock, seconds: value } })}
          />
          {clock.kind === "match" ? (
            <Choose
              label={t("setup.clock.added")}
              value={clock.added}
              choices={ADDED_SECONDS.map((value) => ({ value, label: duration(value, t) }))}
              onChange={(added) => onChange({ clock: { ...clock, added } })}
            />
          ) : null}
          <Choose
            label={t("setup.out-of-time")}
            value={wanted.outOfTime}
            choices={(["bot", "loss"] as const).map((value) => ({
              value,
              label: t(`setup.out-of-time.${value}`),
            }))}
            onChange={(outOfTime) => onChange({ outOfTime })}
          />
        </div>
      )}
      <details>
        <summary>{t("setup.more")}</summary>
        <div className="side-by-side">
          <Choose
            label={t("setup.absence")}
            value={wanted.absence}
            choices={ABSENCE_SECONDS.map((value) => ({ value, label: duration(value, t) }))}
            onChange={(absence) => onChange({ absence })}
          />
          <label className="tick">
            <input
              type="checkbox"
              checked={wanted.watched}
              onChange={(event) => onChange({ watched: event.target.checked })}
            />
            {t("setup.watched")}
          </label>
        </div>
      </details>
    </section>
  );
}

function duration(seconds: number, t: Translate): string {
  if (seconds >= 3600) {
    return t("setup.hours", { count: seconds / 3600 });
  }
  return seconds < 120
    ? t("setup.seconds", { count: seconds })
    : t("setup.minutes", { count: seconds / 60 });
}
