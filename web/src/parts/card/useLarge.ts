/** When a thing is shown large: pointed at for a while, pressed long, or focused by keyboard. */

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from "react";

const HOVER_MILLISECONDS = 450;
const PRESS_MILLISECONDS = 380;

export interface LargeListeners {
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
}

export interface Large {
  /** The place on screen of the thing shown large; null while it is not. */
  beside: DOMRect | null;
  /** Whether the press that just ended was a long one, which looks and does not choose. */
  wasLongPress: () => boolean;
  listeners: LargeListeners;
}

export function useLarge(): Large {
  const [beside, setBeside] = useState<DOMRect | null>(null);
  const timer = useRef(0);
  const long = useRef(false);

  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    setBeside(null);
  }, []);
  const openLater = useCallback((element: HTMLElement, wait: number, press: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      long.current = press;
      setBeside(element.getBoundingClientRect());
    }, wait);
  }, []);

  useEffect(() => {
    if (beside === null) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("scroll", close, true);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("scroll", close, true);
    };
  }, [beside, close]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    beside,
    wasLongPress: () => long.current,
    listeners: {
      onPointerMove: (event) => {
        // A card that slides under a resting pointer is not being looked at.
        const moved = event.movementX !== 0 || event.movementY !== 0;
        if (event.pointerType === "mouse" && moved && beside === null) {
          openLater(event.currentTarget, HOVER_MILLISECONDS, false);
        }
      },
      onPointerLeave: close,
      onPointerDown: (event) => {
        long.current = false;
        if (event.pointerType === "mouse") close();
        else openLater(event.currentTarget, PRESS_MILLISECONDS, true);
      },
      onPointerUp: close,
      onPointerCancel: close,
      onFocus: (event) => {
        if (event.currentTarget.matches(":focus-visible"))
          openLater(event.currentTarget, 120, false);
      },
      onBlur: close,
    },
  };
}
