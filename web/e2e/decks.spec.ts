/** The deck builder: from nothing to a deck that is played, as text and back, and what is wrong with one. */

import type { Locator, Page } from "@playwright/test";

import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./table";

const GAME = "eruma";

interface Building {
  parts: { key: string; name: string; fewest: number }[];
  cards: { key: string; name: string; part: string }[];
  presets: { key: string; name: string; text: string }[];
}

/** What the server says of building decks; tests name no card themselves. */
async function building(page: Page): Promise<Building> {
  const answer = await page.request.get(`/api/games/${GAME}/decks`);
  return (await answer.json()) as Building;
}

const verdict = (page: Page): Locator => page.locator(".verdict:visible").first();

/** On a phone one looks at either the cards or the deck. */
async function look(page: Page, at: "All cards" | "Your deck"): Promise<void> {
  const choice = page.getByRole("radio", { name: at });
  if (await choice.isVisible()) await choice.check({ force: true });
}

/** Leave few cards to be looked through: axe takes its time over each. */
async function narrow(page: Page): Promise<void> {
  const { cards } = await building(page);
  const search = page.getByLabel("Search names and texts");
  if (await search.isVisible()) await search.fill(cards[0]?.name ?? "");
}

async function startFrom(page: Page, name: string): Promise<void> {
  await page.goto(`/decks/${GAME}`);
  await page.getByRole("button", { name: `Start from ${name}` }).click();
  await expect(verdict(page)).toHaveText("Legal");
}

async function readText(page: Page, text: string): Promise<void> {
  await page.getByText("From a text").click();
  await page.getByLabel("Text of a deck").fill(text);
  await page.getByRole("button", { name: "Make the deck" }).click();
}

test("a deck is built from nothing, kept, tried and played @phone", async ({ page }) => {
  const { cards, parts } = await building(page);
  const size = parts[0]?.fewest ?? 0;
  await page.goto(`/decks/${GAME}`);
  await expect(page.getByRole("heading", { name: "Build a deck of your own" })).toBeVisible();
  await page.getByRole("button", { name: "Begin with nothing" }).click();
  await expect(verdict(page)).toHaveText("Not legal yet");

  // The first by key, most by press; one twice, which takes it out again.
  const pool = page.locator(".pool-card .card");
  await pool.first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await page.keyboard.press("Delete");
  for (let place = 1; place < size; place += 1) await pool.nth(place).click();
  await expect(verdict(page)).toHaveText("Legal");
  await pool.nth(3).click();
  await expect(verdict(page)).toHaveText("Not legal yet");
  await pool.nth(3).click();
  await expect(verdict(page)).toHaveText("Legal");
  await expectNoSidewaysScroll(page);
  await narrow(page);
  await expectAccessible(page);

  await look(page, "Your deck");
  await page.getByLabel("Name of the deck").fill("Fifteen");
  await page.reload();
  await expect(verdict(page)).toHaveText("Legal");
  await look(page, "Your deck");
  await expect(page.getByLabel("Name of the deck")).toHaveValue("Fifteen");
  await expect(page.locator(".deck-row")).toHaveCount(size);
  await expectNoSidewaysScroll(page);

  await narrow(page);
  await page.getByRole("button", { name: "Try a hand" }).click();
  await expect(page.locator(".tried-hand .card")).toHaveCount(3);
  await page.getByRole("button", { name: "Draw one more" }).click();
  await expect(page.locator(".tried-hand .card")).toHaveCount(4);
  await page.getByRole("button", { name: "Shuffle and draw again" }).click();
  await expect(page.locator(".tried-hand .card")).toHaveCount(3);
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Play it now" }).click();
  await page.waitForURL(/\/table\/[a-z2-9]{8}$/);
  await expect(page.locator(".prompt[data-asked=true]")).toBeVisible();
  const code = page.url().slice(-8);
  const info = await page.request.get(`/api/matches/${code}`);
  const { options } = (await info.json()) as { options: { first_deck: string } };
  const [heading, ...played] = options.first_deck.trim().split("\n");
  expect(heading).toBe("Deck: Fifteen");
  const names = cards.slice(0, size).map(({ name }) => name);
  expect(played.sort()).toEqual(names.sort());
});

