/** Whose a thing is: a shape and a colour for each seat. */

import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { raceIcon } from "./icons";

const SHAPES = ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"] as const;

export function Seal({ seat }: { seat: number }): ReactElement {
  return (
    <span className="race-seal" data-seat={seat} aria-hidden="true">
      <Icon name={raceIcon(SHAPES[seat] ?? "seat-0")} />
    </span>
  );
}
