/** Preset things to say, and what was said a moment ago. Who is muted is not heard. */

import { useEffect, useRef, useState, type ReactElement } from "react";
import { Icon } from "../icons/Icon";
import { SAYINGS } from "../protocol/messages";
import { useWords, type Key, type Translate } from "../words";
import "./sayings.css";

const SHOWN_MILLISECONDS = 6000;

export interface Heard {
  seat: number;
  saying: string;
  at: number;
}

/** A saying in words; one that a newer server knows and this client does not, as it is. */
export function saidAs(saying: string, t: Translate): string {
  return (SAYINGS as readonly string[]).includes(saying) ? t(`say.${saying}` as Key) : saying;
}

export function SayMenu({ onSay }: { onSay: (saying: string) => void }): ReactElement {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event): void => {
      const inside = event.target instanceof Node && menu.current?.contains(event.target) === true;
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !inside) setOpen(false);
    };
    window.addEventListener("keydown", close);
    window.addEventListener("pointerdown", close);
    return () => {
      window.removeEventListener("keydown", close);
      window.removeEventListener("pointerdown", close);
    };
  }, [open]);
  return (
    <div className="say" ref={menu}>
      <button
        type="button"
        className="button small"
        aria-expanded={open}
        aria-label={t("say.title")}
        title={t("say.title")}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chat-bubble" />
      </button>
      {open && (
        <div className="say-menu" role="group" aria-label={t("say.title")}>
          {SAYINGS.map((saying) => (
            <button
              key={saying}
              type="button"
              className="button small"
              onClick={() => {
                setOpen(false);
                onSay(saying);
              }}
            >
              {saidAs(saying, t)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The newest saying, for a few seconds. */
export function Bubble({
  sayings,
  names,
  muted,
}: {
  sayings: readonly Heard[];
  names: readonly string[];
  muted: ReadonlySet<number>;
}): ReactElement {
  const { t } = useWords();
  const last = sayings.findLast((said) => !muted.has(said.seat));
  const at = last?.at ?? 0;
  const [past, setPast] = useState(0);
  useEffect(() => {
    const wait = at + SHOWN_MILLISECONDS - Date.now();
    if (wait <= 0) return;
    const timer = window.setTimeout(() => setPast(at), wait);
    return () => window.clearTimeout(timer);
  }, [at]);
  const text =
    last === undefined || past >= at
      ? null
      : t("say.said", { name: names[last.seat] ?? "", saying: saidAs(last.saying, t) });
  return (
    <div className="bubble-place" role="status">
      {text !== null && (
        <p key={at} className="bubble">
          <Icon name="chat-bubble" /> {text}
        </p>
      )}
    </div>
  );
}
