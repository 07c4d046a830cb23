/**
 * One match as this seat sees it: keeps the table's state from what the server says, shows the
 * moments one after the other, and never sends a decision twice. It knows messages, not rules, and
 * draws nothing: whoever draws subscribes and reads `state`.
 *
 * After a lost connection nothing is sent again. The server begins every connection with the whole
 * table, and that says whether a decision under way had arrived.
 */

import { api, problemOf } from "../protocol/api";
import { withDifference } from "../protocol/differences";
import type {
  Choice,
  ClientMessage,
  Difference,
  HelloMessage,
  Now,
  PingMessage,
  Problem,
  RefusedMessage,
  ServerMessage,
  TableMessage,
  Told,
  View,
} from "../protocol/messages";
import { type Called, Line } from "./Line";
import { Moments } from "./Moments";
import { stateFrom, type Shown, type TableState } from "./table";

type Wish = Exclude<ClientMessage, HelloMessage | PingMessage>;
/** A message as it is asked for, before it gets its reference. */
type Unreferenced<Kind> = Kind extends Wish ? Omit<Kind, "reference"> : never;

const SAYINGS_KEPT = 30;
/** Refusals at the door that another attempt may not meet. */
const COMES_BACK = ["unavailable", "too-fast"];

function sameChoice(one: Choice, other: Choice): boolean {
  return JSON.stringify(one.spelled) === JSON.stringify(other.spelled);
}

export class TableConnection {
  state: TableState | null = null;
  problem: Problem | null = null;

  private readonly code: string;
  private readonly line: Line;
  private readonly watchers = new Set<() => void>();
  private readonly moments: Moments;
  private references = 0;
  private sent: { reference: string; asked: number } | null = null;
  /** How the table lies, by all that has come in so far. */
  private latest: View = {};

  constructor({ motion, ...called }: Called & { motion: boolean }) {
    this.code = called.code;
    this.moments = new Moments(motion, {
      show: (moment, pending) => this.show(moment, pending),
      skip: (moments) => this.skipTo(moments),
    });
    this.line = new Line(called, {
      dialling: () => this.change({ connection: "connecting", retryAt: null }),
      receive: (message) => this.receive(message),
      lost: (retryAt) => this.lose(retryAt),
    });
  }

  /** Be told of every change. */
  subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  open(): void {
    this.problem = null;
    this.line.open();
  }

  close(): void {
    this.moments.stop();
    this.line.close();
  }

  reconnect(): void {
    this.line.reconnect();
  }

  setMotion(motion: boolean): void {
    this.moments.setMotion(motion);
  }

  walkThrough(walking: boolean): void {
    this.moments.walkThrough(walking);
  }

  hold(held: boolean): void {
    this.moments.hold(held);
  }

  skipMoments(): void {
    this.moments.skip();
  }

  // What one can do

  decide(choice: Choice): void {
    const decision = this.state?.now.decision;
    const offered = decision?.choices.some((other) => sameChoice(other, choice)) ?? false;
    if (decision == null || !offered || this.sent !== null || this.moments.pending > 0) {
      return;
    }
    this.moments.stop();
    const reference = this.wish({ type: "decide", asked: decision.asked, choice: choice.spelled });
    if (reference !== null) {
      this.sent = { reference, asked: decision.asked };
      this.change({ deciding: choice, refused: null });
    }
  }

  /** Ask for anything but a decision. */
  ask(wish: Unreferenced<Exclude<Wish, { type: "decide" }>>): void {
    this.wish(wish);
  }

  /** A refusal that came another way than over the socket. */
  beToldOf(problem: Problem): void {
    this.change({ refused: { type: "refused", reference: null, ...problem } });
  }

  dismissRefusal(): void {
    this.change({ refused: null });
  }

  private wish(wish: Unreferenced<Wish>): string | null {
    if (this.state?.connection !== "open") {
      return null;
    }
    this.references += 1;
    const reference = `${this.references}`;
    this.line.send({ ...wish, reference });
    return reference;
  }

