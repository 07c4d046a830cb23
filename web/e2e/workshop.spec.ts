/** The card workshop: a card is written, understood, drawn, kept, saved and sent on, by hand and by key. */

import { readFile } from "node:fs/promises";

import type { Locator, Page } from "@playwright/test";

import { expect, expectAccessible, expectNoSidewaysScroll, gameTile, test } from "./table";

interface Told {
  kinds: {
    heading: string;
    name: string;
    fields: { name: string; kind: string; needed: boolean }[];
    example: { fields: Record<string, unknown> };
  }[];
}

async function games(
  page: Page,
): Promise<{ name: string; title: string; has_workshop: boolean }[]> {
  const answer = await page.request.get("/api/games");
  return (await answer.json()) as { name: string; title: string; has_workshop: boolean }[];
}

async function told(page: Page, game: string): Promise<Told> {
  return (await (await page.request.get(`/api/games/${game}/workshop`)).json()) as Told;
}

const text = (page: Page): Locator => page.getByRole("textbox", { name: "Text", exact: true });
const name = (page: Page): Locator => page.getByRole("textbox", { name: "Name" });
const face = (page: Page): Locator => page.locator(".bench-face .card-face");
const understood = (page: Page): Locator => page.getByText("Understood: it can be played");

test("every game with a workshop begins with a card that can be played, from its tile on @phone", async ({
  page,
}) => {
  for (const game of (await games(page)).filter((each) => each.has_workshop)) {
    const [kind] = (await told(page, game.name)).kinds;
    await page.goto("/");
    await gameTile(page, game.title).getByRole("link", { name: "Write a card" }).click();
    await page.waitForURL(`**/workshop/${game.name}`);
    await expect(
      page.getByRole("heading", { name: `Card workshop of ${game.title}` }),
    ).toBeVisible();
    await expect(understood(page)).toBeVisible();
    await expect(face(page)).toContainText(String(kind?.example.fields["name"]));
    await expect(page.locator(".meaning-tree li").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test("a mistake is underlined where it is, and mended by a press @phone", async ({ page }) => {
  await page.goto("/workshop/eruma");
  await expect(understood(page)).toBeVisible();
  await text(page).fill("Quick: Drw a card.");
  await expect(page.locator("[data-wrong=mistake]")).toHaveText("Drw");
  await expect(page.getByText("1 mistake")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /Quick: Draw a card\./ }).click();
  await expect(text(page)).toHaveValue("Quick: Draw a card.");
  await expect(page.locator("[data-wrong=mistake]")).toHaveCount(0);
  await expect(face(page)).toContainText("Quick: Draw a card.");
});

test("the keyboard alone writes a text: what could stand next, and the first proposal", async ({
  page,
}) => {
  await page.goto("/workshop/eruma");
  await text(page).fill("");
  await text(page).pressSequentially("Qui");
  const next = page.getByRole("listbox", { name: /^Could stand next/ });
  const options = next.getByRole("option");
  await expect(options).toHaveText(["Quick:"]);
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue("Quick: ");
  await expect(text(page)).toBeFocused();
  await page.keyboard.type("Dra");
  await expect(options).toHaveText(["Draw"]);
  await page.keyboard.press("Control+Space");
  await page.keyboard.press("Tab");
  await expect(text(page)).toHaveValue("Quick: Draw ");
  await page.keyboard.type("8 crds.");
  await expect(page.getByText("1 mistake")).toBeVisible();
  await page.keyboard.press("Alt+Enter");
  await expect(text(page)).toHaveValue("Quick: Draw 8 cards.");
  await expect(understood(page)).toBeVisible();
  // Nothing is left under the text that would keep the keyboard: Tab goes on.
  await page.keyboard.press("Tab");
  await expect(text(page)).not.toBeFocused();
});

test("words have the colour of their kind", async ({ page }) => {
  await page.goto("/workshop/eruma");
  await text(page).fill("Quick: Draw 2 cards.");
  const kinds = page.locator(".editor-colours [data-word]");
  await expect(kinds.filter({ hasText: /^Quick$/ })).toHaveAttribute("data-word", "speed");
  await expect(kinds.filter({ hasText: /^Draw$/ })).toHaveAttribute("data-word", "verb");
  await expect(kinds.filter({ hasText: /^2$/ })).toHaveAttribute("data-word", "number");
  await expect(kinds.filter({ hasText: /^cards$/ })).toHaveAttribute("data-word", "noun");
});

test("what is wrong with a fact stands at its field", async ({ page }) => {
  await page.goto("/workshop/elma");
  await expect(understood(page)).toBeVisible();
  const records = page.getByRole("textbox", { name: "Records", exact: true });
  await records.fill("41, NF, 38.5, nf");
  await expect(page.locator(".fact", { has: records }).locator(".fact-wrong")).toContainText(
    "a list of records ends with a time",
  );
  await expect(records).toHaveAttribute("aria-invalid", "true");
  await records.fill("41, NF, 38.5, 37");
  await expect(understood(page)).toBeVisible();
  await expect(face(page)).toContainText("38.5");
});

test("cards are kept, saved as a pack, opened again and sent in a link @phone", async ({
  page,
  context,
}) => {
  await page.goto("/workshop/eruma");
  await name(page).fill("The Lighterman");
  await expect(face(page)).toContainText("The Lighterman");
  await expect(understood(page)).toBeVisible();
  await page.reload();
  await expect(name(page)).toHaveValue("The Lighterman");
  await expect(understood(page)).toBeVisible();

  await page.getByRole("radio", { name: "Save and share" }).check({ force: true });
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("the-lighterman.toml");
  const pack = await readFile(await download.path(), "utf8");
  expect(pack).toContain('game = "eruma"');
  await expectAccessible(page);

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share by link" }).click();
  const link = page.getByRole("textbox", { name: /link/ });
  await expect(link).toHaveValue(/#pack=/);
  const address = await link.inputValue();

  const other = await context.browser()?.newContext();
  if (other === undefined) throw new Error("no browser");
  const friend = await other.newPage();
  await friend.goto(address);
  await expect(name(friend)).toHaveValue("The Lighterman");
  await expect(friend).toHaveURL(/\/workshop\/eruma$/);

  await friend.getByRole("button", { name: "Take this one away" }).click();
  await expect(name(friend)).not.toHaveValue("The Lighterman");
  await friend.getByRole("radio", { name: "Save and share" }).check({ force: true });
  await friend.locator("input[type=file]").setInputFiles({
    name: "cards.toml",
    mimeType: "application/toml",
    buffer: Buffer.from(pack),
  });
  await expect(name(friend)).toHaveValue("The Lighterman");
  await friend.locator("input[type=file]").setInputFiles({
    name: "cards.toml",
    mimeType: "application/toml",
    buffer: Buffer.from('game = "chess"'),
  });
  await expect(friend.getByRole("alert")).toContainText("this pack is for the game 'chess'");
  await other.close();
});

test("several cards lie on the bench, each of its kind @phone", async ({ page }) => {
  const { kinds } = await told(page, "eruma");
  await page.goto("/workshop/eruma");
  await expect(understood(page)).toBeVisible();
  await page.getByRole("button", { name: "Another card" }).click();
  await expect(name(page)).toHaveValue("");
  await page.getByLabel("Kind of card").selectOption(kinds[1]?.name ?? "");
  await name(page).fill("Tallow Imp");
  await text(page).fill("Whenever you draw a card, you may discard a card.");
  await page.getByRole("textbox", { name: "Flavour" }).fill("It drips.");
  await expect(understood(page)).toBeVisible();
  await expect(face(page)).toContainText("Tallow Imp");
  const cards = page.getByRole("navigation", { name: "Cards on the bench" });
  await expect(cards.getByRole("listitem")).toHaveCount(2);
  await expectNoSidewaysScroll(page);
});

test("a card is played now against a bot, and its face is known at the table @phone", async ({
  page,
}) => {
  await page.goto("/workshop/eruma");
  await name(page).fill("The Lighterman");
  await expect(understood(page)).toBeVisible();
  await page.getByRole("radio", { name: "Try it" }).check({ force: true });
  await page.getByRole("radio", { name: "in a position" }).check({ force: true });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Play it now" }).click();
  await page.waitForURL("**/table/*");
  await expect(page.locator(".prompt[data-asked=true]")).toBeVisible();
  await expect(page.getByRole("button", { name: /The Lighterman/ }).first()).toBeVisible();
  // It is there after a reload, too: the match carries its cards.
  await page.reload();
  await expect(page.getByRole("button", { name: /The Lighterman/ }).first()).toBeVisible();
});

test("a card is put into a deck and played from the beginning", async ({ page }) => {
  await page.goto("/workshop/elma");
  await expect(understood(page)).toBeVisible();
  await page.getByRole("radio", { name: "Try it" }).check({ force: true });
  await page.getByRole("combobox", { name: "Against" }).selectOption({ index: 0 });
  await page.getByRole("button", { name: "Play it now" }).click();
  await page.waitForURL("**/table/*");
  await expect(page.locator(".prompt[data-asked=true]")).toBeVisible();
});

test("what is no position is refused with its line", async ({ page, complaints }) => {
  await page.goto("/workshop/eruma");
  await expect(understood(page)).toBeVisible();
  await page.getByRole("radio", { name: "Try it" }).check({ force: true });
  await page.getByRole("radio", { name: "in a position" }).check({ force: true });
  await page.getByRole("textbox", { name: "The position as text" }).fill("my 9 | {card}");
  await page.getByRole("button", { name: "Play it now" }).click();
  await expect(page.getByRole("alert")).toContainText("my 9");
  // The browser says that a request was refused; so it was.
  complaints.length = 0;
});

test("its balance is counted while bots play, and stopped @phone", async ({ page }) => {
  await page.goto("/workshop/eruma");
  await expect(understood(page)).toBeVisible();
  await page.getByRole("radio", { name: "Balance" }).check({ force: true });
  await page.getByRole("button", { name: "Play a hundred" }).click();
  await expect(page.getByText("Won by the deck with it")).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByText("Stopped; what was played counts.")).toBeVisible();
  await expectNoSidewaysScroll(page);
});
