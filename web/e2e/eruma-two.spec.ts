/** Two people at a table of Eruma, each in a browser of their own, and somebody who watches: nobody is
 * shown what is not theirs to see. */

import type { Page } from "@playwright/test";

import { asked } from "./playing";
import { cell } from "./raiding";
import { expect, expectAccessible, litCards, test } from "./table";

/** Whether a name stands in a part of the page: on cards, in sentences or for screen readers. */
function says(page: Page, part: string, name: string): Promise<boolean> {
  return page.evaluate(
    ([selector, word]) =>
      [...document.querySelectorAll(selector)].some(({ outerHTML }) => outerHTML.includes(word)),
    [part, name] as const,
  );
}

test("a friend comes by link, and a spectator; nobody sees what is hidden", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  // In a context of their own, so that a seat that Bo holds is not theirs.
  const outside = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const [ana, bo, watcher] = [page, await elsewhere.newPage(), await outside.newPage()];
  for (const each of [ana, bo, watcher]) await each.emulateMedia({ reducedMotion: "reduce" });
  await ana.goto("/new/eruma");
  await ana.getByLabel("Your name").fill("Ana");
  await ana.getByRole("button", { name: "Make the match and get the link" }).click();
  const link = await ana.getByLabel("Link to the match", { exact: true }).inputValue();
  await bo.goto(link);
  await bo.getByLabel("Your name").fill("Bo");
  await bo.getByRole("button", { name: "Sit down" }).click();
  await bo.waitForURL(/\/table\//);
  await watcher.goto(new URL(bo.url()).pathname);
  await expect(watcher.locator(".eruma .cell")).toHaveCount(25);
  await expect(watcher.locator(".hand")).toHaveCount(0);
  await expectAccessible(watcher);

  await expect(async () => {
    expect((await ana.locator(asked).count()) + (await bo.locator(asked).count())).toBe(1);
  }).toPass();
  const [first, second] = (await ana.locator(asked).isVisible()) ? [ana, bo] : [bo, ana];
  const position = first === ana ? 2 : 22;
  const held = litCards(first).first();
  const name = await held.locator(".card-name").innerText();
  await held.click();
  await cell(first, position).click();
  await expect(cell(first, position).locator(".token-secret")).toContainText(
    name.replace(/^The /, ""),
  );
  for (const other of [second, watcher]) {
    await expect(cell(other, position).locator(".token[data-up=false]")).toBeVisible();
    await expect(cell(other, position).locator(".token-secret")).toHaveCount(0);
  }
  // The other may hold a card of that name; who watches is shown no hand at all.
  expect(await says(second, ".field, .table-side", name)).toBe(false);
  expect(await says(watcher, "body", name)).toBe(false);

  await first.getByRole("button", { name: "Undo" }).click();
  await first.getByRole("button", { name: "Ask them" }).click();
  await second.getByRole("button", { name: "Allow it", exact: true }).click();
  for (const each of [first, second, watcher]) {
    await expect(cell(each, position).locator(".token")).toHaveCount(0);
  }
  await first.getByRole("button", { name: "End the Assault Phase" }).click();
  await expect(second.locator(asked)).toBeVisible();
  await expect(first.getByText(/Waiting for/)).toBeVisible();
  await elsewhere.close();
  await outside.close();
});
