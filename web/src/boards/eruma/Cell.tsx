/** One position of the field: what stands there, and what may be done there with what is picked up. */

import type { KeyboardEvent, ReactElement, Ref } from "react";
import { Icon, type IconName } from "../../icons/Icon";
import { CardFace } from "../../parts/card/CardFace";
import { Large } from "../../parts/card/Large";
import { useLarge } from "../../parts/card/useLarge";
import { useDrag, type Drop } from "../../parts/useDrag";
import { raidIcon } from "./icons";
import { fieldPlace } from "./paths";
import type { Printing } from "./printing";
import { Token } from "./Token";
import type { FieldCard } from "./view";

/** What is drawn over a position that is lit, for each verb. */
const MARKS: Record<string, IconName> = {
  move: raidIcon("step"),
  play: "card-draw",
  place: raidIcon("step"),
  choose: raidIcon("sparkles"),
  block: raidIcon("bordered-shield"),
  attack: raidIcon("crossed-swords"),
};

export interface CellProps {
  position: number;
  zone: string;
  card: FieldCard | null;
  whose: "yours" | "theirs";
  owned: "yours" | "theirs" | null;
  /** What it is called, with what stands there and what may be done. */
  label: string;
  /** The verb of what may be done here now; none where it is not lit. */
  offer: string | null;
  /** It would go badly. */
  warned: boolean;
  /** Which way it lies from what is picked up. */
  way: string | null;
  armed: boolean;
  chosen: boolean;
  /** The card here may do something. */
  acts: boolean;
  /** A running power that is looked at is aimed here. */
  aimed: boolean;
  printing: Printing;
  tabIndex: number;
  ref: Ref<HTMLButtonElement>;
  onPress: () => void;
  onDrop: Drop | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onReach: () => void;
}

export function Cell({ ref, ...props }: CellProps): ReactElement {
  const { position, card, offer, printing } = props;
  const { beside, wasLongPress, listeners } = useLarge();
  const { wasDrag, ...drag } = useDrag(undefined, props.onDrop);
  const mark = offer === null ? undefined : MARKS[offer];
  return (
    <button
      type="button"
      ref={ref}
      className="cell"
      data-position={position}
      data-pin={`cell-${position}`}
      data-zone={props.zone}
      data-offer={offer}
      data-warned={props.warned}
      data-armed={props.armed}
      data-chosen={props.chosen}
      data-acts={props.acts}
      data-aimed={props.aimed}
      tabIndex={props.tabIndex}
      aria-label={props.label}
      aria-pressed={props.chosen || props.armed ? true : undefined}
      onClick={() => {
        if (!wasLongPress() && !wasDrag()) props.onPress();
      }}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={props.onKeyDown}
      onPointerLeave={listeners.onPointerLeave}
      onPointerDown={(event) => {
        listeners.onPointerDown(event);
        drag.onPointerDown(event);
      }}
      onPointerMove={(event) => {
        drag.onPointerMove(event);
        if (event.currentTarget.dataset["dragged"] === "true") listeners.onPointerLeave();
        else listeners.onPointerMove(event);
      }}
      onPointerUp={(event) => {
        listeners.onPointerUp();
        drag.onPointerUp(event);
      }}
      onPointerCancel={(event) => {
        listeners.onPointerCancel();
        drag.onPointerCancel(event);
      }}
      onFocus={(event) => {
        listeners.onFocus(event);
        props.onReach();
      }}
      onBlur={listeners.onBlur}
    >
      {card !== null && (
        <Token
          card={card}
          whose={props.whose}
          owned={props.owned}
          printing={printing}
          place={fieldPlace(position)}
        />
      )}
      {mark !== undefined && (
        <span className="cell-mark" aria-hidden="true" data-way={props.way}>
          <Icon name={props.warned ? raidIcon("death-skull") : mark} />
        </span>
      )}
      {beside !== null && card?.card != null && (
        <Large beside={beside}>
          <span className="card">
            <CardFace face={printing.face(card.card)} notes />
          </span>
        </Large>
      )}
    </button>
  );
}
