/**
 * Keys that do something on the screen at hand. Whoever wants one says so with `useShortcut`; the
 * help dialog lists what is live. Keys with Ctrl, Alt or Meta stay the browser's, and nothing is
 * taken from somebody who is typing or has a dialog open.
 */

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

export interface Shortcut {
  /** As in KeyboardEvent.key. */
  key: string;
  label: string;
}

interface Live extends Shortcut {
  act: () => void;
}

interface Registry {
  live: readonly Live[];
  add: (shortcut: Live) => void;
  remove: (shortcut: Live) => void;
}

const Context = createContext<Registry>({
  live: [],
  add: () => undefined,
  remove: () => undefined,
});

export function ShortcutsProvider({ children }: { children: ReactNode }): ReactNode {
  const [live, setLive] = useState<readonly Live[]>([]);
  const registry = useMemo(
    () => ({
      live,
      add: (shortcut: Live) => setLive((others) => [...others, shortcut]),
      remove: (shortcut: Live) => setLive((all) => all.filter((other) => other !== shortcut)),
    }),
    [live],
  );
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const meant = live.findLast((shortcut) => shortcut.key === event.key);
      if (meant !== undefined && !belongsToSomebodyElse(event)) {
        event.preventDefault();
        meant.act();
      }
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [live]);
  return <Context value={registry}>{children}</Context>;
}

function belongsToSomebodyElse(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  return (
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    event.defaultPrevented ||
    at?.closest("input, select, textarea, [contenteditable]") != null ||
    document.querySelector("dialog[open]") !== null
  );
}

/** While this is drawn, the key does this. */
export function useShortcut(key: string, label: string, act: () => void): void {
  const { add, remove } = useContext(Context);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const handles = useRef({ add, remove });
  useEffect(() => {
    const registry = handles.current;
    const shortcut = { key, label, act: () => latest.current() };
    registry.add(shortcut);
    return () => registry.remove(shortcut);
  }, [key, label]);
}

export function useShortcuts(): readonly Shortcut[] {
  return useContext(Context).live;
}
