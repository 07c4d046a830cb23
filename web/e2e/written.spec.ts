/** The game of docs/write-a-game.md, taken out of the page and served: it has no board of its own, and is played
 * on the plain one. */

import type { Page } from "@playwright/test";

import { sitDown } from "./matches";
import { playToTheEnd, type Player, pressNext } from "./playing";
import { expect, expectAccessible, expectNoSidewaysScroll, gameTile, over } from "./table";
import { game, test } from "./written";

/** Presses what is lit: the first press arms it, the second makes the choice. */
function playerAt(page: Page): Promise<Player> {
  return page.evaluateHandle(
    () => () => document.querySelector<HTMLElement>(".plain-thing[data-lit=true] > button"),
  );
}

test("home has it, and one click leads to its table @phone", async ({ page }) => {
  await page.goto("/");
  await gameTile(page, "Lanterns").getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/table\/[a-z2-9]{8}$/);
  await expect(page.getByRole("group", { name: "The table" })).toContainText("Light");
});

test("a whole night on the plain board, and its replay @phone", async ({ page }, { project }) => {
  test.slow();
  const { match } = await sitDown(page, { game });
  await expect(page.getByText("Your turn: play a card.").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const player = await playerAt(page);
  await pressNext(page, player, project.name === "phone" ? "tap" : "click");
  await expect(page.locator(".plain-thing[data-armed=true]")).toHaveCount(1);
  await playToTheEnd(page, player);
  await expectAccessible(page);
  await page.goto(`/replay/${match}`);
  await expect(page.getByRole("group", { name: "The table" })).toContainText("Ana");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("group", { name: "The table" })).toContainText("Cards in hand");
  await expectNoSidewaysScroll(page);
});

test("by keyboard alone, with the buttons of the prompt", async ({ page }) => {
  await sitDown(page, { game, bots: 2 });
  const prompt = page.locator(".prompt");
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(page.locator(".prompt[data-asked=true]").or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) return;
    const text = await page.locator(".story").first().innerText();
    const choice = prompt.getByRole("button", { name: /^(Play|Discard) / }).first();
    await choice.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".story").first()).not.toHaveText(text);
  }
});

test("what it says is told as text, and rules are one press away", async ({ page }) => {
  await sitDown(page, { game });
  await page.getByRole("button", { name: "As text" }).click();
  await expect(page.getByText(/^Players, Ana, Light: 0\.$/)).toBeVisible();
  await page.goto(`/rules/${game}`);
  await expect(page.getByText("Whoever has 12 light or more")).toBeVisible();
});
