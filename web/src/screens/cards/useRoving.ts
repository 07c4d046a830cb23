/** A grid of things with one stop for the Tab key, along which the arrow keys go. */

import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";

export interface Roving {
  /** The place that has the Tab key's stop. */
  stop: number;
  reach: (place: number) => void;
  walk: (event: KeyboardEvent) => void;
  hold: (place: number, button: HTMLButtonElement | null) => void;
}

export function useRoving(count: number): Roving {
  const [at, setAt] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const stop = Math.max(0, Math.min(at, count - 1));
  const now = useRef({ stop, count });
  useEffect(() => {
    now.current = { stop, count };
  });
  const hold = useCallback((place: number, button: HTMLButtonElement | null) => {
    buttons.current[place] = button;
  }, []);
  const walk = useCallback((event: KeyboardEvent) => {
    const { stop: here, count: all } = now.current;
    const steps: Record<string, number> = {
      ArrowLeft: here - 1,
      ArrowRight: here + 1,
      ArrowUp: here - inARow(buttons.current),
      ArrowDown: here + inARow(buttons.current),
      Home: 0,
      End: all - 1,
    };
    const next = steps[event.key];
    if (next === undefined || next < 0 || next >= all) return;
    event.preventDefault();
    setAt(next);
    buttons.current[next]?.focus();
  }, []);
  return { stop, reach: setAt, walk, hold };
}

/** How many lie side by side, as the browser has laid them out. */
function inARow(buttons: readonly (HTMLButtonElement | null)[]): number {
  const top = buttons[0]?.getBoundingClientRect().top;
  const next = buttons.findIndex((button) => {
    const own = button?.getBoundingClientRect().top;
    return own !== undefined && own !== top;
  });
  return next === -1 ? buttons.length : next;
}
