/** Nothing shifts when a card is played: not what was pressed, not the cards beside it, not the words. */

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
      await expect(asked.or(page.locator(".result")).first()).toBeVisible({ timeout: 30_000 });
      if (await page.locator(".result").isVisible()) break;
      const card = litCards(page).nth(pick % 2);
      await card[press](EDGE);
      const commit = page.locator(".prompt-commit[aria-disabled=false]");
      await commit[press]();
      await expect(page.locator(".prompt-commit[aria-disabled=false]")).toHaveCount(0);
    }
    await page.waitForTimeout(1000);
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
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => shifts)).toEqual([]);
});
