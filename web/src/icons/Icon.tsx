/** An icon of the game-icons set, drawn in the colour of the text around it. Says nothing to screen
 * readers unless it is given a title. */

import type { ReactElement } from "react";
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
