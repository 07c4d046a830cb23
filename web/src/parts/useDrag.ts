/** Dragging a thing out of its place: it follows the pointer, and is let go above its place, or over
 * whatever takes it, or falls back. A press that hardly moves stays a press. */

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

/** A thing was let go at a point of the screen; whether anything there took it. */
export type Drop = (x: number, y: number) => boolean;

/** What moves is the thing itself, or what in it carries `data-drags`. */
const movedIn = (element: HTMLElement): HTMLElement =>
  element.querySelector<HTMLElement>("[data-drags]") ?? element;

export function useDrag(onOut: (() => void) | undefined, onDrop?: Drop): Drag {
  const grip = useRef<Grip | null>(null);
  const dragged = useRef(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function fallBack(element: HTMLElement): void {
    movedIn(element).style.translate = "";
    delete element.dataset["dragged"];
  }

  /** Whether it was taken where it was let go. */
  function taken(event: PointerEvent<HTMLElement>, from: number): boolean {
    if (onDrop !== undefined) return onDrop(event.clientX, event.clientY);
    if (from - event.clientY < event.currentTarget.offsetHeight * OUT) return false;
    onOut?.();
    return true;
  }

  return {
    wasDrag: () => dragged.current,
    onPointerDown: (event) => {
      dragged.current = false;
      if ((onOut === undefined && onDrop === undefined) || event.button !== 0) return;
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
      movedIn(event.currentTarget).style.translate = `${across}px ${down}px`;
    },
    onPointerUp: (event) => {
      const held = grip.current;
      grip.current = null;
      if (held?.moved !== true) return;
      const element = event.currentTarget;
      if (!taken(event, held.y)) {
        fallBack(element);
        return;
      }
      timer.current = window.setTimeout(() => fallBack(element), STAY_MILLISECONDS);
    },
    onPointerCancel: (event) => {
      grip.current = null;
      fallBack(event.currentTarget);
    },
  };
}
