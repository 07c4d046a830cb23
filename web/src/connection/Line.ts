/**
 * The line to the server: one socket at a time, opened with hello, asked now and then whether it
 * still stands, and opened again when it fell, after ever longer waits. It carries messages and
 * knows nothing of what they mean.
 */

import type { ClientMessage, ServerMessage } from "../protocol/messages";

/** The part of a WebSocket used here, so that tests can stand in for it. */
export interface Socket {
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent<string>) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send: (text: string) => void;
  close: () => void;
}

export interface Called {
  code: string;
  token: string | null;
  language: string;
  makeSocket?: (address: string) => Socket;
}

export interface Listener {
  dialling: () => void;
  receive: (message: ServerMessage) => void;
  /** The line fell; the next attempt is made then, in milliseconds since the epoch. */
  lost: (retryAt: number) => void;
}

type Timer = ReturnType<typeof setTimeout>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
/** The socket's close code for "the server is going away and will be back". */
const SERVICE_RESTART = 1012;

export class Line {
  private readonly called: Called;
  private readonly listener: Listener;
  private socket: Socket | null = null;
  private wanted = false;
  private failures = 0;
  private retry: Timer | undefined;
  private ping: Timer | undefined;

  constructor(called: Called, listener: Listener) {
    this.called = called;
    this.listener = listener;
  }

  open(): void {
    this.wanted = true;
    window.addEventListener("online", this.reconnect);
    document.addEventListener("visibilitychange", this.whenSeen);
    if (this.socket === null) {
      this.dial();
    }
  }

  close(): void {
    this.wanted = false;
    window.removeEventListener("online", this.reconnect);
    document.removeEventListener("visibilitychange", this.whenSeen);
    clearTimeout(this.retry);
    this.hangUp();
  }

  /** Try again now rather than when the wait is over. */
  reconnect = (): void => {
    if (this.wanted && this.socket === null) {
      clearTimeout(this.retry);
      this.dial();
    }
  };

  /** Whoever listens got what it came for: the next wait is a short one again. */
  stands(): void {
    this.failures = 0;
  }

  send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private dial(): void {
    const { code, token, language, makeSocket } = this.called;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = `${scheme}//${location.host}/api/matches/${encodeURIComponent(code)}/socket`;
    const socket: Socket = makeSocket?.(address) ?? new WebSocket(address);
    this.socket = socket;
    this.listener.dialling();
    socket.onopen = () => {
      this.send({ type: "hello", token, language });
      this.keepAwake();
    };
    socket.onmessage = (event) => {
      this.keepAwake();
      this.listener.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.lose(event.code);
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.ping);
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  private lose(closeCode: number): void {
    this.hangUp();
    const doublings = closeCode === SERVICE_RESTART ? 0 : this.failures;
    // Not everybody who lost the server at once comes back at once.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** doublings) * (0.75 + Math.random() / 2);
    this.failures += 1;
    this.retry = setTimeout(this.reconnect, wait);
    this.listener.lost(Date.now() + wait);
  }

  /** A line can be dead without either end being told: ask now and then. */
  private keepAwake(): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => {
      this.send({ type: "ping" });
      this.ping = setTimeout(() => this.lose(0), ANSWER_WITHIN);
    }, PING_EVERY);
  }

  private whenSeen = (): void => {
    if (document.visibilityState === "visible") {
      this.reconnect();
    }
  };
}
