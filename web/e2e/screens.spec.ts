/** The screens round the table: home, set-up, the way in, the replay, the rules, the settings. */

import { finishedMatch } from "./matches";
import { expect, expectAccessible, expectNoSidewaysScroll, gameTile, test } from "./table";

test("home offers a game, a code and a lobby that teaches @phone", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Allumbra" })).toBeVisible();
  await expect(page.getByText("Nobody is looking for a player just now.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("one click leads to a duel, and home leads back to it @phone", async ({ page }) => {
  await page.goto("/");
  await gameTile(page, "Allumbra").getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/table\/[a-z2-9]{8}$/);
  await expect(page.getByRole("main")).toContainText(/card/i);
  expect(page.url()).not.toContain(await page.evaluate(() => heldToken()));
  await page.goto("/");
  await page.getByRole("link", { name: "Go on" }).first().click();
  await page.waitForURL(/\/table\//);
});

test("a code that is none is refused with a reason; a link is taken as well", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Code of the match").fill("hello");
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("alert")).toContainText("eight letters");
  await page.getByLabel("Code of the match").fill(`${page.url()}join/ABCD-EFGH`);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/join\/abcdefgh$/);
});

test("a friend comes by link, and the match begins for both @phone", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/new/allumbra");
  await page.getByLabel("Your name").fill("Ana");
  await page.getByLabel("Yes").check({ force: true });
  await page.getByLabel("For each move").check({ force: true });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make the match and get the link" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for players" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const link = await page.getByLabel("Link to the match", { exact: true }).inputValue();

  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const friend = await elsewhere.newPage();
  await friend.goto(link);
  await expect(friend.getByText("Ana")).toBeVisible();
  await expectAccessible(friend);
  await friend.getByLabel("Your name").fill("Bo");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await friend.waitForURL(/\/table\//);
  for (const each of [page, friend]) {
    await expect(each.getByRole("heading", { name: "Waiting for players" })).toBeHidden();
    await expect(each.getByText("Ana").first()).toBeVisible();
    await expect(each.getByText("Bo").first()).toBeVisible();
  }
  await elsewhere.close();
});

test("a match for anyone is found in the lobby", async ({ page, browser, baseURL }) => {
  await page.goto("/new/allumbra");
  await page.getByLabel("Anyone who comes by").check({ force: true });
  await page.getByRole("button", { name: "Make the match" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for players" })).toBeVisible();
  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const stranger = await elsewhere.newPage();
  await stranger.goto("/");
  await stranger.getByRole("link", { name: "Sit down" }).first().click();
  await stranger.getByRole("button", { name: "Sit down" }).click();
  await stranger.waitForURL(/\/table\//);
  await expect(page.getByRole("heading", { name: "Waiting for players" })).toBeHidden();
  await elsewhere.close();
});

test("an address without a match says so", async ({ page, complaints }) => {
  for (const path of ["/table/abcdefgh", "/join/abcdefgh", "/replay/abcdefgh", "/what/ever"]) {
    await page.goto(path);
    await expect(
      page.getByRole("heading", { name: /no such match|nothing at this/ }),
    ).toBeVisible();
    await expectAccessible(page);
  }
  // The browser itself remarks on every answer of 404.
  complaints.splice(0);
});

test("a replay is looked through by button, key and link @phone", async ({ page }, { project }) => {
  // On a phone what is told is a drawer.
  const openDrawer = async (): Promise<void> => {
    if (project.name !== "phone") return;
    await page.getByRole("button", { name: "Story and people" }).click();
  };
  const code = await finishedMatch(page);
  await page.goto(`/replay/${code}`);
  const moment = page.getByRole("slider", { name: "Moment" });
  await expect(moment).toHaveValue("0");
  await page.getByRole("button", { name: "Forward" }).click();
  await expect(moment).toHaveValue("1");
  await page.locator("main").focus();
  await page.keyboard.press("ArrowRight");
  await expect(moment).toHaveValue("2");
  await page.keyboard.press("End");
  await openDrawer();
  await expect(page.getByText("won.")).toBeVisible();
  await expect(page).toHaveURL(/at=\d+/);
  await page.getByLabel("Seen by").selectOption({ label: "Ana" });
  await expect(page).toHaveURL(/side=0/);
  const here = page.url();
  const value = await moment.inputValue();
  await page.goto("/");
  await page.goto(here);
  await expect(moment).toHaveValue(value);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await openDrawer();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe(`allumbra-${code}.json`);

  if (project.name === "phone")
    await page.getByRole("button", { name: "Back to the table" }).click();
  await page.getByRole("combobox", { name: "Turn" }).selectOption({ label: "Turn 2" });
  await openDrawer();
  await page.getByRole("button", { name: "Continue from here" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Play on" }).click();
  await page.waitForURL(/\/table\/[a-z2-9]{8}$/);
  expect(page.url()).not.toContain(code);
});

test("the rules are searched and linked to @phone", async ({ page }) => {
  await page.goto("/rules/allumbra");
  await page.getByLabel("Search the rules").fill("stay reshuffle");
  await expect(page.locator(".rules-text li")).toHaveCount(1);
  await expect(page.locator("mark").first()).toBeVisible();
  await page.getByLabel("Link to the rule deck.hand-not-reshuffled").click();
  await expect(page).toHaveURL(/deck\.hand-not-reshuffled$/);
  await expect(page.getByLabel("Search the rules")).toHaveValue("stay reshuffle");
  await page.getByLabel("Search the rules").fill("dragon");
  await expect(page.getByText("No rule says “dragon”.")).toBeVisible();
  await page.getByRole("button", { name: "Show all rules" }).click();
  await page.goto("/rules/allumbra/deck.hand-not-reshuffled");
  await expect(page.locator("[data-meant=true]")).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("settings hold after a reload; the help lists the keys", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await page.keyboard.press(",");
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Day").check({ force: true });
  await page.getByLabel("Português").check({ force: true });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  await expect(page.getByRole("button", { name: "Jogar agora" }).first()).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Teclado e ajuda" })).toContainText("game-icons");
  await expectAccessible(page);
});

test("a server that went away is said so, and play goes on when it is back", async ({
  page,
  server,
  complaints,
}) => {
  await page.goto("/");
  await gameTile(page, "Allumbra").getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/table\//);
  const text = page.getByRole("main");
  await expect(text).toContainText(/card/i);
  await server.kill();
  await expect(text).toContainText(/connection/i);
  await server.start();
  await expect(text).not.toContainText(/connection is lost/i);
  // The browser itself remarks on every failed connection.
  complaints.splice(0);
});

declare function heldToken(): string;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      heldToken: () =>
        (JSON.parse(localStorage.getItem("rulewright.seats") ?? "[]") as { token: string }[])[0]
          ?.token ?? "none",
    });
  });
});
