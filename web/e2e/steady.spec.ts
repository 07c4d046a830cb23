/** Nothing shifts when a card is played: not what was pressed, not the cards beside it, not the words. And a
 * press is answered by the page itself. */

import type { Page } from "@playwright/test";

import { duellistAt } from "./duelling";
import { sitDown } from "./matches";
import { pressNext } from "./playing";
import { EDGE, expect, litCards, test } from "./table";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare const shifts: string[];

/** From now on write down every shift, those right after a press included. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Whichever letters come later: what a press moves is of interest, not what arrives meanwhile.
    await Promise.all([...document.fonts].map((font) => font.load()));
    const seen: string[] = [];
    Object.assign(window, { shifts: seen });
    const named = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return `${element?.className ?? "gone"} ${node?.textContent?.slice(0, 30) ?? ""}`;
    };
    const at = ({ x, y, width, height }: DOMRect): string => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${named(node)}: ${at(previousRect)} -> ${at(currentRect)}`,
        );
        seen.push(`${value.toFixed(5)} ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift" });
  });
}

/** Until nothing moves any more, and what has moved is drawn and written down. */
async function untilAllRests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
    await drawn();
    while (document.getAnimations().some(({ playState }) => playState === "running")) await drawn();
    for (let frame = 0; frame < 3; frame += 1) await drawn();
    await new Promise((written) => setTimeout(written));
  });
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`nothing shifts in a turn and the next, motion: ${reducedMotion} @phone`, async ({ page }, {
    project,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion });
    await sitDown(page, { bot: "search:0.3s" });
    await watchShifts(page);
    const press = project.name === "phone" ? "tap" : "click";
    const asked = page.locator(".prompt[data-asked=true]");
    // One, one and one in the first turn; two in the second.
    for (let pick = 0; pick < 5; pick += 1) {
      await expect(asked.or(page.locator(".result")).first()).toBeVisible();
      if (await page.locator(".result").isVisible()) break;
      const card = litCards(page).nth(pick % 2);
      await card[press](EDGE);
      const commit = page.locator(".prompt-commit[aria-disabled=false]");
      await commit[press]();
      await expect(page.locator(".prompt-commit[aria-disabled=false]")).toHaveCount(0);
    }
    await untilAllRests(page);
    expect(await page.evaluate(() => shifts)).toEqual([]);
  });
}

test("nothing shifts either where relics ask and are asked about @phone", async ({ page }, {
  project,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page, { options: { relics: true } });
  const press = project.name === "phone" ? "tap" : "click";
  const duellist = await duellistAt(page);
  while (await page.locator(".relic-choice").first().isVisible()) {
    await pressNext(page, duellist, press);
  }
  await expect(page.locator(":is(.hand .card, .relic)[data-lit=true]").first()).toBeVisible();
  await watchShifts(page);
  for (let step = 0; step < 24; step += 1) await pressNext(page, duellist, press);
  await untilAllRests(page);
  expect(await page.evaluate(() => shifts)).toEqual([]);
});

declare const frames: number[];

test("a card is shown as chosen with the next frame, whatever the server does @phone", async ({
  page,
}, { project }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page);
  // How many frames are drawn from a press to its answer: a busy machine draws fewer, and never more.
  await page.evaluate(() => {
    const counted: number[] = [];
    Object.assign(window, { frames: counted });
    let drawn = 0;
    let pressed = 0;
    const draw = (): void => {
      drawn += 1;
      requestAnimationFrame(draw);
    };
    draw();
    addEventListener("pointerup", () => (pressed = drawn), true);
    new MutationObserver((changes) => {
      const isShown = changes.some(
        ({ target }) => (target as HTMLElement).dataset["armed"] === "true",
      );
      if (isShown) counted.push(drawn - pressed);
    }).observe(document.body, { subtree: true, attributeFilter: ["data-armed"] });
  });
  const press = project.name === "phone" ? "tap" : "click";
  for (let count = 1; count <= 4; count += 1) {
    // The cards at the two ends of the hand are never of one kind.
    await litCards(page)[count % 2 ? "first" : "last"]()[press](EDGE);
    await expect.poll(() => page.evaluate(() => frames.length)).toBe(count);
  }
  for (const waited of await page.evaluate(() => frames)) expect(waited).toBeLessThanOrEqual(1);
});
