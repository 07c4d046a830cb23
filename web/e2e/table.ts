/** What the browser tests share: a running server, and a page that may complain of nothing. */

import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

import { Server } from "./server";

interface Worker {
  server: Server;
}

interface Each {
  /** What pages said on their consoles that they should not have said. */
  complaints: string[];
}

export const test = base.extend<Each, Worker>({
  server: [
    // Playwright reads from the first parameter which fixtures are needed: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.address);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") {
          complaints.push(message.text());
        }
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Nothing on the screen that axe objects to, in either light. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${colorScheme} ${id}: ${nodes.map(({ target }) => String(target)).join(", ")}`,
    );
    expect(found).toEqual([]);
  }
}

/** Nothing to the right of the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

/** A match against a bot that was given up at once: over, and so a replay. Gives its code. */
export async function finishedMatch(page: Page): Promise<string> {
  await page.goto("/");
  return page.evaluate(async () => {
    const response = await fetch("/api/matches", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        game: "allumbra",
        seats: [
          { kind: "human", name: "Ana" },
          { kind: "bot", bot: "random" },
        ],
      }),
    });
    const { match, token } = (await response.json()) as { match: string; token: string };
    const socket = new WebSocket(
      `${location.origin.replace("http", "ws")}/api/matches/${match}/socket`,
    );
    // Play a few cards so that there is something to look back on, then give up.
    await new Promise<void>((resolve) => {
      let decided = 0;
      socket.onopen = () => {
        socket.send(JSON.stringify({ type: "hello", token, language: "en" }));
      };
      socket.onmessage = (event: MessageEvent<string>) => {
        const { now } = JSON.parse(event.data) as {
          now?: {
            status: string;
            decision: { asked: number; choices: { spelled: unknown }[] } | null;
          };
        };
        if (now?.status === "over") {
          resolve();
        } else if (now?.decision != null && decided < 6) {
          decided += 1;
          const { asked, choices } = now.decision;
          const choice = choices[0]?.spelled;
          socket.send(JSON.stringify({ type: "decide", reference: `d${decided}`, asked, choice }));
        } else if (now !== undefined && decided >= 6) {
          socket.send(JSON.stringify({ type: "concede", reference: "c" }));
        }
      };
    });
    socket.close();
    return match;
  });
}
