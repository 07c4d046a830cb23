/** An icon of the game-icons set, drawn in the colour of the text around it. Says nothing to screen
 * readers unless it is given a title. */

import { useEffect, useSyncExternalStore, type ReactElement } from "react";
import { drawn } from "./drawn";

declare const ofABoard: unique symbol;
/** An icon that every screen shares, or one that a board brought along. */
export type IconName = keyof typeof drawn | (string & { readonly [ofABoard]: true });

const paths = new Map<string, string>(Object.entries(drawn));

/** A board brings icons of its own; what it is given names them. */
export function bringIcons<Name extends string>(
  own: Readonly<Record<Name, string>>,
): (name: Name) => IconName {
  for (const [name, path] of Object.entries<string>(own)) paths.set(name, path);
  return (name) => name as string as IconName;
}

type Drawn = Readonly<Record<string, string>>;
const toFetch = new Set<() => Promise<Drawn>>();
const watchers = new Set<() => void>();

/** A board has more icons than it brings along: they are fetched when one of them is to be drawn. */
export function fetchIcons(fetch: () => Promise<Drawn>): void {
  toFetch.add(fetch);
}

function fetchAll(): void {
  for (const fetch of [...toFetch]) {
    toFetch.delete(fetch);
    fetch().then(
      (found) => {
        for (const [name, path] of Object.entries(found)) paths.set(name, path);
        for (const watcher of watchers) watcher();
      },
      // It may be there the next time it is asked for; until then there is a plain card.
      () => toFetch.add(fetch),
    );
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The path of an icon of that name, fetched if need be; that of a plain card while it is not there. */
export function usePath(name: string): string | undefined {
  const path = useSyncExternalStore(watch, () => paths.get(name));
  useEffect(() => {
    if (path === undefined) fetchAll();
  }, [path]);
  return path ?? paths.get("card-draw");
}

/** The icon of that name, or a plain card where nobody brought it. */
export function iconNamed(name: string): IconName {
  return paths.has(name) ? (name as IconName) : "card-draw";
}

export function pathOf(name: IconName): string | undefined {
  return paths.get(name);
}

export function Icon({ name, title }: { name: IconName; title?: string }): ReactElement {
  return (
    <svg
      className="icon"
      viewBox="0 0 512 512"
      width="1em"
      height="1em"
      role={title === undefined ? undefined : "img"}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
      focusable="false"
    >
      <path fill="currentColor" d={pathOf(name)} />
    </svg>
  );
}
