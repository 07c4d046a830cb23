/** What the browser tests share: a running server, and a page that may complain of nothing. */

import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

import { Server } from "./server";

interface Worker {
  server: Server;
}

interface Each {
  /** What pages said on their consoles, and the server of its faults, that they should not have said. */
  complaints: string[];
}

export const test = base.extend<Each, Worker>({
  server: [
    // Playwright reads from the first parameter which fixtures are needed: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.address);
  },
  complaints: [
    async ({ page, server }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") {
          complaints.push(message.text());
        }
      });
      await use(complaints);
      expect([...complaints, ...server.takeFaults()]).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Nothing on the screen that axe objects to, in either light; in the second only colours have changed. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The page takes it up with its next frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
    // There are no frames within the page; without them axe needs no page of its own to sum up in.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    if (colorScheme === "light") axe.withRules(["color-contrast"]);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${colorScheme} ${id}: ${nodes.map(({ target }) => String(target)).join(", ")}`,
    );
    expect(found).toEqual([]);
  }
}

/** Nothing to the right of the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

/** On a phone the cards of a hand lie over each other: their left edge is seen. */
export const EDGE = { position: { x: 20, y: 40 } };

/** The cards in one's hand that may be played. */
export const litCards = (page: Page): Locator => page.locator(".hand .card[data-lit=true]");

/** What says how it ended. */
export const over = (page: Page): Locator => page.locator(".result");

/** A game on the home screen. */
export const gameTile = (page: Page, title: string): Locator =>
  page.locator(".game-tile", { has: page.getByRole("heading", { name: title }) });
