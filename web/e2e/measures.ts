/** What can be measured of a screen, whatever is on it: whether it holds at the size it has. */

import { expect, type Page } from "@playwright/test";

export interface Size {
  width: number;
  height: number;
  /** Held in the hand, and pressed with a finger. */
  touch: boolean;
}

export const SIZES: readonly Size[] = [
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1280, height: 800, touch: false },
  { width: 2560, height: 1440, touch: false },
];

/** Nothing about the screen as it is now that does not hold. */
export async function expectHolds(page: Page, size: Size, when: string): Promise<void> {
  const { width, height, touch } = size;
  await page.setViewportSize({ width, height });
  await rests(page);
  const faults = await page.evaluate(faultsIn, touch);
  expect(faults.map((fault) => `${when} at ${width}x${height}: ${fault}`)).toEqual([]);
}

/** Until what is drawn is laid out for the size it has, in its own letters, and stands still. */
async function rests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
    await document.fonts.ready;
    await drawn();
    const moving = (): boolean =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().iterations !== Infinity,
        );
    while (moving()) await drawn();
    await drawn();
  });
}

/** Runs in the page. */
function faultsIn(touch: boolean): string[] {
  const SMALLEST_TEXT = 12;
  const FINGER = 44;
  // Pieces of a board of which there may be very many: as large as the guidelines ask for at the least.
  const MANY = ".rivals *, .lane-thing, .meaning, .ended *";
  const MANY_FINGER = 24;
  const SLACK = 1.5;
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button]";
  const faults = new Set<string>();

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const every = (selector: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ];
  const named = (element: Element): string => {
    const words = element.getAttribute("aria-label") ?? element.textContent;
    const about = words.trim().replaceAll(/\s+/g, " ").slice(0, 30);
    return `${element.tagName.toLowerCase()}.${element.classList.value.replaceAll(" ", ".")} “${about}”`;
  };
  const within = (inner: Box, outer: Box): boolean =>
    inner.left >= outer.left - SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.bottom <= outer.bottom + SLACK;
  const shared = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const area = ({ left, top, right, bottom }: Box): number =>
    Math.max(0, right - left) * Math.max(0, bottom - top);
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const scrollsIn = (element: Element, way: "overflowX" | "overflowY"): boolean =>
    ["auto", "scroll"].includes(styleOf(element)[way]);
  const isLonger = (element: Element): boolean =>
    element.scrollHeight > element.clientHeight + SLACK;

  /** What of it is seen: not what its place, or a place around that, cuts off. */
  function seen(element: Element): { box: Box; cut: Element | null } {
    const whole = element.getBoundingClientRect();
    let box: Box = whole;
    let cut: Element | null = null;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, position } = styleOf(around);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const place = around.getBoundingClientRect();
      const scrolls = scrollsIn(around, "overflowX") || scrollsIn(around, "overflowY");
      if (!scrolls && !within(box, place)) cut ??= around;
      box = shared(box, place);
      if (position === "fixed") break;
    }
    return { box: shared(box, screen), cut };
  }
  const isShown = (element: HTMLElement): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest(".unseen, [aria-hidden=true], [inert]") === null &&
    !styleOf(element).clipPath.startsWith("inset(50%");

  // The page.
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.add(`the page is ${root.scrollWidth} wide`);
  const isTable = document.querySelector(".tabletop") !== null;
  if (isTable && root.scrollHeight > innerHeight + SLACK) {
    faults.add(`the page is ${root.scrollHeight} high, and scrolls under a table`);
  }

  // Prompt and hand.
  const isCovered = every("dialog[open], .table-room[data-drawer=true] .drawer-close").some(
    isShown,
  );
  for (const near of every(".prompt, .hand, .hand > li")) {
    if (!isShown(near) || near.childElementCount === 0) continue;
    if (!within(near.getBoundingClientRect(), screen)) {
      faults.add(`${named(near)} is not all in sight`);
    }
  }
  if (isTable && !isCovered) {
    for (const near of every(".prompt, .hand .card")) {
      if (!isShown(near)) continue;
      const { left, top, bottom } = near.getBoundingClientRect();
      const above = document.elementFromPoint(left + 12, (top + bottom) / 2);
      if (above !== null && !near.closest(".tabletop-near")?.contains(above)) {
        faults.add(`${named(near)} lies under ${named(above)}`);
      }
    }
  }

  // Scrollers.
  for (const inner of every("body *")) {
    if (!scrollsIn(inner, "overflowY") || !isLonger(inner) || !isShown(inner)) continue;
    for (let outer = inner.parentElement; outer !== null; outer = outer.parentElement) {
      if (styleOf(outer).position === "fixed") break;
      const scrolls = outer === root ? isLonger(root) : scrollsIn(outer, "overflowY");
      if (scrolls && isLonger(outer)) faults.add(`${named(inner)} scrolls within ${named(outer)}`);
    }
  }

  // Letters.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const place = text.parentElement;
    if (place === null || text.textContent?.trim() === "") continue;
    const size = Number.parseFloat(styleOf(place).fontSize);
    if (size > 0 && size < SMALLEST_TEXT - 0.01 && isShown(place)) {
      faults.add(`${named(place)} is written in ${size} px`);
    }
  }

  // Controls: whole, apart from each other, and large enough for a finger.
  const controls = every(CONTROLS).flatMap((control) => {
    if (!isShown(control)) return [];
    const { box, cut } = seen(control);
    if (area(box) === 0) return [];
    if (cut !== null && control.closest(".hand") === null) {
      faults.add(`${named(control)} is cut off by ${named(cut)}`);
    }
    return [{ control, box }];
  });
  controls.forEach(({ control, box }, place) => {
    for (const other of controls.slice(place + 1)) {
      if (control.contains(other.control) || other.control.contains(control)) continue;
      // Cards of a hand lie over each other, and what ended lies over the board.
      const apart = [".hand", ".tabletop-over", ".table-side", ".guide", "dialog"];
      if (apart.some((part) => control.closest(part) !== other.control.closest(part))) continue;
      if (control.closest(".hand") !== null) continue;
      const both = area(shared(box, other.box));
      if (both > 0.12 * Math.min(area(box), area(other.box))) {
        faults.add(`${named(control)} lies over ${named(other.control)}`);
      }
    }
    // A sentence that opens its rule is text; and of a hand one sees edges.
    const isText = styleOf(control).display === "inline" || control.matches(".sentence, .link");
    if (!touch || isText || control.closest(".hand") !== null) return;
    const label = control.closest("label");
    const { width, height } = (label ?? control).getBoundingClientRect();
    const least = control.matches(MANY) ? MANY_FINGER : FINGER;
    if (Math.min(width, height) < least - 0.5) {
      faults.add(`${named(control)} is ${Math.round(width)} by ${Math.round(height)}`);
    }
  });
  return [...faults];
}