test("a deck goes out as text and comes back the same @phone", async ({ page }) => {
  const { presets } = await building(page);
  const preset = presets.find(({ text }) => text.includes("Extra Deck"));
  await startFrom(page, preset?.name ?? "");
  await look(page, "Your deck");
  await narrow(page);
  await page.getByRole("button", { name: "As text" }).click();
  const text = await page.getByLabel("Text of a deck").inputValue();
  expect(text).toBe(preset?.text);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  expect((await download).suggestedFilename()).toMatch(/^[a-z-]+\.txt$/);
  const file = await (await download).path();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("From a text").click();
  await page.getByLabel("Open a file").setInputFiles(file);
  await expect(page.getByLabel("Text of a deck")).toHaveValue(text);
  await page.getByRole("button", { name: "Make the deck" }).click();
  await expect(verdict(page)).toHaveText("Legal");
  await look(page, "Your deck");
  await page.getByRole("button", { name: "As text" }).click();
  await expect(page.getByLabel("Text of a deck")).toHaveValue(text);
});

test("what is wrong with a deck is explained, and its rule is a press away", async ({
  page,
  complaints,
}) => {
  const { cards } = await building(page);
  const name = cards[0]?.name ?? "";
  await page.goto(`/decks/${GAME}`);
  await readText(page, "Deck: Odd\n7\n");
  await expect(page.getByRole("alert")).toContainText("line 2: '7' names no card");
  await expectAccessible(page);
  // The browser itself remarks on every answer of 422.
  complaints.splice(0);
  await page.getByLabel("Text of a deck").fill(`Deck: Odd\n${name}\n${name}\nNobody At All\n`);
  await page.getByRole("button", { name: "Make the deck" }).click();
  const faults = page.locator(".deck-remarks[data-kind=fault] li");
  await expect(faults).toHaveCount(3);
  await expect(faults.nth(0)).toContainText(`${name} is there more than once`);
  await expect(faults.nth(1)).toContainText("There is no card 'Nobody At All'");
  await expect(faults.nth(2)).toContainText("3 cards instead of exactly 15; add 12");
  await narrow(page);
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: "Play it now" })).toBeDisabled();
  await page.getByRole("button", { name: "One Nobody At All less" }).click();
  await expect(faults).toHaveCount(2);
  await page.getByRole("link", { name: "Rule deck.single-copy" }).click();
  await expect(page.locator("[data-meant=true]")).toBeInViewport();
});

test("cards are found by words, part and values", async ({ page }) => {
  const { cards, presets } = await building(page);
  await startFrom(page, presets[0]?.name ?? "");
  const found = page.locator(".pool-card");
  await page.keyboard.press("/");
  await page.keyboard.type(cards[4]?.name ?? "");
  await expect(found.first().locator(".card-name")).toHaveText(cards[4]?.name ?? "");
  await page.getByLabel("Search names and texts").fill("");
  await expect(found).toHaveCount(cards.length);
  await page.getByRole("radio", { name: "Extra Deck" }).check({ force: true });
  await expect(found).toHaveCount(cards.filter(({ part }) => part === "extra").length);
  await page.getByRole("group", { name: "Class" }).getByRole("button").first().click();
  await expect(page.getByText("No card is like that.")).toBeVisible();
  await page.getByRole("button", { name: "Look for anything" }).first().click();
  await expect(found).toHaveCount(cards.length);
});

test("a deck of one's own meets a friend's, in whatever the browser kept @phone", async ({
  page,
  browser,
  baseURL,
}) => {
  const { presets } = await building(page);
  await page.goto("/");
  await page.evaluate((game) => {
    const broken = [null, 7, { id: "a" }, { id: "b", game, name: "Old", parts: { deck: [null] } }];
    localStorage.setItem("rulewright.decks", JSON.stringify(broken));
  }, GAME);
  await page.goto(`/decks/${GAME}`);
  await expect(page.getByLabel("Your decks")).toHaveValue("b");
  await expect(verdict(page)).toHaveText("Not legal yet");
  await page.getByRole("button", { name: "New deck" }).click();
  await page.getByRole("button", { name: `Start from ${presets[2]?.name}` }).click();
  await look(page, "Your deck");
  await page.getByRole("link", { name: "Play a friend with it" }).click();
  await expect(page.getByLabel("Your deck")).toContainText(`Yours: ${presets[2]?.name}`);
  await page.getByRole("button", { name: "Make the match and get the link" }).click();
  const link = await page.getByLabel("Link to the match", { exact: true }).inputValue();

  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const friend = await elsewhere.newPage();
  await friend.goto(link);
  await friend.getByLabel("Your deck").selectOption({ label: presets[3]?.name ?? "" });
  await expectAccessible(friend);
  await friend.getByRole("button", { name: "Sit down" }).click();
  await friend.waitForURL(/\/table\//);
  await expect(page.getByRole("heading", { name: "Waiting for players" })).toBeHidden();
  const info = await page.request.get(`/api/matches/${link.slice(-8)}`);
  expect(await info.json()).toMatchObject({
    options: { first_deck: presets[2]?.text, second_deck: presets[3]?.key },
  });
  await elsewhere.close();
});
