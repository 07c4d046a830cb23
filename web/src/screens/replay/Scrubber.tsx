/** The way through the moments: a slider, steps, turns, and letting it play by itself. */

import { type ReactNode, useEffect, useState } from "react";

import { readingTime } from "../../connection/pace";
import type { Frame } from "../../protocol/messages";
import { useShortcut } from "../../shell/shortcuts";
import { useWords } from "../../words";
import { Choose } from "../setup/Choose";
import { turnAt, turnsOf } from "./turns";

/** A moment that tells nothing still shows something. */
const SHORTEST = 700;

interface ScrubberProps {
  frames: readonly Frame[];
  moment: number;
  onMove: (moment: number) => void;
}

export function Scrubber({ frames, moment, onMove }: ScrubberProps): ReactNode {
  const { t } = useWords();
  const last = frames.length - 1;
  const [wanted, setPlaying] = useState(false);
  const playing = wanted && moment < last;
  const turns = turnsOf(frames);

  function go(to: number): void {
    setPlaying(false);
    onMove(Math.max(0, Math.min(to, last)));
  }
  function playOrPause(): void {
    if (!playing && moment === last) {
      onMove(0);
    }
    setPlaying(!playing);
  }

  useEffect(() => {
    const frame = frames[moment];
    if (!playing || frame === undefined) {
      return;
    }
    const timer = setTimeout(() => onMove(moment + 1), Math.max(SHORTEST, readingTime(frame)));
    return () => clearTimeout(timer);
  }, [playing, frames, moment, onMove]);

  useShortcut("ArrowLeft", t("replay.back"), () => go(moment - 1));
  useShortcut("ArrowRight", t("replay.forward"), () => go(moment + 1));
  useShortcut("Home", t("replay.first"), () => go(0));
  useShortcut("End", t("replay.last"), () => go(last));
  useShortcut("p", t("replay.play"), playOrPause);

  return (
    <section className="scrubber" aria-label={t("replay.controls")}>
      <div className="scrubber-buttons">
        <Step label={t("replay.first")} sign="first" off={moment === 0} onClick={() => go(0)} />
        <Step
          label={t("replay.back")}
          sign="back"
          off={moment === 0}
          onClick={() => go(moment - 1)}
        />
        <button type="button" className="button primary" onClick={playOrPause}>
          {t(playing ? "replay.pause" : "replay.play")}
        </button>
        <Step
          label={t("replay.forward")}
          sign="forward"
          off={moment === last}
          onClick={() => go(moment + 1)}
        />
        <Step label={t("replay.last")} sign="last" off={moment === last} onClick={() => go(last)} />
      </div>
      <input
        type="range"
        className="scrubber-slider"
        aria-label={t("replay.moment")}
        aria-valuetext={t("replay.position", { count: moment + 1, total: frames.length })}
        min={0}
        max={last}
        value={moment}
        onChange={(event) => go(Number(event.target.value))}
      />
      <span className="figures soft" aria-hidden="true">
        {moment + 1} / {frames.length}
      </span>
      {turns.length > 1 ? (
        <Choose
          label={t("replay.turn")}
          value={turnAt(turns, moment)}
          choices={turns.map(({ turn }, place) => ({
            value: place,
            label:
              turn === null || turn === 0
                ? t("replay.turn.before")
                : t("replay.turn.number", { count: turn }),
          }))}
          onChange={(place) => go(turns[place]?.moment ?? 0)}
        />
      ) : null}
    </section>
  );
}

/** Drawn, since not every font has these signs. */
const SIGNS = {
  first: "M3 3h3v14H3zM17 3v14L7 10z",
  back: "M15 3v14L5 10z",
  forward: "M5 3v14l10-7z",
  last: "M14 3h3v14h-3zM3 3v14l10-7z",
};

interface StepProps {
  label: string;
  sign: keyof typeof SIGNS;
  off: boolean;
  onClick: () => void;
}

function Step({ label, sign, off, onClick }: StepProps): ReactNode {
  return (
    <button
      type="button"
      className={sign === "first" || sign === "last" ? "button step far" : "button step"}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={off ? undefined : onClick}
    >
      <svg viewBox="0 0 20 20" width="1em" height="1em" aria-hidden="true" focusable="false">
        <path d={SIGNS[sign]} fill="currentColor" />
      </svg>
    </button>
  );
}
