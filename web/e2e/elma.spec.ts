/** Whole games of Elma at the table, for two and for four; the way there; the guide; and two people who
 * are asked less often than they might be. */

import type { Page } from "@playwright/test";

import { expectReadable } from "./contrast";
import { followGuide } from "./guided";
import { holdSeat, lookBack, seatsForTwo, sitDown } from "./matches";
import { asked, playToTheEnd, pressNext, pressOn } from "./playing";
import { racerAt } from "./racing";
import { expect, expectAccessible, expectNoSidewaysScroll, litCards, over, test } from "./table";

/** How many of these are seen wholly, without scrolling. */
function inView(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].filter((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      }).length,
    selector,
  );
}

// Whole games are long: each is played to its end on one size, and well into it on the other.

test("a game against a bot, on a large screen to its end and replay @phone", async ({ page }, {
  project,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { match } = await sitDown(page, { game: "elma", bot: "greedy" });
  const racer = await racerAt(page);
  const press = project.name === "phone" ? "tap" : "click";
  for (let step = 0; step < 12; step += 1) await pressNext(page, racer, press);
  await pressOn(racer, 60);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectReadable(page, ".card");
  if (project.name === "phone") return;
  await playToTheEnd(page, racer);
  await expectAccessible(page);
  await lookBack(page, match, ".elma .player-box", ".elma .plate, .elma .lane-thing");
});

test("a game of four with three bots, on a phone to its end @phone", async ({ page }, {
  project,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page, { game: "elma", bot: "greedy", bots: 3 });
  const racer = await racerAt(page);
  const press = project.name === "phone" ? "tap" : "click";
  for (let step = 0; step < 6; step += 1) await pressNext(page, racer, press);
  // At a glance: all who play, the race with what comes next, the turns left, what it would come to.
  // The battle may end between two looks, so all is looked at until it is seen at once.
  await expect(async () => {
    await pressOn(racer, 5);
    expect(await inView(page, ".lane-thing")).toBeGreaterThanOrEqual(3);
    expect(await inView(page, ".lane-next")).toBeGreaterThanOrEqual(3);
    expect(await inView(page, ".lights-words, .ended-now, .queue, .after, .point-track")).toBe(5);
  }).toPass({ intervals: [0] });
  expect(await inView(page, ".player-box")).toBe(4);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  if (project.name !== "phone") return;
  await playToTheEnd(page, racer);
  await expect(over(page)).toContainText(/win/);
  await expectAccessible(page);
});

test("set-up for four, the waiting room and the deck builder @phone", async ({ page }) => {
  test.slow();
  await page.goto("/new/elma");
  await page.getByLabel("Your name").fill("Ana");
  await page.getByRole("combobox", { name: "Players" }).selectOption("4");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make the match and get the link" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for players" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto("/decks/elma");
  await page
    .getByRole("button", { name: /Start from/ })
    .first()
    .click();
  await expect(page.locator(".verdict:visible").first()).toHaveText("Legal");
  // Few cards to be looked through: axe takes its time over each.
  const search = page.getByLabel("Search names and texts");
  if (await search.isVisible()) await search.fill("Moporator");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("two people, each in a browser: one plays, the other is asked, and then no more", async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const [ana, bo] = [page, await elsewhere.newPage()];
  const seats = await seatsForTwo(ana, "elma");
  await bo.goto("/");
  for (const [place, each] of [ana, bo].entries()) {
    const seat = seats[place];
    if (seat === undefined) throw new Error("two seats are needed");
    await each.emulateMedia({ reducedMotion: "reduce" });
    await holdSeat(each, seat, "elma");
    await each.goto(`/table/${seat.match}`);
  }
  await expect(async () => {
    expect((await ana.locator(asked).count()) + (await bo.locator(asked).count())).toBe(1);
  }).toPass();
  const begins = await ana.locator(asked).isVisible();
  const [first, second] = begins ? [ana, bo] : [bo, ana];
  const [name, end] = [begins ? "Ana" : "Bo", "End the main phase"];
  const landing = first.locator(".landing[data-goal=offline]");
  // Instants are lit as well: the first card that may go offline is a kuski.
  for (let place = 0; !(await landing.isVisible()); place += 1) {
    await litCards(first).nth(place).click();
  }
  const played = await first.locator(".chosen h3").innerText();
  await landing.click();
  await expect(
    second.locator(".rivals .kuski-area[data-part=offline]").getByRole("button", { name: played }),
  ).toBeVisible();
  // Whoever holds a card is asked, and by name.
  const finish = first.getByRole("button", { name: end });
  const decline = first.getByRole("button", { name: /^(No|No more|Pass)$/ });
  await expect(async () => {
    if (await decline.isVisible()) await decline.click({ timeout: 10_000 });
    await finish.click({ timeout: 10_000 });
  }).toPass();
  await expect(second.locator(asked)).toContainText(`${name}'s main phase ends. Play an instant?`);
  const manner = second.getByLabel("When answers are called for");
  await manner.selectOption({ label: "Ask me at last calls only" });
  // It passes by itself, and so does the first player, by hand.
  await expect(second.locator(asked)).toBeHidden();
  await expect(async () => {
    const pass = first.getByRole("button", { name: "Pass" });
    if (await pass.isVisible()) await pass.click({ timeout: 10_000 });
    await expect(second.locator(asked)).toContainText("Your main phase.", { timeout: 500 });
  }).toPass();
  await elsewhere.close();
});

// On a phone, where there is least room for its notes; a large screen has Allumbra's guide.
test("the guide leads through the first game @only-phone", async ({ page }) => {
  test.slow();
  const lesson = {
    game: "Elma TCG",
    title: "Your first race",
    begins: "Everybody races to 100 points",
    teaches: [
      "it arrives offline",
      "Add a level to the queue",
      "only who is online may enter",
      "It is a race",
      "if the battle ended now",
      "The battle is over and scored",
    ],
  };
  await followGuide(page, lesson, "tap", racerAt);
});