  // What comes in

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.startOver(message);
        break;
      case "step":
        this.goOn(
          message.moments.map((moment) => this.see(moment)),
          message.now,
        );
        break;
      case "standing":
        this.see(message.now);
        this.stand(message.now);
        break;
      case "said":
        this.hear(message.seat, message.saying);
        break;
      case "refused":
        this.beRefused(message);
        break;
      case "reasons":
        this.change({ reasons: message });
        break;
      case "done":
      case "pong":
        // What was obeyed shows in the table; that anything came is news enough for the line.
        break;
    }
  }

  private startOver(message: TableMessage): void {
    this.line.stands();
    this.moments.forget();
    this.sent = null;
    this.problem = null;
    this.latest = withDifference(null, message.now.view) as View;
    this.state = stateFrom(message, this.latest, this.state?.sayings ?? []);
    this.tell();
  }

  private stand(now: Now): void {
    // A question with another number is another question: the answer to the last one has arrived.
    if (now.decision?.asked !== this.sent?.asked) {
      this.sent = null;
    }
    this.change({
      now,
      reasons: null,
      deciding: this.sent === null ? null : (this.state?.deciding ?? null),
      pendingMoments: this.moments.pending,
      clockOffset: now.at * 1000 - Date.now(),
    });
    this.showLatest();
  }

  private hear(seat: number, saying: string): void {
    const said = { seat, saying, at: Date.now() };
    this.change({ sayings: [...(this.state?.sayings ?? []), said].slice(-SAYINGS_KEPT) });
  }

  private beRefused(refused: RefusedMessage): void {
    if (this.state?.connection !== "open") {
      this.beTurnedAway(refused);
      return;
    }
    // Without a reference it may be this one: a message that came too fast is not read.
    if (refused.reference === null || refused.reference === this.sent?.reference) {
      this.sent = null;
      this.change({ deciding: null });
    }
    this.change({ refused });
  }

  /** Refused at the door. A busy server is asked again; from any other there is nothing to come. */
  private beTurnedAway({ code, reason }: RefusedMessage): void {
    if (!COMES_BACK.includes(code)) {
      this.state = null;
      this.giveUp({ code, reason });
    }
  }

  private lose(retryAt: number): void {
    this.sent = null;
    this.change({
      connection: "lost",
      lostSince: this.state?.lostSince ?? Date.now(),
      retryAt,
      deciding: null,
    });
    if (this.state === null) {
      void this.askWhetherThereIsSuchAMatch();
    }
  }

  /** A line that never brought a table may lead to an address without a match behind it. */
  private async askWhetherThereIsSuchAMatch(): Promise<void> {
    try {
      await api.match(this.code);
    } catch (thrown) {
      const problem = problemOf(thrown);
      if (problem.code === "unreachable") {
        this.report(problem);
      } else {
        this.giveUp(problem);
      }
    }
  }

  private giveUp(problem: Problem): void {
    this.close();
    this.report(problem);
  }

  private report(problem: Problem): void {
    this.problem = problem;
    this.tell();
  }

  // Moments

  /** What a moment looks like: as the one before it, but for what is different. */
  private see({ view, told = [] }: { view: Difference; told?: Told[] }): Shown {
    this.latest = withDifference(this.latest, view) as View;
    return { view: this.latest, told };
  }

  private goOn(moments: Shown[], now: Now): void {
    this.see(now);
    this.moments.add(moments);
    this.stand(now);
    this.moments.begin();
  }

  private show(moment: Shown, pendingMoments: number): void {
    const story = [...(this.state?.story ?? []), ...moment.told];
    this.change({ shown: moment, story, pendingMoments });
    this.showLatest();
  }

  private skipTo(moments: Shown[]): void {
    const told = moments.flatMap((moment) => moment.told);
    if (this.state !== null) {
      const story = [...this.state.story, ...told];
      this.change({ shown: { view: this.latest, told }, story, pendingMoments: 0 });
    }
  }

  /** Where no moment is still to come, the table is as it stands now. */
  private showLatest(): void {
    if (this.state !== null && this.moments.pending === 0) {
      this.change({ shown: { view: this.latest, told: this.state.shown.told } });
    }
  }

  // Whoever draws

  private change(changed: Partial<TableState>): void {
    if (this.state !== null) {
      this.state = { ...this.state, ...changed };
      this.tell();
    }
  }

  private tell(): void {
    for (const watcher of this.watchers) {
      watcher();
    }
  }
}
