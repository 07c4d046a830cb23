/** The pictures of docs/screens: every screen, by day and by lamplight, on a desk and in the hand. */

import { join } from "node:path";

import type { Page } from "@playwright/test";

import { expect, finishedMatch, test } from "./table";

const FOLDER =
  process.env["RULEWRIGHT_SCREENS"] ?? join(import.meta.dirname, "..", "..", "docs", "screens");

const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

for (const [size, device] of Object.entries(sizes)) {
  for (const colorScheme of ["dark", "light"] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ ...device, colorScheme, contextOptions: { reducedMotion: "reduce" } });

      const take = (page: Page, name: string) =>
        page.screenshot({
          path: join(FOLDER, `web-${name}-${size}-${colorScheme}.jpg`),
          type: "jpeg",
          quality: 80,
        });

      test("home, set-up and the waiting room", async ({ page }) => {
        await page.goto("/");
        await expect(page.locator(".fan-card").nth(4)).toBeVisible();
        await take(page, "home");
        await page.goto("/new/allumbra");
        await page.getByLabel("Your name").fill("Ana");
        await take(page, "set-up");
        await page.getByRole("button", { name: "Make the match" }).click();
        await expect(page.getByRole("heading", { name: "Waiting for players" })).toBeVisible();
        await take(page, "waiting");
      });

      test("the table", async ({ page }) => {
        await page.goto("/");
        await page.getByRole("button", { name: "Play now" }).click();
        await page.waitForURL(/\/table\//);
        await expect(page.locator(".card").first()).toBeVisible();
        await take(page, "table");
      });

      test("the replay and the rules", async ({ page }) => {
        const code = await finishedMatch(page);
        await page.goto(`/replay/${code}?at=8&side=0`);
        await expect(page.locator(".card").first()).toBeVisible();
        await take(page, "replay");
        await page.goto("/rules/allumbra");
        await page.getByLabel("Search the rules").fill("cancel");
        await take(page, "rules");
      });
    });
  }
}
