import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { boardOf } from "../boards";
import { forgetAnswers } from "../protocol/api";
import type { Listed, NewMatch } from "../protocol/messages";
import { keepSeat, seatIn } from "../seats";
import { Home } from "./Home";
import { gameForTests } from "./gameForTests";

const duel = gameForTests({
  name: "allumbra",
  title: "Allumbra",
  bots: [{ bot: "search:1s", meaning: "good" }],
});
const token = "s".repeat(43);

function listed(match: string, changed: Partial<Listed> = {}): Listed {
  const seat = { bot: null, standing_in: false, connected: true, away_since: null };
  return {
    match,
    game: "allumbra",
    title: "Allumbra",
    seats: [
      { ...seat, seat: 0, name: "Ana", kind: "human" },
      { ...seat, seat: 1, name: "Bo", kind: "human" },
    ],
    status: "playing",
    created_at: Date.now() / 1000,
    your_seat: null,
    your_move: null,
    ...changed,
  };
}

/** A server of paper: what it answers to each path, and what was asked of it. */
function serve(answers: Record<string, unknown>) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const body: unknown = typeof request.body === "string" ? JSON.parse(request.body) : null;
    asked.push({ path, body });
    const found = Object.entries(answers).find(([begin]) => path.startsWith(begin));
    return found === undefined
      ? Promise.reject(new TypeError("offline"))
      : Promise.resolve(new Response(JSON.stringify(found[1]), { status: 200 }));
  });
  return asked;
}

const quiet = {
  "/api/games/allumbra/printed": {},
  "/api/games": [duel],
  "/api/matches?kind=open": [],
  "/api/matches?kind=live": [],
};

/** The board, of which home shows some cards, comes a moment later. */
async function comeHome(): Promise<void> {
  await act(async () => {
    render(<Home />);
    await boardOf("allumbra");
  });
}

describe("home", () => {
  beforeEach(() => history.replaceState(null, "", "/"));
  afterEach(() => {
    forgetAnswers();
    vi.unstubAllGlobals();
  });

  it("leads into a duel against a good bot with one click", async () => {
    const asked = serve({
      ...quiet,
      "/api/matches": { match: "k7m2wq9d", seat: 0, token },
    });
    await comeHome();
    await userEvent.click(await screen.findByRole("button", { name: /Play now/ }));
    await waitFor(() => expect(location.pathname).toBe("/table/k7m2wq9d"));
    const created = asked.find(({ path, body }) => path === "/api/matches" && body !== null);
    expect((created?.body as NewMatch).seats).toEqual([
      { kind: "human", name: "Guest" },
      { kind: "bot", bot: "search:1s" },
    ]);
    expect(seatIn("k7m2wq9d")?.token).toBe(token);
    expect(location.href).not.toContain(token);
  });

  it("teaches where nobody waits", async () => {
    serve(quiet);
    await comeHome();
    expect(await screen.findByText("Nobody is looking for a player just now.")).toBeTruthy();
    expect(screen.getByText("Send the link, or read out the code.")).toBeTruthy();
  });

  it("puts the matches that wait for one's own move first", async () => {
    keepSeat({ match: "aaaaaaaa", seat: 0, token }, "allumbra");
    serve({
      ...quiet,
      "/api/matches/mine": [
        listed("bbbbbbbb", { status: "over", your_seat: 0 }),
        listed("aaaaaaaa", { your_seat: 0, your_move: true }),
      ],
    });
    await comeHome();
    const rows = await waitFor(() => {
      const found = document.querySelectorAll(".match");
      expect(found).toHaveLength(2);
      return found;
    });
    expect(rows[0]?.textContent).toContain("against Bo");
    expect(rows[0]?.textContent).toContain("Your move");
    expect(rows[1]?.textContent).toContain("Finished");
  });

  it("offers the open seats of strangers, not one's own", async () => {
    keepSeat({ match: "aaaaaaaa", seat: 0, token }, "allumbra");
    serve({
      ...quiet,
      "/api/matches?kind=open": [listed("aaaaaaaa"), listed("cccccccc")],
      "/api/matches/mine": [],
    });
    await comeHome();
    const link = await screen.findByRole("link", { name: "Sit down" });
    expect(link.getAttribute("href")).toBe("/join/cccccccc");
  });

  it("says that the server does not answer, and tries again", async () => {
    serve({});
    await comeHome();
    expect(await screen.findByText("The server does not answer")).toBeTruthy();
    serve(quiet);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Allumbra")).toBeTruthy();
  });

  it("offers a game that has no board of its own, on the plain one", async () => {
    serve({ ...quiet, "/api/games": [duel, { ...duel, name: "unheard-of", title: "Unheard-of" }] });
    await comeHome();
    expect(await screen.findByRole("heading", { name: "Allumbra" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Unheard-of" })).toBeTruthy();
    expect(await screen.findByText(/plain board/)).toBeTruthy();
  });
});
