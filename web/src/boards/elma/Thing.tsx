/** A card as it lies on the table, in whatever shape: it can be pressed, is lit when it is offered, and
 * opens large when it is looked at. */

import type { ReactElement, ReactNode } from "react";
import { CardFace } from "../../parts/card/CardFace";
import { Large } from "../../parts/card/Large";
import { useLarge } from "../../parts/card/useLarge";
import type { Printing } from "./printing";
import type { PickedUp } from "./usePickedUp";
import { useRaceWords } from "./words";

export interface ThingProps {
  id: string;
  /** The key of its card. */
  card: string;
  className: string;
  /** All that is to be said of it. */
  label: string;
  seat?: number | undefined;
  place: string;
  printing: Printing;
  picked: PickedUp;
  children: ReactNode;
}

export function Thing(props: ThingProps): ReactElement {
  const { id, card, label, printing, picked } = props;
  const { t } = useRaceWords();
  const { beside, wasLongPress, listeners } = useLarge();
  const offered = picked.offered(id);
  return (
    <button
      type="button"
      className={`thing ${props.className}`}
      data-place={props.place}
      data-pin={`thing-${id}`}
      data-id={id}
      data-seat={props.seat}
      data-offered={offered}
      data-armed={picked.isArmed(id)}
      aria-label={offered === null ? label : `${label} (${t(`may.${offered}`)})`}
      aria-pressed={offered === null ? undefined : picked.isArmed(id)}
      onClick={() => {
        if (!wasLongPress()) picked.press(id);
      }}
      onContextMenu={(event) => event.preventDefault()}
      {...listeners}
    >
      {props.children}
      {beside !== null && (
        <Large beside={beside}>
          <span className="card">
            <CardFace face={printing.face(card)} notes />
          </span>
        </Large>
      )}
    </button>
  );
}
