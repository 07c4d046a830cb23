/** How long a press waits for its answer: from the finger on a card to the frame that shows it chosen.
 * Runs after all other tests, so that they do not slow it. */

import type { CDPSession, Page } from "@playwright/test";

import { sitDown } from "./matches";
import { EDGE, expect, litCards, test } from "./table";

const PRESSES = 24;
const LIMIT = 100;
/** A processor of a quarter of the speed may take as much longer, and is still quick. */
const SLOW = 4;

declare const answers: number[];

/** Note for every press how long it takes until a card is drawn as chosen. */
async function watchAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(window, { answers: waits });
    let pressedAt = 0;
    for (const kind of ["pointerup", "keydown"]) {
      addEventListener(kind, (event) => (pressedAt = event.timeStamp), true);
    }
    new MutationObserver((changes) => {
      const shown = changes.some(
        ({ target }) => (target as HTMLElement).dataset["armed"] === "true",
      );
      if (!shown) return;
      const since = pressedAt;
      // The frame that is about to be painted shows it; a message sent now arrives after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => waits.push(performance.now() - since);
        port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, attributeFilter: ["data-armed"] });
  });
}

interface Answered {
  median: number;
  slowest: number;
}

type End = "first" | "last";

/** Press the cards at the two ends of the hand by turns: they are never of one kind. */
async function pressed(page: Page, press: (end: End) => Promise<void>): Promise<Answered> {
  await watchAnswers(page);
  for (let count = 0; count < PRESSES; count += 1) {
    await press(count % 2 === 0 ? "first" : "last");
    await expect.poll(() => page.evaluate(() => answers.length)).toBe(count + 1);
  }
  const waits = (await page.evaluate(() => answers)).sort((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(waits[Math.ceil(waits.length * share) - 1] ?? Infinity);
  return { median: at(0.5), slowest: at(0.95) };
}

const ways = {
  mouse: async (page: Page) => {
    await sitDown(page);
    return pressed(page, (end) => litCards(page)[end]().click());
  },
  touch: async (page: Page) => {
    await sitDown(page);
    return pressed(page, (end) => litCards(page)[end]().tap(EDGE));
  },
  keys: async (page: Page) => {
    await sitDown(page);
    await litCards(page).first().focus();
    return pressed(page, async (end) => {
      await page.keyboard.press(end === "first" ? "Home" : "End");
      await page.keyboard.press("Enter");
    });
  },
};

for (const [way, play] of Object.entries(ways)) {
  test.describe(`by ${way}`, () => {
    if (way === "touch") {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    }

    test("a chosen card is shown in under 100 ms", async ({ page }) => {
      const { median, slowest } = await play(page);
      console.log(`  ${way}: median ${median} ms, 95 % within ${slowest} ms`);
      expect(median).toBeLessThan(LIMIT);
      expect(slowest).toBeLessThan(LIMIT);
    });

    test("a slow machine answers soon as well", async ({ page }) => {
      const devtools: CDPSession = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
      const { median, slowest } = await play(page);
      console.log(`  ${way}, ${SLOW} times slower: median ${median} ms, 95 % within ${slowest} ms`);
      expect(median).toBeLessThan(LIMIT * 2);
    });
  });
}
