/** The guide through a first match: a note pinned to what it speaks of. It waits for its moment, and
 * plays nothing itself. */

import { useLayoutEffect, useRef, useState, type ReactElement } from "react";
import { guides, type BoardProps } from "../../boards";
import type { GuideStep } from "../../boards/guide";
import { useWords } from "../../words";
import { endGuide, guide, guidedStep } from "./guided";

export interface GuideProps {
  code: string;
  game: string;
  board: BoardProps;
}

export function Guide({ code, game, board }: GuideProps): ReactElement | null {
  const [at, setAt] = useState(() => guidedStep(code));
  const steps = guides[game] ?? [];
  const step = at === null ? undefined : steps[at];
  const passed = step?.done?.(board) === true;
  const goOn = (): void => {
    if (at === null) return;
    if (at + 1 < steps.length) guide(code, at + 1);
    else endGuide();
    setAt(at + 1 < steps.length ? at + 1 : null);
  };
  if (passed) goOn();
  if (at === null || step === undefined || passed || !step.due(board)) return null;
  return (
    <Note
      key={at}
      step={step}
      board={board}
      number={at + 1}
      steps={steps.length}
      onNext={step.done === undefined ? goOn : null}
      onEnd={() => {
        endGuide();
        setAt(null);
      }}
    />
  );
}

interface NoteProps {
  step: GuideStep;
  board: BoardProps;
  number: number;
  steps: number;
  onNext: (() => void) | null;
  onEnd: () => void;
}

const GAP = 14;

function Note({ step, board, number, steps, onNext, onEnd }: NoteProps): ReactElement {
  const { t } = useWords();
  const note = useRef<HTMLDivElement>(null);
  const you = board.you ?? 0;
  const pin = step.pin.replace("{you}", String(you)).replace("{them}", String(1 - you));
  useLayoutEffect(() => {
    const place = (): void => placeNote(note.current, pin);
    place();
    // What it is pinned to may still be on its way, or move.
    const timer = window.setInterval(place, 200);
    return () => window.clearInterval(timer);
  }, [pin]);
  return (
    <div ref={note} className="guide" role="dialog" aria-label={t("guide.title")}>
      <p className="guide-head">
        <strong>{t("guide.title")}</strong>
        <span className="figures">{t("guide.step", { step: number, steps })}</span>
      </p>
      <p role="status">{t(step.words)}</p>
      <div className="guide-ways">
        <button type="button" className="button quiet small" onClick={onEnd}>
          {t("guide.end")}
        </button>
        {onNext !== null && (
          <button type="button" className="button primary small" onClick={onNext}>
            {t("guide.next")}
          </button>
        )}
      </div>
    </div>
  );
}

/** Above what it speaks of, or below where there is no room, with its tip pointing there. */
function placeNote(note: HTMLElement | null, pin: string): void {
  const pinned = document.querySelector(`[data-pin="${pin}"]`)?.getBoundingClientRect();
  if (note === null || pinned === undefined) return;
  const size = note.getBoundingClientRect();
  const above = pinned.top - size.height - GAP >= GAP;
  const middle = pinned.left + pinned.width / 2;
  const left = Math.max(
    GAP,
    Math.min(middle - size.width / 2, window.innerWidth - size.width - GAP),
  );
  note.style.left = `${left}px`;
  note.style.top = `${above ? pinned.top - size.height - GAP : pinned.bottom + GAP}px`;
  note.style.setProperty("--tip", `${Math.max(20, Math.min(middle - left, size.width - 20))}px`);
  note.dataset["side"] = above ? "above" : "below";
}
