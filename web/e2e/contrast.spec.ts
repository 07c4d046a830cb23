/** The text on cards and relics has a contrast of 7:1, by day and by lamplight, whatever befell them. */

import type { Page } from "@playwright/test";

import { faintText } from "./contrast";
import { holdSeat, playForBoth, seatsForTwo, sitDown } from "./matches";
import { expect, litCards, test } from "./table";

const CARDS = ".card, .card-large, .relic, .relic-choice";
const ENOUGH = 7;

async function expectReadable(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    const faint = await faintText(page, CARDS, ENOUGH);
    expect(faint.map((text) => `${colorScheme}, ${what}: ${text}`)).toEqual([]);
  }
}

/** Every card as if this were so of it. */
async function makeAll(page: Page, things: string, state: Record<string, string>): Promise<void> {
  await page.evaluate(
    ([selector, attributes]) => {
      for (const thing of document.querySelectorAll<HTMLElement>(selector)) {
        Object.assign(thing.dataset, attributes);
      }
    },
    [things, state] as const,
  );
}

test("cards in the hand, on the table and large, in every state", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Not every deal has a card that cancels another.
  let seats = await seatsForTwo(page);
  while ((await playForBoth(page, seats, { decisions: 1, cancelFrom: 0 })) === 0) {
    seats = await seatsForTwo(page);
  }
  await holdSeat(page, seats[0]);
  await page.goto(`/table/${seats[0].match}`);
  await expect(page.locator(".card-stamp")).toBeVisible();
  await expectReadable(page, "as they lie");
  await page.mouse.move(0, 0);
  await litCards(page).first().hover();
  await expect(page.locator(".card-large")).toBeVisible();
  await expectReadable(page, "large");
  await makeAll(page, ".hand .card", { armed: "true" });
  await expectReadable(page, "armed");
  await makeAll(page, ".hand .card", { armed: "false", lit: "false", quiet: "true" });
  await expectReadable(page, "quiet");
  await makeAll(page, ".lane .card", { struck: "true" });
  await expectReadable(page, "struck");
  await makeAll(page, ".lane .card", { struck: "false" });
  await makeAll(page, ".slot", { hidden: "true" });
  await expectReadable(page, "face down for others");
  await page
    .getByRole("button", { name: /^Discards.*Look through/ })
    .first()
    .click();
  await expect(page.locator(".pile-open")).toBeVisible();
  await expectReadable(page, "in the discards");
});

test("relics to choose from and on the table, in every state", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page, { options: { relics: true } });
  await expect(page.locator(".relic-choice")).toHaveCount(6);
  await expectReadable(page, "to choose from");
  for (const left of [5, 4]) {
    await page.locator(".relic-choice[data-lit=true]").first().click();
    await page.locator(".prompt-commit[aria-disabled=false]").click();
    if (left === 5) {
      await expect(page.locator(".relic-choice[data-lit=true]")).toHaveCount(left);
      await expectReadable(page, "one chosen");
    }
  }
  await expect(page.locator(".relic")).toHaveCount(4);
  await page.locator(".relic").first().hover();
  await expect(page.locator(".card-large")).toBeVisible();
  for (const state of ["waiting", "active", "in-use", "locked"]) {
    await makeAll(page, ".relic", { state });
    await expectReadable(page, state);
  }
});
