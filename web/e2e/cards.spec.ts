/** The card browser: every card of every game, sought and read with its rules, sent on, and printed. */

import { readFile } from "node:fs/promises";

import type { Locator, Page } from "@playwright/test";

import { expect, expectAccessible, expectNoSidewaysScroll, gameTile, test } from "./table";

interface Told {
  facets: { key: string; name: string; values: string[] }[];
  cards: {
    key: string;
    name: string;
    kind: string;
    text: string;
    marks: Record<string, string[]>;
    keywords: { word: string; rules: { id: string; text: string }[] }[];
    decks: string[];
  }[];
}

/** What the server says of the cards; tests name none themselves. */
async function told(page: Page, game: string): Promise<Told> {
  return (await (await page.request.get(`/api/games/${game}/cards`)).json()) as Told;
}

async function games(page: Page): Promise<{ name: string; title: string; has_cards: boolean }[]> {
  const answer = await page.request.get("/api/games");
  return (await answer.json()) as { name: string; title: string; has_cards: boolean }[];
}

const tiles = (page: Page): Locator => page.locator(".pool-card");
/** The card in full: beside the others, or over them on a phone. */
const inFull = (page: Page): Locator => page.locator(".full-card");
const search = (page: Page): Locator => page.getByLabel("Search names and texts");

test("every game with cards shows them all, from its tile on @phone", async ({ page }) => {
  for (const game of (await games(page)).filter((each) => each.has_cards)) {
    const { cards } = await told(page, game.name);
    await page.goto("/");
    await gameTile(page, game.title).getByRole("link", { name: "Look at the cards" }).click();
    await page.waitForURL(`**/cards/${game.name}`);
    await expect(page.getByRole("heading", { name: `Cards of ${game.title}` })).toBeVisible();
    await expect(tiles(page)).toHaveCount(cards.length);
    await expectNoSidewaysScroll(page);
    // Axe takes its time over each card: a few are enough.
    await search(page).fill(cards[0]?.name ?? "");
    await expectAccessible(page);
    await tiles(page).first().locator(".card").click();
    await expect(inFull(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test("a card is found by words and values, read with its rules and sent to a friend @phone", async ({
  page,
}) => {
  const { cards, facets } = await told(page, "eruma");
  const [facet] = facets;
  const value = facet?.values[1] ?? "";
  await page.goto("/cards/eruma");
  await expect(search(page)).toBeVisible();
  const unfold = page.getByRole("button", { name: "Filters" });
  if (await unfold.isVisible()) await unfold.click();
  await page.getByRole("button", { name: value, exact: true }).click();
  const alike = cards.filter((card) => card.marks[facet?.key ?? ""]?.includes(value));
  await expect(tiles(page)).toHaveCount(alike.length);
  const wanted = alike.find((card) => card.decks.length > 0);
  if (wanted === undefined) throw new Error("no such card is in a deck");
  await search(page).fill(wanted.name);
  await expect(tiles(page)).toHaveCount(1);

  await tiles(page).first().locator(".card").click();
  await expect(inFull(page)).toContainText(wanted.text);
  await expect(inFull(page)).toContainText(`In ${wanted.decks.length} of the decks`);
  for (const { word, rules } of wanted.keywords) {
    await expect(inFull(page).locator("dt", { hasText: word }).first()).toBeVisible();
    for (const { id } of rules) {
      await expect(
        inFull(page)
          .getByRole("link", { name: `Rule ${id}` })
          .first(),
      ).toBeVisible();
    }
  }

  // Whoever is sent the address sees the same; back leads to the card from its rule.
  const address = page.url();
  const friend = await page.context().newPage();
  await friend.goto(address);
  await expect(tiles(friend)).toHaveCount(1);
  await expect(inFull(friend)).toContainText(wanted.text);
  await friend.close();
  const rule = wanted.keywords[0]?.rules[0]?.id ?? "";
  await inFull(page)
    .getByRole("link", { name: `Rule ${rule}` })
    .first()
    .click();
  await page.waitForURL(`**/rules/eruma/${rule}`);
  await expect(page.locator(`[id="rule-${rule}"]`)).toBeInViewport();
  await page.goBack();
  await expect(inFull(page)).toContainText(wanted.text);
});

test("the keyboard walks over the cards, opens one and comes back @phone", async ({ page }) => {
  const { cards } = await told(page, "allumbra");
  await page.goto("/cards/allumbra");
  await tiles(page).first().locator(".card").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`card=${cards[1]?.key}$`));
  await expect(inFull(page)).toContainText(cards[1]?.text ?? "");
  if (await page.getByRole("dialog").isVisible()) {
    await page.keyboard.press("Escape");
    await expect(inFull(page)).toBeHidden();
  }
  await expect(tiles(page).nth(1).locator(".card")).toBeFocused();
});

test("what is shown is printed as a PDF @phone", async ({ page }) => {
  const { cards } = await told(page, "allumbra");
  await page.goto(`/cards/allumbra?q=${encodeURIComponent(cards[0]?.kind ?? "")}`);
  await page.getByRole("button", { name: "Print these" }).click();
  await expectAccessible(page);
  await page.getByLabel("Letter").check({ force: true });
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make the PDF" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("allumbra-cards.pdf");
  const content = await readFile(await download.path(), "latin1");
  expect(content.startsWith("%PDF-")).toBe(true);
  // Letter, lying: 279.4 by 215.9 mm in points.
  expect(content).toContain("/MediaBox [0 0 792.00 612.00]");
});

test("a deck is printed from the deck builder, with all its copies", async ({ page }) => {
  await page.goto("/decks/eruma");
  await page
    .getByRole("button", { name: /^Start from/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Print", exact: true }).click();
  const asked = page.waitForRequest("**/cards/sheets*");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make the PDF" }).click();
  const answer = await page.request.get("/api/games/eruma/decks");
  const { presets } = (await answer.json()) as {
    presets: { parts: Record<string, { name: string; copies: number }[]> }[];
  };
  const { cards } = (await asked).postDataJSON() as { cards: unknown };
  expect(cards).toEqual(Object.values(presets[0]?.parts ?? {}).flat());
  expect((await coming).suggestedFilename()).toBe("eruma-cards.pdf");
});

test("nothing moves when a card is chosen, or when the search changes", async ({ page }) => {
  await page.goto("/cards/eruma");
  const first = tiles(page).first();
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  await tiles(page).nth(3).locator(".card").click();
  await expect(inFull(page)).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
  await search(page).fill("a");
  await expect(page.getByRole("button", { name: "Look for anything" })).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
});

test("an address of no card says so", async ({ page }) => {
  await page.goto("/cards/eruma?card=nobody-at-all");
  await expect(page.getByText("There is no such card here.")).toBeVisible();
});
