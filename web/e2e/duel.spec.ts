/** Whole duels at the table: by mouse, by keyboard alone, by touch, with the guide, with relics. */

import type { Page } from "@playwright/test";

import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./table";

interface Wanted {
  options?: Record<string, boolean | string>;
  bot?: string;
}

/** Sit down at a new table against a bot, without the way through the set-up. */
async function sitDown(page: Page, { options = {}, bot = "random" }: Wanted = {}): Promise<void> {
  await page.goto("/");
  const code = await page.evaluate(
    async ([chosen, kind]) => {
      const response = await fetch("/api/matches", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          game: "allumbra",
          options: chosen,
          seats: [
            { kind: "human", name: "Ana" },
            { kind: "bot", bot: kind },
          ],
        }),
      });
      const seated = (await response.json()) as { match: string; seat: number; token: string };
      const kept = [{ ...seated, game: "allumbra", at: Date.now() }];
      localStorage.setItem("rulewright.seats", JSON.stringify(kept));
      return seated.match;
    },
    [options, bot] as const,
  );
  await page.goto(`/table/${code}`);
  await expect(page.locator(".prompt[data-asked=true]")).toBeVisible();
}

const litCards = (page: Page) => page.locator(".hand .card[data-lit=true]");
const over = (page: Page) => page.locator(".result");

/** Answer whatever is asked, by pressing, until the duel is over. */
async function playToTheEnd(page: Page, press: "click" | "tap"): Promise<void> {
  await expect(async () => {
    for (let step = 0; step < 40 && !(await over(page).isVisible()); step += 1) {
      await answer(page, press);
    }
    await expect(over(page)).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 150_000 });
}

async function answer(page: Page, press: "click" | "tap"): Promise<void> {
  const asked = page.locator(".prompt[data-asked=true]");
  const button = asked.locator(".prompt-choices .button:not(.prompt-commit)").first();
  const thing = page.locator(".hand .card[data-lit=true], .relic-choice[data-lit=true]").first();
  const quick = { timeout: 1500 };
  try {
    await expect(asked.or(over(page)).first()).toBeVisible(quick);
    if (await over(page).isVisible()) return;
    if (await button.isVisible()) {
      await button[press](quick);
      return;
    }
    await thing[press](quick);
    await page.locator(".prompt-commit:not([aria-disabled=true])")[press](quick);
  } catch {
    // The table went on between looking and pressing: look again.
  }
}

test("a whole duel against a bot, by mouse @phone", async ({ page }, { project }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await playToTheEnd(page, project.name === "phone" ? "tap" : "click");
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
  await playToTheEnd(page, project.name === "phone" ? "tap" : "click");
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

test("nothing shifts when a card is played, and a press is answered at once", async ({ page }) => {
  await sitDown(page);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: false });
  });
  const slot = page.locator(".slot").first();
  const where = await slot.boundingBox();
  const waited = await litCards(page)
    .first()
    .evaluate(async (card: HTMLElement) => {
      const start = performance.now();
      card.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return card.dataset["armed"] === "true" ? performance.now() - start : Infinity;
    });
  expect(waited).toBeLessThan(100);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "First clash" }).locator(".card")).toHaveCount(2);
  await page.waitForTimeout(1500);
  expect(await slot.boundingBox()).toEqual(where);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
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

test("the guide leads through the first duel @phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("button", { name: "Learn it in two minutes" }).click();
  const note = page.getByRole("dialog", { name: "Your first duel" });
  await expect(note).toContainText("ten energy each");
  await expectAccessible(page);
  for (let step = 0; step < 3; step += 1) await note.getByRole("button", { name: "Go on" }).click();
  await expect(note).toContainText("Quick Draw is a fair start");
  const card = page
    .getByRole("list", { name: "Your hand" })
    .getByRole("button", { name: /^Quick Draw/ });
  await card.first().click();
  await page.getByRole("button", { name: /^Commit: Quick Draw/ }).click();
  await expect(note).toContainText("turned at once");
  await page.reload();
  await expect(note).toContainText("turned at once");
  await note.getByRole("button", { name: "Leave the guide" }).click();
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
  await expect(page.getByText(/connection is lost/)).toBeHidden({ timeout: 30_000 });
  await expect(page.locator(".prompt[data-asked=true]")).toBeVisible();
  expect(await lane.innerText()).toBe(told);
  // The browser itself remarks on every attempt that failed.
  complaints.splice(0);
});
