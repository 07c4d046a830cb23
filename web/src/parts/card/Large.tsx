/** The large form of what is looked at, laid beside it where there is room. */

import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { createPortal } from "react-dom";
import "./large.css";

const GAP = 10;

export function Large({
  beside,
  children,
}: {
  beside: DOMRect;
  children: ReactNode;
}): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const size = ref.current?.getBoundingClientRect();
    if (size === undefined) return;
    const right = beside.right + GAP + size.width <= window.innerWidth;
    const left = beside.left - GAP - size.width >= 0;
    const across = right
      ? beside.right + GAP
      : left
        ? beside.left - GAP - size.width
        : (window.innerWidth - size.width) / 2;
    // With no room at either side it lies above, so that the finger does not cover it.
    const down = right || left ? beside.bottom - size.height : beside.top - GAP - size.height;
    setPlace({
      left: across,
      top: Math.max(GAP, Math.min(down, window.innerHeight - size.height - GAP)),
    });
  }, [beside]);
  return createPortal(
    <div
      ref={ref}
      className="card-large"
      aria-hidden="true"
      style={place ?? { left: 0, top: 0, visibility: "hidden" }}
    >
      {children}
    </div>,
    // An open dialog lies above everything else on the page.
    document.querySelector("dialog[open]") ?? document.body,
  );
}
