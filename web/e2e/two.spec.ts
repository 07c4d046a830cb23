/** Two people at one table, each in a browser of their own: playing, undo, draws, sayings. */

import type { Browser, Page } from "@playwright/test";

import { holdSeat, seatsForTwo } from "./matches";
import { expect, test } from "./table";

/** Ana and Bo at a new table. */
async function twoSitDown(
  page: Page,
  browser: Browser,
  baseURL: string | undefined,
): Promise<[Page, Page]> {
  const other = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  const [ana, bo] = await seatsForTwo(page);
  await other.goto("/");
  for (const [table, seated] of [
    [page, ana],
    [other, bo],
  ] as const) {
    await table.emulateMedia({ reducedMotion: "reduce" });
    await holdSeat(table, seated);
    await table.goto(`/table/${seated.match}`);
    await expect(table.locator(".prompt[data-asked=true]")).toBeVisible();
  }
  return [page, other];
}

async function pick(table: Page): Promise<void> {
  await table.locator(".hand .card[data-lit=true]").first().click();
  await table.locator(".prompt-commit").click();
  await expect(table.locator(".prompt-commit[aria-disabled=false]")).toHaveCount(0);
}

const firstClash = (table: Page) =>
  table.getByRole("region", { name: "First clash" }).locator(".card");

test("both pick in secret, both see the reveal; a free undo takes a pick back", async ({
  page,
  browser,
  baseURL,
}) => {
  const [ana, bo] = await twoSitDown(page, browser, baseURL);
  await pick(ana);
  await expect(ana.getByText(/Waiting for Bo/)).toBeVisible();
  await expect(bo.getByText("Ana has decided")).toBeVisible();
  await expect(firstClash(bo)).toHaveCount(0);
  await ana.getByRole("button", { name: "Undo" }).click();
  await expect(ana.locator(".prompt[data-asked=true]")).toBeVisible();
  await pick(ana);
  await pick(bo);
  for (const table of [ana, bo]) await expect(firstClash(table)).toHaveCount(2);
  await bo.close();
});

test("an undo after the reveal is asked for, refused, and given", async ({
  page,
  browser,
  baseURL,
}) => {
  const [ana, bo] = await twoSitDown(page, browser, baseURL);
  await pick(ana);
  await pick(bo);
  await expect(firstClash(ana)).toHaveCount(2);
  for (const answer of ["Refuse", "Allow it"]) {
    await ana.getByRole("button", { name: "Undo" }).click();
    await ana.getByRole("button", { name: "Ask them" }).click();
    await expect(bo.getByText("Ana asks to take back the last choice.")).toBeVisible();
    await expect(firstClash(ana)).toHaveCount(2);
    await bo.getByRole("button", { name: answer, exact: true }).click();
    await expect(bo.getByText("Ana asks to take back")).toBeHidden();
  }
  await expect(firstClash(ana)).toHaveCount(0);
  await expect(ana.locator(".prompt[data-asked=true]")).toBeVisible();
  await bo.close();
});

test("something said is heard unless muted; a draw offered is agreed to", async ({
  page,
  browser,
  baseURL,
}) => {
  const [ana, bo] = await twoSitDown(page, browser, baseURL);
  await bo.getByRole("button", { name: "Say something" }).click();
  await bo.getByRole("button", { name: "Good luck!" }).click();
  await expect(ana.getByText("Bo: Good luck!")).toBeVisible();
  await ana.getByRole("button", { name: "Mute Bo" }).click();
  await expect(ana.getByText("Bo: Good luck!")).toBeHidden();
  await bo.getByRole("button", { name: "Offer a draw" }).click();
  await bo.getByRole("dialog").getByRole("button", { name: "Offer a draw" }).click();
  await ana.getByRole("button", { name: "Agree", exact: true }).click();
  for (const table of [ana, bo]) await expect(table.locator(".result")).toContainText("A draw.");
  await bo.close();
});
