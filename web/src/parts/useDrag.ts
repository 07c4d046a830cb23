/** Dragging a thing upwards out of its place: it follows the pointer, and is let go above or falls
 * back. A press that hardly moves stays a press. */

import { useEffect, useRef, type PointerEvent } from "react";

const SLACK = 10;
/** How far above its place it must be let go, as a share of its height. */
const OUT = 0.6;
/** How long it stays where it was let go, until the table shows what became of it. */
const STAY_MILLISECONDS = 700;

interface Grip {
  x: number;
  y: number;
  moved: boolean;
}

export interface Drag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  /** Whether the press that just ended was a drag. */
  wasDrag: () => boolean;
}

export function useDrag(onOut: (() => void) | undefined): Drag {
  const grip = useRef<Grip | null>(null);
  const dragged = useRef(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function fallBack(element: HTMLElement): void {
    element.style.translate = "";
    delete element.dataset["dragged"];
  }

  return {
    wasDrag: () => dragged.current,
    onPointerDown: (event) => {
      dragged.current = false;
      if (onOut === undefined || event.button !== 0) return;
      grip.current = { x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event) => {
      const held = grip.current;
      if (held === null) return;
      const [across, down] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.moved && Math.hypot(across, down) < SLACK) return;
      if (!held.moved) {
        held.moved = true;
        dragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.dataset["dragged"] = "true";
      }
      event.currentTarget.style.translate = `${across}px ${down}px`;
    },
    onPointerUp: (event) => {
      const held = grip.current;
      grip.current = null;
      if (held?.moved !== true) return;
      const element = event.currentTarget;
      if (held.y - event.clientY < element.offsetHeight * OUT) {
        fallBack(element);
        return;
      }
      onOut?.();
      timer.current = window.setTimeout(() => fallBack(element), STAY_MILLISECONDS);
    },
    onPointerCancel: (event) => {
      grip.current = null;
      fallBack(event.currentTarget);
    },
  };
}
