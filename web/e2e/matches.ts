/** Matches to test with, made over the server's own API: at once, and as far on as a test needs. */

import { expect, type Page } from "@playwright/test";

export interface Seated {
  match: string;
  seat: number;
  token: string;
}

interface Wanted {
  game?: string;
  options?: Record<string, boolean | string>;
  bot?: string;
  /** How many bots sit there besides oneself. */
  bots?: number;
}

/** Hold a seat in this browser, as somebody who sat down here does. */
export async function holdSeat(page: Page, seated: Seated, game = "allumbra"): Promise<void> {
  await page.evaluate(
    ([held, played]) => {
      const kept = [{ ...held, game: played, at: Date.now() }];
      localStorage.setItem("rulewright.seats", JSON.stringify(kept));
    },
    [seated, game] as const,
  );
}

/** Sit down at a new table against a bot or more, without the way through the set-up. */
export async function sitDown(
  page: Page,
  { game = "allumbra", options = {}, bot = "random", bots = 1 }: Wanted = {},
): Promise<Seated> {
  await page.goto("/");
  const seated = await page.evaluate(
    async ([played, chosen, kind, count]) => {
      const seats = [
        { kind: "human", name: "Ana" },
        ...Array.from({ length: count }, () => ({ kind: "bot", bot: kind })),
      ];
      const response = await fetch("/api/matches", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ game: played, options: chosen, seats }),
      });
      return (await response.json()) as Seated;
    },
    [game, options, bot, bots] as const,
  );
  await holdSeat(page, seated, game);
  await page.goto(`/table/${seated.match}`);
  // Where a bot begins, it has to wake up first.
  await expect(page.locator(".prompt[data-asked=true]")).toBeVisible();
  return seated;
}

