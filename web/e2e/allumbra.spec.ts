/** Whole duels at the table: by mouse, by keyboard alone, by touch, with the guide, with relics. */

import type { Page } from "@playwright/test";

import { duellistAt } from "./duelling";
import { sitDown } from "./matches";
import { playToTheEnd, type Press, pressNext } from "./playing";
import {
  EDGE,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  gameTile,
  litCards,
  over,
  test,
} from "./table";

/** Some by hand, the rest as quick as may be. */
async function playItAll(page: Page, press: Press): Promise<void> {
  const duellist = await duellistAt(page);
  for (let step = 0; step < 12; step += 1) await pressNext(page, duellist, press);
  await playToTheEnd(page, duellist);
}

test("a whole duel against a bot, by mouse @phone", async ({ page }, { project }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await playItAll(page, project.name === "phone" ? "tap" : "click");
  await expectAccessible(page);
  await page.getByRole("button", { name: /Rematch/ }).click();
  await expect(over(page)).toBeHidden();
  await expect(page.locator(".prompt[data-asked=true]")).toBeVisible();
});

test("a whole duel with relics @phone", async ({ page }, { project }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page, { options: { relics: true } });
  await expect(page.locator(".relic-choice")).toHaveCount(6);
  await expectAccessible(page);
  await playItAll(page, project.name === "phone" ? "tap" : "click");
  await expectNoSidewaysScroll(page);
});

test("a duel by keyboard alone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page);
  await expect(async () => {
    if (!(await page.evaluate(() => document.activeElement?.closest(".hand") != null))) {
      await page.keyboard.press("Tab");
    }
    await expect(page.locator(".hand .card:focus")).toBeVisible({ timeout: 50 });
  }).toPass();
  const before = await litCards(page).count();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator(".hand .card:focus")).toHaveAttribute("data-armed", "true");
  await page.keyboard.press("Enter");
  await expect(litCards(page)).toHaveCount(before - 1);
  await expect(page.locator(".hand .card:focus")).toBeVisible();
  await expect(page.getByRole("region", { name: "First clash" }).locator(".card")).toHaveCount(2);
});

test("a card is played by dragging it to the table", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page);
  const box = await litCards(page).first().boundingBox();
  expect(box).not.toBeNull();
  if (box === null) return;
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y - 60, { steps: 4 });
  await page.mouse.move(box.x + 120, box.y - 240, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole("region", { name: "First clash" }).locator(".card")).toHaveCount(2);
});

test("every sentence has its rule, the table is there as text, and nothing hides why", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page);
  await litCards(page).first().click();
  await page.keyboard.press("Enter");
  await page.locator(".verdict .sentence").first().click();
  await expect(page.locator(".rule-text")).not.toBeEmpty();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back to the story" }).click();
  await page.getByRole("button", { name: "As text" }).click();
  await expect(page.getByText(/energy, .* ammo/).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Resign" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Give up" }).click();
  await expect(over(page)).toBeVisible();
  await page.locator(".hand .card").first().click();
  await expect(page.locator(".prompt")).toContainText("Not offered: the match is over.");
});

test("the guide leads through the first duel, and explains what happens in it @phone", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await gameTile(page, "Allumbra").getByRole("button", { name: "Learn it in two minutes" }).click();
  const note = page.getByRole("dialog", { name: "Your first duel" });
  await expect(note).toContainText("10 energy each");
  await expectAccessible(page);
  const goOn = note.getByRole("button", { name: "Go on" });
  for (let step = 0; step < 3; step += 1) await goOn.click();
  await expect(note).toContainText("Quick Draw is a fair start");
  await page.reload();
  await expect(note).toContainText("Quick Draw is a fair start");

  const explained: string[] = [];
  const stamps = page.locator(".card-stamp");
  const asked = page.locator(".prompt[data-asked=true]");
  await expect(async () => {
    if (await goOn.isVisible()) {
      const text = await note.getByRole("status").innerText({ timeout: 10_000 });
      // A cancel is explained while it lies there, and not otherwise.
      if (/cancels|cancelled/.test(text)) expect(await stamps.count()).toBeGreaterThan(0);
      await goOn.click({ timeout: 10_000 });
      explained.push(text);
    } else if (await asked.isVisible()) {
      // The guide may come in between, with a note that lies over what was to be pressed.
      await litCards(page)
        .first()
        .click({ ...EDGE, timeout: 10_000 });
      await page.locator(".prompt-commit[aria-disabled=false]").click({ timeout: 10_000 });
    }
    expect(explained.some((text) => text.startsWith("That is all"))).toBe(true);
  }).toPass({ intervals: [100] });
  expect(new Set(explained).size).toBe(explained.length);
  expect(explained[0]).toContain("turned at once");
  await expect(note).toBeHidden();
});

test("a reload in the middle, and a server that dies, lose nothing", async ({
  page,
  server,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page);
  await litCards(page).first().click();
  await page.keyboard.press("Enter");
  const lane = page.getByRole("region", { name: "First clash" });
  await expect(lane.locator(".card")).toHaveCount(2);
  const told = await lane.innerText();
  await page.reload();
  await expect(lane.locator(".card")).toHaveCount(2);
  expect(await lane.innerText()).toBe(told);
  await server.kill();
  await expect(page.getByText(/connection is lost/)).toBeVisible();
  await expectAccessible(page);
  await server.start();
  await expect(page.getByText(/connection is lost/)).toBeHidden();
  await expect(page.locator(".prompt[data-asked=true]")).toBeVisible();
  expect(await lane.innerText()).toBe(told);
  // The browser itself remarks on every attempt that failed.
  complaints.splice(0);
});
