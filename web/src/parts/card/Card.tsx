/** One card on the table: face or back, lit or not, struck out or not. It can be pressed, and opens
 * large when it is looked at. */

import { useState, type KeyboardEvent, type ReactElement, type ReactNode, type Ref } from "react";
import type { IconName } from "../../icons/Icon";
import { CardBack, CardFace } from "./CardFace";
import { spoken, type Face } from "./face";
import { Large } from "./Large";
import { useDrag, type Drag, type Drop } from "../useDrag";
import { useLarge, type LargeListeners } from "./useLarge";
import "./states.css";

export interface Stamp {
  words: string;
  /** For a card too small for all of them. */
  short: string;
}

export interface CardProps {
  /** None for a card whose face one may not see. */
  face: Face | null;
  /** What it is called while its face is hidden, or what else there is to say of it. */
  label: string;
  /** What stands on its back. Not needed for a card that always lies face up. */
  emblem?: IconName;
  /** Lies with its back up; its owner may know the face all the same. */
  faceDown?: boolean;
  lit?: boolean;
  armed?: boolean;
  quiet?: boolean;
  /** Words stamped across a card that came to nothing. */
  stamp?: Stamp | null;
  /** What stands under its face, on the card. */
  foot?: ReactNode;
  /** Where it lies, for the hook that lets cards travel. */
  place?: string;
  tabIndex?: number;
  ref?: Ref<HTMLButtonElement>;
  onPress?: () => void;
  /** It was dragged up and out of its place. */
  onDragOut?: (() => void) | undefined;
  /** It was dragged and let go somewhere; whether anything there took it. */
  onDrop?: Drop | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** It has got the focus. */
  onReach?: () => void;
  /** It has lost the focus, to what. */
  onLeave?: (to: EventTarget | null) => void;
}

const HOUSE_EMBLEM = "perspective-dice-six-faces-five";

export function Card({ ref, ...props }: CardProps): ReactElement {
  const { face, faceDown = false, stamp = null, emblem = HOUSE_EMBLEM } = props;
  const { beside, wasLongPress, listeners } = useLarge();
  const { wasDrag, ...drag } = useDrag(props.onDragOut, props.onDrop);
  const open = face !== null && !faceDown;
  const turned = useTurned(open);
  const name = face === null ? props.label : `${spoken(face)} ${props.label}`.trim();
  return (
    <button
      type="button"
      ref={ref}
      className="card"
      data-place={props.place}
      data-lit={props.lit}
      data-armed={props.armed}
      data-quiet={props.quiet}
      data-struck={stamp !== null}
      data-turned={turned}
      tabIndex={props.tabIndex}
      aria-label={stamp === null ? name : `${name}. ${stamp.words}`}
      aria-pressed={props.lit === true ? props.armed === true : undefined}
      onClick={() => {
        if (!wasLongPress() && !wasDrag()) props.onPress?.();
      }}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={props.onKeyDown}
      {...listeners}
      {...both(listeners, drag)}
      onFocus={(event) => {
        listeners.onFocus(event);
        props.onReach?.();
      }}
      onBlur={(event) => {
        listeners.onBlur();
        props.onLeave?.(event.relatedTarget);
      }}
    >
      {open ? <CardFace face={face} /> : <CardBack emblem={emblem} />}
      {open && props.foot}
      {open && stamp !== null && (
        <span className="card-stamp" aria-hidden="true">
          <span className="card-stamp-words">{stamp.words}</span>
          <span className="card-stamp-short">{stamp.short}</span>
        </span>
      )}
      {beside !== null && face !== null && (
        <Large beside={beside}>
          <span className="card">
            <CardFace face={face} notes />
          </span>
        </Large>
      )}
    </button>
  );
}

type Listeners = Pick<Drag, "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel">;

/** Looking and dragging listen to the same pointer. */
function both(look: LargeListeners, drag: Listeners): Listeners {
  return {
    onPointerDown: (event) => {
      look.onPointerDown(event);
      drag.onPointerDown(event);
    },
    onPointerMove: (event) => {
      drag.onPointerMove(event);
      if (event.currentTarget.dataset["dragged"] === "true") look.onPointerLeave();
      else look.onPointerMove(event);
    },
    onPointerUp: (event) => {
      look.onPointerUp();
      drag.onPointerUp(event);
    },
    onPointerCancel: (event) => {
      look.onPointerCancel();
      drag.onPointerCancel(event);
    },
  };
}

/** Whether the card was turned up while it lay here, rather than having come face up. */
function useTurned(open: boolean): boolean {
  const [was, setWas] = useState(open);
  const [turned, setTurned] = useState(false);
  if (was !== open) {
    setWas(open);
    setTurned(open);
  }
  return turned;
}