/** Seats for Ana, who made the match and plays Stella if it is a duel, and for Bo. */
export async function seatsForTwo(page: Page, game = "allumbra"): Promise<[Seated, Seated]> {
  await page.goto("/");
  return page.evaluate(async (played) => {
    async function post(path: string, body: unknown): Promise<Seated> {
      const response = await fetch(`/api/matches${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return (await response.json()) as Seated;
    }
    const seats = [
      { kind: "human", name: "Ana" },
      { kind: "human", name: "Bo" },
    ];
    const options = played === "allumbra" ? { stella: "first" } : {};
    const ana = await post("", { game: played, options, seats });
    return [ana, await post(`/${ana.match}/seats`, { name: "Bo" })];
  }, game);
}

interface Played {
  /** How many decisions each of the two makes. */
  decisions: number;
  /** From which decision on they pick cards of which one cancels the other, where they can: Ana's
   * at first, then Bo's, and so on by turns. */
  cancelFrom: number;
  /** When they have: Ana gives up, or both stay where they are; else they leave. */
  then?: "concede" | "stay";
}

/** Play for both, over sockets of their own, what they can pay for. How many cards were cancelled from
 * there on. */
export function playForBoth(
  page: Page,
  [ana, bo]: [Seated, Seated],
  played: Played,
): Promise<number> {
  return page.evaluate(
    async ({ seated, decisions, cancelFrom, then }) => {
      interface Choice {
        spelled: (string | number)[];
        objects: string[];
      }
      interface Now {
        decision: { asked: number; choices: Choice[] } | null;
        status: string;
        view: Difference;
      }
      interface Message {
        type: string;
        now?: Now;
        moments?: { told: { rule: string }[]; view: Difference }[];
      }
      type Difference = readonly [unknown] | Readonly<Record<string, unknown>>;
      type Fields = Record<string, unknown>;
      /** Lists of fixed length and fields are all that ammo lies in: what comes and goes elsewhere is let be. */
      function withDifference(before: unknown, difference: Difference): unknown {
        if (Array.isArray(difference)) return difference[0];
        const made = (Array.isArray(before) ? before.slice() : { ...(before as Fields) }) as Fields;
        for (const [key, change] of Object.entries(difference as Fields)) {
          if (key !== "swap" && change !== null) {
            made[key] = withDifference(made[key], change as Difference);
          }
        }
        return made;
      }
      const response = await fetch("/api/games/allumbra/printed?language=en");
      const { cards } = (await response.json()) as {
        cards: { key: string; cost: number; cancels: string[] }[];
      };
      const printed = new Map(cards.map((card) => [card.key, card]));
      let counting = false;
      let cancelled = 0;
      const players = await Promise.all(
        seated.map(async ({ match, token }, seat) => {
          const address = `${location.origin.replace("http", "ws")}/api/matches/${match}/socket`;
          const socket = new WebSocket(address);
          const player: {
            socket: WebSocket;
            now: Now | null;
            view: unknown;
            changed: () => void;
          } = {
            socket,
            now: null,
            view: null,
            changed: () => undefined,
          };
          socket.onmessage = (event: MessageEvent<string>) => {
            const message = JSON.parse(event.data) as Message;
            const told = message.moments?.flatMap((moment) => moment.told) ?? [];
            if (counting && seat === 0) {
              cancelled += told.filter(({ rule }) => rule === "clash.cancel-by-chart").length;
            }
            for (const { view } of [
              ...(message.moments ?? []),
              ...(message.now ? [message.now] : []),
            ]) {
              player.view = withDifference(player.view, view);
            }
            if (message.now !== undefined) player.now = message.now;
            player.changed();
          };
          await new Promise((resolve) => {
            socket.onopen = resolve;
          });
          socket.send(JSON.stringify({ type: "hello", token, language: "en" }));
          return player;
        }),
      );
      type Player = (typeof players)[number];
      async function until(player: Player, holds: (now: Now) => boolean): Promise<void> {
        while (player.now === null || !holds(player.now)) {
          await new Promise<void>((resolve) => {
            player.changed = resolve;
          });
        }
      }
      const offered = (player: Player): Choice[] => player.now?.decision?.choices ?? [];
      const cardOf = ({ objects }: Choice): string => objects[0]?.replace(/^hand-\d-/, "") ?? "";
      const strikes = (one: Choice, other: Choice): boolean =>
        printed.get(cardOf(one))?.cancels.includes(cardOf(other)) === true;
      const pays = (seat: number, choice: Choice): boolean => {
        const view = players[seat]?.view as { duellists: { ammo: number }[] };
        return (printed.get(cardOf(choice))?.cost ?? 0) <= (view.duellists[seat]?.ammo ?? 0);
      };
      async function decide(player: Player, choice: Choice): Promise<void> {
        const asked = player.now?.decision?.asked ?? 0;
        player.socket.send(
          JSON.stringify({ type: "decide", reference: "d", asked, choice: choice.spelled }),
        );
        await until(player, ({ decision }) => decision?.asked !== asked);
      }
      const [first, second] = players;
      if (first === undefined || second === undefined) throw new Error("two are needed to play");
      for (let step = 0; step < decisions; step += 1) {
        counting ||= step >= cancelFrom;
        for (const player of players) await until(player, ({ decision }) => decision !== null);
        const pairs = offered(first)
          .filter((choice) => pays(0, choice))
          .flatMap((one) =>
            offered(second)
              .filter((choice) => pays(1, choice))
              .map((other) => [one, other] as const),
          );
        const striking = pairs.filter(([one, other]) =>
          (step - cancelFrom) % 2 === 0 ? strikes(one, other) : strikes(other, one),
        );
        const pair = (step >= cancelFrom ? striking[0] : undefined) ?? pairs[step % pairs.length];
        if (pair === undefined) break;
        await decide(first, pair[0]);
        await decide(second, pair[1]);
      }
      for (const player of players) {
        await until(player, ({ decision, status }) => decision !== null || status === "over");
      }
      if (then === "concede") {
        first.socket.send(JSON.stringify({ type: "concede", reference: "c" }));
        for (const player of players) await until(player, ({ status }) => status === "over");
      }
      if (then !== "stay") for (const { socket } of players) socket.close();
      return cancelled;
    },
    { seated: [ana, bo], ...played },
  );
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

/** Look at the replay of a match that is over: the board is there, nothing lies on it at the beginning,
 * and something does at the end. */
export async function lookBack(
  page: Page,
  match: string,
  board: string,
  things: string,
): Promise<void> {
  await page.getByRole("link", { name: "Look at the replay" }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${match}`));
  await expect(page.locator(board).first()).toBeVisible();
  await page.goto(`/replay/${match}?at=0`);
  await expect(page.locator(board).first()).toBeVisible();
  await expect(page.locator(things)).toHaveCount(0);
  await expect(page.locator(".scrubber")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.locator(things).first()).toBeVisible();
}
