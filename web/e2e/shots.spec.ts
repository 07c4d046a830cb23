/** The pictures of docs/screens: every screen, by day and by lamplight, on a desk and in the hand. */

import { join } from "node:path";

import type { Page } from "@playwright/test";

import { holdSeat, playForBoth, type Seated, seatsForTwo, sitDown } from "./matches";
import { pressNext, pressOn } from "./playing";
import { racerAt } from "./racing";
import { raiderAt } from "./raiding";
import { EDGE, expect, litCards, test } from "./table";

const FOLDER =
  process.env["RULEWRIGHT_SCREENS"] ?? join(import.meta.dirname, "..", "..", "docs", "screens");

const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Two in the middle of their second turn: two clashes are over, and a card was cancelled in each. They
 * play on a page of their own, and stay there. */
async function midDuel(page: Page, then: "stay" | "concede"): Promise<Seated> {
  const elsewhere = await page.context().newPage();
  for (;;) {
    const seats = await seatsForTwo(elsewhere);
    if ((await playForBoth(elsewhere, seats, { decisions: 5, cancelFrom: 3, then })) === 2) {
      await holdSeat(elsewhere, seats[0]);
      return seats[0];
    }
  }
}

/** The moment of a replay at which the last card was cancelled. */
async function momentOfCancel(page: Page, { match, token }: Seated): Promise<number> {
  const response = await page.request.get(`/api/matches/${match}/replay?language=en&side=0`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { frames } = (await response.json()) as { frames: { told: { rule: string }[] }[] };
  return frames.findLastIndex(({ told }) =>
    told.some(({ rule }) => rule === "clash.cancel-by-chart"),
  );
}

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
        const { match } = await midDuel(page, "stay");
        await page.goto(`/table/${match}`);
        await expect(page.locator(".card-stamp").first()).toBeVisible();
        await litCards(page).nth(1).click(EDGE);
        await page.mouse.move(0, 0);
        await take(page, "table");
      });

      test("a raid", async ({ page }) => {
        test.slow();
        await sitDown(page, { game: "eruma", bot: "greedy" });
        const acting = page.locator(".cell[data-acts=true]");
        const lit = page.locator(".cell[data-offer]");
        const raider = await raiderAt(page);
        for (let step = 0; step < 16; step += 1) await pressNext(page, raider, "click");
        for (let step = 0; step < 50 && (await acting.count()) < 3; step += 1) {
          await pressNext(page, raider, "click");
        }
        for (let card = 0; card < (await acting.count()) && (await lit.count()) === 0; card += 1) {
          await acting.nth(card).click();
        }
        await expect(lit.first()).toBeVisible();
        await page.mouse.move(0, 0);
        await take(page, "raid");
      });

      test("a race of four", async ({ page }) => {
        test.slow();
        await sitDown(page, { game: "elma", bots: 3 });
        const racer = await racerAt(page);
        const acting = page.locator(".player-box[data-own=true] .thing[data-offered=act]");
        await expect(async () => {
          await pressOn(racer, 1);
          expect(await page.locator(".lane-thing").count()).toBeGreaterThanOrEqual(5);
          await expect(acting.first()).toBeVisible({ timeout: 100 });
        }).toPass({ timeout: 150_000, intervals: [0] });
        await acting.first().click();
        await page.mouse.move(0, 0);
        await take(page, "race");
      });

      test("the replay and the rules", async ({ page }) => {
        const seated = await midDuel(page, "concede");
        const moment = await momentOfCancel(page, seated);
        await page.goto(`/replay/${seated.match}?at=${moment}&side=0`);
        await expect(page.locator(".card-stamp").first()).toBeVisible();
        await take(page, "replay");
        await page.goto("/rules/allumbra");
        await page.getByLabel("Search the rules").fill("cancel");
        await take(page, "rules");
      });
    });
  }
}
