/** An icon of the game-icons set, drawn in the colour of the text around it. Says nothing to screen
 * readers unless it is given a title. */

import type { ReactElement } from "react";
import { drawn } from "./drawn";

export type IconName = keyof typeof drawn;

/** The icon of that name, or a plain card where the set as bundled lacks it. */
export function iconNamed(name: string): IconName {
  return name in drawn ? (name as IconName) : "card-draw";
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
      <path fill="currentColor" d={drawn[name]} />
    </svg>
  );
}
