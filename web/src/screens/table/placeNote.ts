/** Where a note stands: next to what it speaks of and not over it, with its tip pointing there. */

const GAP = 14;

type Side = "above" | "below" | "right" | "left";

export function placeNote(note: HTMLElement | null, pin: string, beside: boolean): void {
  const pinned = pinnedAt(pin);
  if (note === null || pinned === null) return;
  // As it lies, and not as it looks while it is still coming.
  const [width, height] = [note.offsetWidth, note.offsetHeight];
  const room: Record<Side, number> = {
    above: pinned.top - height - 2 * GAP,
    below: window.innerHeight - pinned.bottom - height - 2 * GAP,
    right: window.innerWidth - pinned.right - width - 2 * GAP,
    left: pinned.left - width - 2 * GAP,
  };
  const sides: Side[] = beside ? ["right", "left", "below", "above"] : ["above", "below"];
  const side = sides.find((each) => room[each] >= 0) ?? "below";
  const upright = side === "above" || side === "below";
  const middle = {
    x: pinned.left + pinned.width / 2,
    y: pinned.top + pinned.height / 2,
  };
  const left = upright
    ? within(middle.x - width / 2, window.innerWidth - width)
    : side === "right"
      ? pinned.right + GAP
      : pinned.left - width - GAP;
  const top = upright
    ? within(
        side === "above" ? pinned.top - height - GAP : pinned.bottom + GAP,
        window.innerHeight - height,
      )
    : within(middle.y - height / 2, window.innerHeight - height);
  const tip = upright ? middle.x - left : middle.y - top;
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
  note.style.setProperty(
    "--tip",
    `${Math.max(20, Math.min(tip, (upright ? width : height) - 20))}px`,
  );
  note.dataset["side"] = side;
}

/** All that carries the pin and can be seen, as one. */
function pinnedAt(pin: string): DOMRect | null {
  const found = [...document.querySelectorAll(`[data-pin="${pin}"]`)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (found.length === 0) return null;
  const left = Math.min(...found.map((each) => each.left));
  const top = Math.min(...found.map((each) => each.top));
  const right = Math.max(...found.map((each) => each.right));
  const bottom = Math.max(...found.map((each) => each.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

function within(at: number, most: number): number {
  return Math.max(GAP, Math.min(at, most - GAP));
}
