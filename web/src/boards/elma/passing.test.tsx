import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Decision } from "../../protocol/messages";
import type { BoardProps } from "../board";
import { ElmaBoard } from "./ElmaBoard";
import { battleOn, drive, player, queued, race } from "./example";
import { asked, choice, tableOf } from "./testing";
import type { RaceView } from "./view";

const play = choice(["play", 0], ["h0"]);
const pass = choice(["pass"]);
const end = choice(["end"]);

afterEach(() => vi.useRealTimers());

const calls = (step: "window" | "last-call", changes: Partial<RaceView> = {}): RaceView =>
  race({ step, active: 1, battle: battleOn([drive("k11", "orkan")]), ...changes });
const instant = choice(["instant", 10], ["h10"]);

function called(view: RaceView, decision: Decision, commit = vi.fn()): BoardProps {
  return tableOf(view, decision, { commit });
}

function setPassing(manner: string): void {
  const menu = screen.getByRole<HTMLSelectElement>("combobox", { name: /answers|Passing/ });
  act(() => {
    menu.value = manner;
    menu.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

test("unless told otherwise, one is asked", () => {
  vi.useFakeTimers();
  const given = called(calls("window"), asked(pass, instant));
  render(<ElmaBoard {...given} />);
  wait(60_000);
  expect(given.commit).not.toHaveBeenCalled();
});

test("who asks for it passes at once until their next turn, once for each question", () => {
  vi.useFakeTimers();
  const commit = vi.fn();
  const { rerender } = render(<ElmaBoard {...called(calls("window"), asked(pass), commit)} />);
  setPassing("turn");
  expect(screen.getByText("Passing for you")).toBeDefined();
  rerender(<ElmaBoard {...called(calls("window"), asked(pass), commit)} />);
  wait(2100);
  expect(commit).toHaveBeenCalledExactlyOnceWith(pass);
  rerender(<ElmaBoard {...called(calls("last-call", { turn: 9, active: 0 }), { ...asked(pass), asked: 2 }, commit)} />); // prettier-ignore
  wait(60_000);
  expect(commit).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("ask");
});

test("passing until the battle is over ends with it", () => {
  vi.useFakeTimers();
  const commit = vi.fn();
  const { rerender } = render(<ElmaBoard {...called(calls("window"), asked(pass), commit)} />);
  setPassing("battle");
  wait(2100);
  expect(commit).toHaveBeenCalledOnce();
  const next = battleOn([], queued("k99", "orchard"));
  rerender(<ElmaBoard {...called(calls("window", { battle: next }), { ...asked(pass), asked: 2 }, commit)} />); // prettier-ignore
  wait(60_000);
  expect(commit).toHaveBeenCalledOnce();
});

test("who wants to be asked at last calls only is asked at those, also after a reload", () => {
  vi.useFakeTimers();
  const commit = vi.fn();
  const { unmount } = render(<ElmaBoard {...called(calls("window"), asked(pass), commit)} />);
  setPassing("last-calls");
  unmount();
  const { rerender } = render(
    <ElmaBoard {...called(calls("last-call"), asked(pass, instant), commit)} />,
  );
  wait(60_000);
  expect(commit).not.toHaveBeenCalled();
  rerender(<ElmaBoard {...called(calls("window"), { ...asked(pass, instant), asked: 2 }, commit)} />); // prettier-ignore
  wait(2100);
  expect(commit).toHaveBeenCalledExactlyOnceWith(pass);
});

test("how long a pass takes tells nothing: the same with and without an instant in hand", () => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const took = (decision: Decision, view: RaceView): number => {
    const commit = vi.fn();
    const { unmount } = render(<ElmaBoard {...called(view, decision, commit)} />);
    setPassing("turn");
    let passed = 0;
    while (commit.mock.calls.length === 0 && passed < 10_000) {
      wait(100);
      passed += 100;
    }
    unmount();
    return passed;
  };
  const bare = calls("window", { players: [player(0, { hand: 1, cards: [{ id: "h0", card: "vidar" }] }), player(1)] }); // prettier-ignore
  const armed = took(asked(pass, instant), calls("window"));
  expect(armed).toBe(took(asked(pass), bare));
  expect(armed).toBe(1300);
});

test("a main phase is never passed", () => {
  vi.useFakeTimers();
  const given = called(race({ active: 0 }), asked(play, end));
  render(<ElmaBoard {...given} />);
  setPassing("turn");
  wait(60_000);
  expect(given.commit).not.toHaveBeenCalled();
});
