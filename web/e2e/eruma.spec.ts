/** Whole games of Eruma at the table: by mouse, by touch, by keyboard, by dragging, with the guide, and
 * looked back on. */

import { expectReadable } from "./contrast";
import { followGuide } from "./guided";
import { lookBack, sitDown } from "./matches";
import { playToTheEnd, pressNext } from "./playing";
import { cell, raiderAt } from "./raiding";
import { expect, expectAccessible, expectNoSidewaysScroll, litCards, test } from "./table";

test("a whole game against a bot, and its replay @phone", async ({ page }, { project }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { match } = await sitDown(page, { game: "eruma" });
  const press = project.name === "phone" ? "tap" : "click";
  const raider = await raiderAt(page);
  for (let step = 0; step < 16; step += 1) await pressNext(page, raider, press);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectReadable(page, ".token, .card");
  await playToTheEnd(page, raider);
  await expectAccessible(page);

  await lookBack(page, match, ".eruma .cell", ".eruma .token");
  await expectAccessible(page);
});

test("a card is played by keyboard alone, and taken back", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page, { game: "eruma" });
  await litCards(page).first().focus();
  const name = await page.locator(".hand .card:focus .card-name").innerText();
  await page.keyboard.press("Enter");
  await expect(page.locator(".chosen h3")).toHaveText(name);
  await expect(page.locator(".cell[data-offer=play]").first()).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  for (let step = 0; step < 12; step += 1) {
    if ((await page.locator(".cell:focus").count()) > 0) break;
    await page.keyboard.press("Shift+Tab");
  }
  await page.keyboard.press("End");
  await expect(page.locator(".cell:focus")).toHaveAttribute("data-offer", "play");
  await page.keyboard.press("Enter");
  const token = page.locator(".cell:focus .token");
  await expect(token).toHaveAttribute("data-up", "false");
  await expect(page.locator(".cell:focus")).toHaveAttribute(
    "aria-label",
    new RegExp(`${name}.*only you see it`),
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(token).toHaveCount(0);
});

test("a card is dragged from the hand onto the field", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page, { game: "eruma" });
  const from = await litCards(page).first().boundingBox();
  const to = await cell(page, 2).boundingBox();
  if (from === null || to === null) throw new Error("there is nothing to drag");
  await page.mouse.move(from.x + 40, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(cell(page, 2).locator(".token")).toHaveAttribute("data-up", "false");
});

test("what is not offered says why, with its rule; the table is there as text", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page, { game: "eruma" });
  await litCards(page).first().click();
  await cell(page, 0).click();
  await expect(cell(page, 0).locator(".token")).toBeVisible();
  await cell(page, 0).click();
  const reason = page.locator(".chosen-reasons").getByText("Move: It lies face-down.");
  await reason.click();
  await expect(page.locator(".rule-id")).toHaveText("ruling.face-down-cards-inert");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back to the story" }).click();
  await page.getByRole("button", { name: "As text" }).click();
  await expect(page.getByText(/Your Zone 1: 1 .*only you see it/)).toBeVisible();
  await expectAccessible(page);
});

// On a phone, where there is least room for its notes; a large screen has Allumbra's guide.
test("the guide leads through the first game @only-phone", async ({ page }) => {
  test.slow();
  const lesson = {
    game: "Eruma",
    title: "Your first raid",
    begins: "steal 10 treasures",
    teaches: [
      "lies face-down there",
      "turned face-up",
      "where it may go",
      "one treasure for one point",
    ],
  };
  await followGuide(page, lesson, "tap", raiderAt);
});
