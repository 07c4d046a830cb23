/** Where a note stands: next to what it speaks of and not over it, with its tip pointing there. */

const GAP = 14;

type Side = "above" | "below" | "right" | "left";

export function placeNote(note: HTMLElement | null, pin: string, beside: boolean): void {
  const pinned = pinnedAt(pin);
  if (note === null || pinned === null) return;
  // As it lies, and not as it looks while it is still coming.
  const [width, height] = [note.offsetWidth, note.offsetHeight];
  const stands = (side: Side): DOMRect => standing(side, pinned, width, height);
  const sides: Side[] = beside ? ["right", "left", "below", "above"] : ["above", "below"];
  const roomy = sides.filter((side) => hasRoom(stands(side), side, pinned));
  const pressable = pressableNow();
  const side = leastOver(roomy, (each) => covered(stands(each), pressable)) ?? "below";
  const { left, top } = stands(side);
  const upright = isUpright(side);
  const tip = upright
    ? pinned.left + pinned.width / 2 - left
    : pinned.top + pinned.height / 2 - top;
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
  note.style.setProperty(
    "--tip",
    `${Math.max(20, Math.min(tip, (upright ? width : height) - 20))}px`,
  );
  note.dataset["side"] = side;
}

const isUpright = (side: Side): boolean => side === "above" || side === "below";

/** Where it would stand on a side, kept on the screen along that side. */
function standing(side: Side, pinned: DOMRect, width: number, height: number): DOMRect {
  const across = within(pinned.left + pinned.width / 2 - width / 2, window.innerWidth - width);
  const along = within(pinned.top + pinned.height / 2 - height / 2, window.innerHeight - height);
  const spots: Record<Side, [left: number, top: number]> = {
    above: [across, within(pinned.top - height - GAP, window.innerHeight - height)],
    below: [across, within(pinned.bottom + GAP, window.innerHeight - height)],
    right: [pinned.right + GAP, along],
    left: [pinned.left - width - GAP, along],
  };
  return new DOMRect(...spots[side], width, height);
}

/** Whether it is all on the screen there, and not over what it speaks of. */
function hasRoom(note: DOMRect, side: Side, pinned: DOMRect): boolean {
  if (isUpright(side)) return !overlaps(note, pinned);
  return note.left >= GAP && note.right <= window.innerWidth - GAP;
}

/** What the player may press now: a note that hides it would be in the way. */
function pressableNow(): DOMRect[] {
  const found = document.querySelectorAll("[data-offer], [data-lit=true]");
  return Array.from(found, (element) => element.getBoundingClientRect());
}

function covered(note: DOMRect, pressable: DOMRect[]): number {
  return pressable.filter((each) => overlaps(note, each)).length;
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** The first of those with the least of it. */
function leastOver(sides: Side[], measure: (side: Side) => number): Side | undefined {
  const measures = sides.map(measure);
  return sides[measures.indexOf(Math.min(...measures))];
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
