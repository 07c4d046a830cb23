import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Now, Seat } from "../protocol/messages";
import { SeatClock } from "./Clocks";
import { People, type PeopleProps } from "./People";
import { Bubble, SayMenu } from "./Sayings";
import { asTime } from "./time";
import { Offers, Wishes } from "./Wishes";

const nothing = (): void => undefined;

// People and clocks

beforeEach(() => {
  vi.setSystemTime(1_000_000);
});
afterEach(() => {
  vi.useRealTimers();
});

test("times are told as people read them", () => {
  expect([asTime(7), asTime(750), asTime(3723), asTime(-1)]).toEqual([
    "0:07",
    "12:30",
    "1:02:03",
    "0:00",
  ]);
});

test("a clock runs on from the server's time, by the server's clock", () => {
  const clock = { seat: 0, seconds_left: 60, running: true };
  render(<SeatClock clock={clock} name="Ana" at={1005} offset={10_000} />);
  expect(screen.getByRole("timer", { name: "Ana's clock is running: 0:55 left" })).toBeDefined();
});

test("a clock that stands does not run", () => {
  const clock = { seat: 0, seconds_left: 60, running: false };
  render(<SeatClock clock={clock} name="Ana" at={0} offset={0} />);
  expect(screen.getByText("1:00")).toBeDefined();
});

const person = (seat: number, changes: Partial<Seat> = {}): Seat => ({
  seat,
  name: ["Ana", "Bo"][seat] ?? "",
  kind: "human",
  bot: null,
  standing_in: false,
  connected: true,
  away_since: null,
  ...changes,
});
const people: PeopleProps = {
  seats: [person(0), person(1)],
  you: 0,
  waiting: [1],
  clocks: [],
  at: 0,
  offset: 0,
  absenceSeconds: 60,
  muted: new Set(),
  onMute: nothing,
  onStandIn: nothing,
};

test("whoever has been away for long enough may be stood in for by a bot", async () => {
  const onStandIn = vi.fn();
  const away = person(1, { connected: false, away_since: 1000 - 61 });
  render(<People {...people} seats={[person(0), away]} onStandIn={onStandIn} />);
  expect(screen.getByText("away for 1:01")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Let a bot play for Bo" }));
  expect(onStandIn).toHaveBeenCalledWith(1);
});

test("whoever has just left is waited for", () => {
  const away = person(1, { connected: false, away_since: 1000 - 5 });
  render(<People {...people} seats={[person(0), away]} />);
  expect(screen.queryByRole("button", { name: /Let a bot/ })).toBeNull();
});

test("others can be muted, oneself cannot", async () => {
  const onMute = vi.fn();
  render(<People {...people} onMute={onMute} />);
  await userEvent.click(screen.getByRole("button", { name: "Mute Bo" }));
  expect(onMute).toHaveBeenCalledWith(1);
  expect(screen.queryByRole("button", { name: "Mute Ana" })).toBeNull();
});

// Sayings

test("a saying is chosen from the menu", async () => {
  const onSay = vi.fn();
  render(<SayMenu onSay={onSay} />);
  await userEvent.click(screen.getByRole("button", { name: "Say something" }));
  await userEvent.click(screen.getByRole("button", { name: "Good luck!" }));
  expect(onSay).toHaveBeenCalledWith("good-luck");
  expect(screen.queryByRole("button", { name: "Good luck!" })).toBeNull();
});

test("what was said is heard, unless by somebody muted", () => {
  const sayings = [{ seat: 1, saying: "hello", at: Date.now() }];
  const bubble = (muted: number[]) => (
    <Bubble sayings={sayings} names={["Ana", "Bo"]} muted={new Set(muted)} />
  );
  const { rerender } = render(bubble([]));
  expect(screen.getByText("Bo: Hello!")).toBeDefined();
  rerender(bubble([1]));
  expect(screen.queryByText("Bo: Hello!")).toBeNull();
});

// Wishes

const now = (changes: Partial<Now> = {}): Now => ({
  number: 3,
  view: {},
  decision: null,
  waiting: [],
  seats: [person(0), person(1)],
  status: "playing",
  clocks: [],
  at: 0,
  draw_offers: [],
  undo_asked: null,
  undo: "free",
  outcome: null,
  rematch: null,
  ...changes,
});

test("a free undo is done at once, another is asked about first", async () => {
  const onUndo = vi.fn();
  const wishes = (undo: Now["undo"]) => (
    <Wishes now={now({ undo })} you={0} onUndo={onUndo} onDraw={nothing} onResign={nothing} />
  );
  const { rerender } = render(wishes("free"));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onUndo).toHaveBeenCalledTimes(1);
  rerender(wishes("ask"));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onUndo).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Ask them" }));
  expect(onUndo).toHaveBeenCalledTimes(2);
});

test("nobody gives up by a slip of the hand", async () => {
  const onResign = vi.fn();
  render(<Wishes now={now()} you={0} onUndo={nothing} onDraw={nothing} onResign={onResign} />);
  await userEvent.click(screen.getByRole("button", { name: "Resign" }));
  await userEvent.click(screen.getByRole("button", { name: "Keep playing" }));
  expect(onResign).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Resign" }));
  await userEvent.click(screen.getByRole("button", { name: "Give up" }));
  expect(onResign).toHaveBeenCalledOnce();
});

test("somebody's wish for an undo can be granted or refused, and barred with the second refusal", async () => {
  const onAnswer = vi.fn();
  const offers = (refusals: number) => (
    <Offers
      now={now({ undo_asked: { seat: 1, waiting: [0], refusals } })}
      you={0}
      names={["Ana", "Bo"]}
      onAgree={nothing}
      onAnswerUndo={onAnswer}
    />
  );
  const { rerender } = render(offers(0));
  expect(screen.queryByRole("button", { name: /no more asking/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Refuse" }));
  expect(onAnswer).toHaveBeenLastCalledWith(false, false);
  rerender(offers(1));
  await userEvent.click(screen.getByRole("button", { name: /no more asking/ }));
  expect(onAnswer).toHaveBeenLastCalledWith(false, true);
  await userEvent.click(screen.getByRole("button", { name: "Allow it" }));
  expect(onAnswer).toHaveBeenLastCalledWith(true, false);
});

test("a draw that is offered can be agreed to", async () => {
  const onAgree = vi.fn();
  render(
    <Offers
      now={now({ draw_offers: [1] })}
      you={0}
      names={["Ana", "Bo"]}
      onAgree={onAgree}
      onAnswerUndo={nothing}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Agree" }));
  expect(onAgree).toHaveBeenCalledOnce();
});
