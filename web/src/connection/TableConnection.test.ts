/** A connection against a socket of paper: what it sends, what it shows, and how it comes back. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Choice, Moment, Now, ServerMessage, TableMessage } from "../protocol/messages";
import type { Socket } from "./Line";
import { TableConnection } from "./TableConnection";

class PaperSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.(new Event("open"));
  }
  says(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  drops(code = 1006): void {
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

const shoot: Choice = {
  spelled: ["pick", 0],
  label: "Shoot",
  warning: "",
  objects: ["hand-0-shot"],
};
const hide: Choice = { spelled: ["pick", 1], label: "Hide", warning: "", objects: ["hand-0-hide"] };
const token = "t".repeat(40);

function now(number: number, changed: Partial<Now> = {}): Now {
  return {
    number,
    view: [{ step: number }],
    decision: { asked: number, prompt: "What now?", rule: "", choices: [shoot, hide] },
    waiting: [0],
    seats: [],
    status: "playing",
    clocks: [],
    at: 1_000,
    draw_offers: [],
    undo_asked: null,
    undo: "nothing",
    outcome: null,
    rematch: null,
    ...changed,
  };
}

function table(number: number): TableMessage {
  return {
    type: "table",
    info: {
      match: "abcdefgh",
      game: "allumbra",
      title: "Allumbra",
      edition: "1",
      options: {},
      settings: {
        clock: { kind: "off", seconds: 60, added: 0 },
        out_of_time: "bot",
        absence_seconds: 60,
        listed: false,
        watched: true,
      },
      seats: [],
      status: "playing",
      created_at: 0,
      seed_hash: "",
      rematch: null,
      continues: null,
      own_cards: false,
    },
    you: 0,
    story: [{ text: "It begins.", rule: "", kind: "", objects: [] }],
    now: now(number),
  };
}

const moment = (step: number, ...sentences: string[]): Moment => ({
  told: sentences.map((text) => ({ text, rule: "", kind: "", objects: [] })),
  view: [{ step }],
});

describe("a connection", () => {
  let sockets: PaperSocket[];
  let connection: TableConnection;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    sockets = [];
    connection = new TableConnection({
      code: "abcdefgh",
      token,
      language: "pt",
      motion: true,
      makeSocket: (address) => {
        expect(address).not.toContain(token);
        const socket = new PaperSocket();
        sockets.push(socket);
        return socket;
      },
    });
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  function socket(): PaperSocket {
    const last = sockets.at(-1);
    if (last === undefined) {
      throw new Error("no socket was opened");
    }
    return last;
  }

  function sitDown(number = 4): void {
    connection.open();
    socket().opens();
    socket().says(table(number));
  }

  it("says hello with the token, and draws the whole table", () => {
    sitDown();
    expect(socket().sent).toEqual([{ type: "hello", token, language: "pt" }]);
    expect(connection.state).toMatchObject({
      you: 0,
      connection: "open",
      pendingMoments: 0,
      shown: { view: { step: 4 } },
      story: [{ text: "It begins." }],
    });
  });

  it("sends a decision once, however often it is pressed", () => {
    sitDown();
    connection.decide(shoot);
    connection.decide(shoot);
    connection.decide(hide);
    expect(socket().sent.slice(1)).toEqual([
      { type: "decide", asked: 4, choice: ["pick", 0], reference: "1" },
    ]);
    expect(connection.state?.deciding).toEqual(shoot);
  });

  it("does not decide again between the acknowledgement and the step it leads to", () => {
    sitDown();
    connection.decide(shoot);
    socket().says({ type: "done", reference: "1", number: 5 });
    socket().says({ type: "standing", now: now(4) });
    connection.decide(shoot);
    expect(socket().sent).toHaveLength(2);
    socket().says({ type: "step", moments: [], now: now(5) });
    expect(connection.state).toMatchObject({ deciding: null, shown: { view: { step: 5 } } });
    connection.decide(hide);
    expect(socket().sent.at(-1)).toMatchObject({ asked: 5, choice: ["pick", 1] });
  });

  it("shows at last what came while moments were being shown", () => {
    sitDown();
    socket().says({ type: "step", moments: [moment(5, "One."), moment(6, "Two.")], now: now(6) });
    socket().says({ type: "standing", now: now(7) });
    expect(connection.state).toMatchObject({ shown: { view: { step: 5 } } });
    vi.advanceTimersByTime(3_300);
    expect(connection.state).toMatchObject({
      shown: { view: { step: 7 }, told: [{ text: "Two." }] },
      pendingMoments: 0,
    });
  });

  it("makes each view from the one before and what is different", () => {
    sitDown();
    const moments: Moment[] = [
      { told: [], view: { hand: [["a", "b"]] } },
      { told: [], view: { hand: { swap: [0, 1] }, step: [5] } },
    ];
    socket().says({ type: "step", moments, now: now(5, { view: { step: [6] } }) });
    expect(connection.state?.shown.view).toEqual({ hand: ["b"], step: 6 });
    socket().says({ type: "standing", now: now(6, { view: {} }) });
    expect(connection.state?.shown.view).toEqual({ hand: ["b"], step: 6 });
    socket().says(table(8));
    expect(connection.state?.shown.view).toEqual({ step: 8 });
  });

  it("asks again at a door that is only busy", () => {
    connection.open();
    socket().opens();
    socket().says({ type: "refused", reference: null, code: "unavailable", reason: "Busy." });
    expect(connection.problem).toBeNull();
    socket().drops(1013);
    vi.advanceTimersByTime(501);
    expect(sockets).toHaveLength(2);
  });

  it.each(["1", null])("lets one choose again after a refusal, and says why", (reference) => {
    sitDown();
    connection.decide(shoot);
    socket().says({ type: "refused", reference, code: "too-fast", reason: "Wait a moment." });
    expect(connection.state).toMatchObject({
      deciding: null,
      refused: { reason: "Wait a moment." },
    });
    connection.decide(hide);
    expect(socket().sent).toHaveLength(3);
    expect(connection.state?.refused).toBeNull();
  });

  it("goes on sending while something else is refused", () => {
    sitDown();
    connection.decide(shoot);
    socket().says({ type: "refused", reference: "7", code: "too-fast", reason: "Much talk." });
    expect(connection.state?.deciding).toEqual(shoot);
  });

  it("asks why something is not offered, and keeps the answer until the table changes", () => {
    sitDown();
    connection.ask({ type: "why-not", thing: "p3" });
    expect(socket().sent.at(-1)).toMatchObject({ type: "why-not", thing: "p3" });
    const reasons = [{ text: "It lies face-down.", rule: "r", kind: "move", objects: [] }];
    socket().says({ type: "reasons", reference: "1", thing: "p3", reasons });
    expect(connection.state?.reasons?.reasons).toEqual(reasons);
    socket().says({ type: "standing", now: now(2) });
    expect(connection.state?.reasons).toBeNull();
  });

  it("sends nothing that is not offered", () => {
    sitDown();
    connection.decide({ spelled: ["pick", 9], label: "", warning: "", objects: [] });
    expect(socket().sent).toHaveLength(1);
  });

  it("shows moments one after the other, and tells the story with them", () => {
    sitDown();
    const moments = [moment(5, "Ana shoots."), moment(6), moment(7, "Bo hides.")];
    socket().says({ type: "step", moments, now: now(7) });
    expect(connection.state).toMatchObject({ shown: { view: { step: 5 } }, pendingMoments: 2 });
    expect(connection.state?.story).toHaveLength(2);
    connection.decide(shoot);
    expect(socket().sent).toHaveLength(1);
    vi.advanceTimersByTime(3_300);
    expect(connection.state).toMatchObject({ shown: { view: { step: 7 } }, pendingMoments: 0 });
    expect(connection.state?.story.map(({ text }) => text)).toEqual([
      "It begins.",
      "Ana shoots.",
      "Bo hides.",
    ]);
    connection.decide(shoot);
    expect(socket().sent).toHaveLength(2);
  });

  it("skips to the end when asked to", () => {
    sitDown();
    const moments = [moment(5, "One."), moment(6, "Two."), moment(7, "Three.")];
    socket().says({ type: "step", moments, now: now(7) });
    connection.skipMoments();
    expect(connection.state).toMatchObject({ shown: { view: { step: 7 } }, pendingMoments: 0 });
    expect(connection.state?.story).toHaveLength(4);
  });

  it("shows everything at once without motion", () => {
    sitDown();
    connection.setMotion(false);
    const moments = [moment(5, "One."), moment(6, "Two.")];
    socket().says({ type: "step", moments, now: now(6) });
    expect(connection.state).toMatchObject({
      shown: { view: { step: 6 }, told: [{ text: "One." }, { text: "Two." }] },
      pendingMoments: 0,
    });
  });

  it("comes back when the line drops, later and later, and resumes exactly", () => {
    sitDown();
    connection.decide(shoot);
    socket().drops();
    expect(connection.state).toMatchObject({ connection: "lost", deciding: null });
    const since = connection.state?.lostSince;
    expect(since).not.toBeNull();
    vi.advanceTimersByTime(501);
    expect(sockets).toHaveLength(2);
    socket().drops();
    vi.advanceTimersByTime(501);
    expect(sockets).toHaveLength(2);
    expect(connection.state?.lostSince).toBe(since);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(3);
    socket().opens();
    socket().says(table(9));
    expect(connection.state).toMatchObject({
      connection: "open",
      lostSince: null,
      now: { number: 9 },
    });
    // The decision under way is not sent again: the table says whether it had arrived.
    expect(socket().sent).toEqual([{ type: "hello", token, language: "pt" }]);
  });

  it("notices a line that died in silence", () => {
    sitDown();
    vi.advanceTimersByTime(20_001);
    expect(socket().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(10_001);
    expect(sockets[0]?.closed).toBe(true);
    expect(connection.state?.connection).toBe("lost");
  });

  it("stays on a line that answers", () => {
    sitDown();
    vi.advanceTimersByTime(20_001);
    socket().says({ type: "pong", at: 0 });
    vi.advanceTimersByTime(15_000);
    expect(connection.state?.connection).toBe("open");
  });

  it("gives up where there is nothing to see", () => {
    connection.open();
    socket().opens();
    socket().says({ type: "refused", reference: null, code: "not-yours", reason: "No seat." });
    expect(connection.problem).toEqual({ code: "not-yours", reason: "No seat." });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("hears what is said", () => {
    sitDown();
    socket().says({ type: "said", seat: 1, saying: "hello" });
    expect(connection.state?.sayings).toMatchObject([{ seat: 1, saying: "hello" }]);
  });

  it("hangs up for good when it is closed", () => {
    sitDown();
    connection.close();
    expect(socket().closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
