/** How long a press waits for its answer: from the finger on a card to the frame that shows it chosen.
 *
 * A bare button that does nothing but colour itself is pressed as well: what that takes is the machine's
 * own share and is taken off. A measurement and no test (`make bench-browser`): on a busy machine it says
 * nothing. What a test can hold against any machine, that no press waits for the server, is in
 * `steady.spec.ts`. */

import type { CDPSession, Page } from "@playwright/test";

import { sitDown } from "./matches";
import { EDGE, expect, litCards, test } from "./table";

test.describe.configure({ mode: "default" });

const PRESSES = 8;
const LIMIT = 100;
/** A processor of a quarter of the speed may take twice as long, and is still quick. */
const SLOW = 4;

declare const answers: number[];

/** Note for every press how long it takes until something is drawn as chosen; and lay a bare button on the
 * table. */
async function watchAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const bare = document.createElement("button");
    bare.id = "bare";
    bare.textContent = "bare";
    bare.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 1000";
    bare.onclick = () => {
      bare.dataset["armed"] = "false";
      bare.dataset["armed"] = "true";
    };
    document.body.append(bare);

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
  half: number;
  most: number;
}

/** How long half of the presses wait at most, and how long three quarters do. */
async function waited(page: Page, press: (count: number) => Promise<void>): Promise<Answered> {
  await page.evaluate(() => (answers.length = 0));
  for (let count = 0; count < PRESSES; count += 1) {
    await press(count);
    await expect
      .poll(() => page.evaluate(() => answers.length), { intervals: [20] })
      .toBe(count + 1);
  }
  const waits = (await page.evaluate(() => answers)).sort((one, other) => one - other);
  const at = (share: number): number => waits[Math.ceil(waits.length * share) - 1] ?? Infinity;
  return { half: at(0.5), most: at(0.75) };
}

interface Way {
  pressBare: (page: Page) => Promise<void>;
  /** The cards at the two ends of the hand are never of one kind. */
  pressCard: (page: Page, end: "first" | "last") => Promise<void>;
}

const ways: Record<string, Way> = {
  mouse: {
    pressBare: (page) => page.locator("#bare").click(),
    pressCard: (page, end) => litCards(page)[end]().click(),
  },
  touch: {
    pressBare: (page) => page.locator("#bare").tap(),
    pressCard: (page, end) => litCards(page)[end]().tap(EDGE),
  },
  keys: {
    pressBare: (page) => page.locator("#bare").press("Enter"),
    pressCard: async (page, end) => {
      if ((await page.locator(".hand .card:focus").count()) === 0) {
        await litCards(page).first().focus();
      }
      await page.keyboard.press(end === "first" ? "Home" : "End");
      await page.keyboard.press("Enter");
    },
  },
};

/** What the table itself adds to what any press takes. */
async function tableAdds(page: Page, name: string, way: Way): Promise<Answered> {
  const bare = await waited(page, () => way.pressBare(page));
  const card = await waited(page, (count) => way.pressCard(page, count % 2 ? "last" : "first"));
  const shown = ({ half, most }: Answered): string => `${half.toFixed()} and ${most.toFixed()} ms`;
  console.log(`  ${name}, half and three quarters: ${shown(card)}; bare ${shown(bare)}`);
  return { half: card.half - bare.half, most: card.most - bare.most };
}

for (const [name, way] of Object.entries(ways)) {
  test.describe(`by ${name}`, () => {
    if (name === "touch") {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    }

    test("a chosen card is shown in under 100 ms, and soon on a slow machine", async ({ page }) => {
      await sitDown(page);
      await watchAnswers(page);
      const quick = await tableAdds(page, name, way);
      expect(quick.half).toBeLessThan(LIMIT);
      expect(quick.most).toBeLessThan(LIMIT);

      const devtools: CDPSession = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
      const slow = await tableAdds(page, `${name}, ${SLOW} times slower`, way);
      expect(slow.half).toBeLessThan(LIMIT * 2);
    });
  });
}
