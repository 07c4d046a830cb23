/** Every game there is holds at every size: prompt and hand in sight, nothing that scrolls within what scrolls,
 * nothing cut off or over another, no letters too small, nothing too small for a finger; as it begins, in
 * the middle, with a card picked up, and as it ends. So do the screens round the table. */

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";

import { expectHolds, type Size, SIZES } from "./measures";
import { holdSeat, type Seated, sitDown } from "./matches";
import { ROOT } from "./server";
import { expect, over } from "./table";
import { game as written, test } from "./written";

const folder = join(ROOT, "src", "rulewright", "games");
const games = readdirSync(folder).filter((name) => existsSync(join(folder, name, "__init__.py")));
const MIDDLE = 40;

/** A page for those who point with a finger, and one for those who have a mouse. */
async function pagesIn(browser: Browser, baseURL: string | undefined): Promise<Page[]> {
  return Promise.all(
    [true, false].map(async (touch) => {
      const context = await browser.newContext({
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: "reduce",
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      return context.newPage();
    }),
  );
}

/** What is seen now, at every size, on the page it is for. */
async function everySize(
  pages: Page[],
  when: string,
  axe: (size: Size) => boolean = () => false,
): Promise<void> {
  for (const size of SIZES) {
    const page = pages[size.touch ? 0 : 1];
    if (page === undefined) continue;
    await expectHolds(page, size, when);
    if (!axe(size)) continue;
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ["violations"] })
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(", ")}`,
    );
    expect(found.map((fault) => `${when} at ${size.width}x${size.height}: ${fault}`)).toEqual([]);
  }
}

/** Play for whoever sits there, whatever is offered, each time another of the choices; then stay or give up. */
async function playOn(
  page: Page,
  seated: Seated,
  decisions: number,
  giveUp = false,
): Promise<void> {
  await page.evaluate(
    async ({ match, token, wanted, concede }) => {
      interface Now {
        status: string;
        decision: { asked: number; choices: { spelled: unknown }[] } | null;
      }
      const address = `${location.origin.replace("http", "ws")}/api/matches/${match}/socket`;
      const socket = new WebSocket(address);
      await new Promise<void>((resolve) => {
        let decided = 0;
        let last = -1;
        socket.onopen = () => {
          socket.send(JSON.stringify({ type: "hello", token, language: "en" }));
        };
        socket.onmessage = (event: MessageEvent<string>) => {
          const { now } = JSON.parse(event.data) as { now?: Now };
          if (now === undefined) return;
          if (now.status === "over") resolve();
          const decision = now.decision;
          if (decision === null || decision.asked === last) return;
          last = decision.asked;
          if (decided >= wanted) {
            if (concede) socket.send(JSON.stringify({ type: "concede", reference: "c" }));
            else resolve();
            return;
          }
          const choice = decision.choices[(decided * 7) % decision.choices.length]?.spelled;
          decided += 1;
          const made = { type: "decide", reference: `d${decided}`, asked: last, choice };
          socket.send(JSON.stringify(made));
        };
      });
      socket.close();
    },
    { ...seated, wanted: decisions, concede: giveUp },
  );
}

for (const game of [...games, written]) {
  test(`${game} holds at every size, from beginning to end`, async ({ browser, baseURL }) => {
    test.slow();
    const pages = await pagesIn(browser, baseURL);
    const [first, second] = pages as [Page, Page];
    await first.goto("/");
    const most = await first.evaluate(async (name) => {
      const all = (await (await fetch("/api/games")).json()) as {
        name: string;
        most_seats: number;
      }[];
      return all.find((each) => each.name === name)?.most_seats ?? 2;
    }, game);
    const seated = await sitDown(first, { game, bots: Math.min(3, most - 1) });
    await second.goto("/");
    await holdSeat(second, seated, game);
    await second.goto(`/table/${seated.match}`);
    const asked = async (): Promise<void> => {
      for (const page of pages) {
        await expect(page.locator(".prompt[data-asked=true]").or(over(page)).first()).toBeVisible();
      }
    };
    await asked();
    await everySize(pages, `${game} at its beginning`);

    await playOn(first, seated, MIDDLE);
    // Both come back to what it is now, with nothing of what went before left to be shown.
    await Promise.all(pages.map((page) => page.reload()));
    await asked();
    await everySize(pages, `${game} in the middle`, () => true);

    for (const page of pages) {
      const card = page.locator(".hand .card").first();
      if ((await card.count()) > 0) await card.evaluate((held: HTMLElement) => held.click());
    }
    await everySize(pages, `${game} with a card picked up`);

    await playOn(first, seated, 0, true);
    for (const page of pages) await expect(over(page)).toBeVisible();
    await everySize(pages, `${game} at its end`);

    await Promise.all(pages.map((page) => page.goto(`/replay/${seated.match}`)));
    for (const page of pages) await expect(page.locator(".tabletop")).toBeVisible();
    await everySize(pages, `the replay of ${game}`);
    await Promise.all(pages.map((page) => page.context().close()));
  });
}

test("the screens round the table hold at every size", async ({ browser, baseURL }) => {
  test.slow();
  const pages = await pagesIn(browser, baseURL);
  const screens: Record<string, string> = {
    "/": ".game-tile",
    "/new/eruma": ".sheet .panel",
    "/cards/eruma": ".card",
    "/decks/eruma": ".sheet-actions, .button.primary",
    "/workshop/eruma": ".card",
    "/rules/eruma": ".rules-text li",
  };
  for (const [path, shows] of Object.entries(screens)) {
    await Promise.all(pages.map((page) => page.goto(path)));
    for (const page of pages) await expect(page.locator(shows).first()).toBeVisible();
    // What is as wide as the others' tests have it looked at there.
    await everySize(pages, path, ({ width }) => width !== 390 && width !== 1280);
  }
  await Promise.all(pages.map((page) => page.context().close()));
});
