import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Card } from "./card/Card";
import { groundOf } from "./card/art";
import type { Face } from "./card/face";
import { Counter } from "./Counter";
import { Hand } from "./Hand";
import { Pile } from "./Pile";

const face = (key: string, name: string): Face => ({
  key,
  name,
  kind: "Attack",
  frame: "pointed",
  text: `Text of ${name}.`,
  icon: "revolver",
  hues: [10, 20],
  facts: [{ icon: "bullet", figure: "1", meaning: "costs 1" }],
  notes: ["A note."],
});

const hide = face("hide", "Hide");

// Cards

test("a card says all of itself to those who hear it", () => {
  render(<Card face={hide} label="" />);
  expect(
    screen.getByRole("button", { name: "Hide. Attack. costs 1. Text of Hide." }),
  ).toBeDefined();
});

test("a card whose face is unknown is called what it is: face down", () => {
  render(<Card face={null} label="a card face down" />);
  expect(screen.getByRole("button").textContent).toBe("");
  expect(screen.getByRole("button", { name: "a card face down" })).toBeDefined();
});

test("a card that came to nothing is stamped with why", () => {
  render(<Card face={hide} label="" stamp="Cancelled by Shot" />);
  expect(screen.getByText("Cancelled by Shot")).toBeDefined();
  expect(screen.getByRole("button", { name: /Cancelled by Shot$/ })).toBeDefined();
});

test("two cards never have the same picture, and one always has its own", () => {
  expect(groundOf("hide")).toEqual(groundOf("hide"));
  expect(groundOf("hide")).not.toEqual(groundOf("reload"));
});

test("a long press looks at a card and does not choose it", () => {
  vi.useFakeTimers();
  const press = vi.fn();
  render(<Card face={hide} label="" onPress={press} />);
  const card = screen.getByRole("button");
  fireEvent.pointerDown(card, { pointerType: "touch" });
  act(() => void vi.advanceTimersByTime(500));
  expect(screen.getByText("A note.")).toBeDefined();
  fireEvent.pointerUp(card, { pointerType: "touch" });
  fireEvent.click(card);
  expect(press).not.toHaveBeenCalled();
  expect(screen.queryByText("A note.")).toBeNull();
  fireEvent.pointerDown(card, { pointerType: "touch" });
  fireEvent.pointerUp(card, { pointerType: "touch" });
  fireEvent.click(card);
  expect(press).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("the arrows walk along the hand, which is one stop for the Tab key", async () => {
  const user = userEvent.setup();
  const pressed = vi.fn();
  const cards = ["a", "b", "c"].map((id) => ({
    id,
    face: face(id, id.toUpperCase()),
    lit: true,
    armed: false,
    onPress: () => void pressed(id),
  }));
  render(<Hand title="Your hand" cards={cards} />);
  await user.tab();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{Enter}");
  expect(pressed).toHaveBeenCalledWith("c");
  await user.keyboard("{Home}{Enter}");
  expect(pressed).toHaveBeenLastCalledWith("a");
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test("when the focused card leaves the hand the next one has the focus", async () => {
  const cards = ["a", "b", "c"].map((id) => ({
    id,
    face: face(id, id.toUpperCase()),
    lit: true,
    armed: false,
    onPress: () => undefined,
  }));
  const { rerender } = render(<Hand title="Your hand" cards={cards} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  rerender(<Hand title="Your hand" cards={cards.filter(({ id }) => id !== "b")} />);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^C/ }));
});

// Piles and counters

test("an open pile can be looked through, kind by kind", async () => {
  const contents = [{ face: hide, count: 2, of: 3 }];
  render(<Pile name="Discards" title="Discards, Bo" count={2} top={null} contents={contents} />);
  await userEvent.click(screen.getByRole("button", { name: "Discards, Bo: 2. Look through" }));
  expect(within(screen.getByRole("dialog")).getByText("2 of 3")).toBeDefined();
});

test("a closed pile only tells its size", () => {
  render(<Pile name="Deck" title="Deck, Bo" count={12} top={null} contents={null} />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("img", { name: "Deck, Bo: 12" })).toBeDefined();
});

test("a counter shows by how much it changed", () => {
  const counter = (value: number) => (
    <Counter
      name="Energy"
      icon="hearts"
      shape="block"
      value={value}
      most={10}
      label={`Energy ${value}`}
    />
  );
  const { rerender } = render(counter(7));
  expect(screen.queryByText("−2")).toBeNull();
  rerender(counter(5));
  expect(screen.getByText("−2")).toBeDefined();
  rerender(counter(6));
  expect(screen.getByText("+1")).toBeDefined();
  expect(document.querySelectorAll('.counter-pip[data-full="true"]')).toHaveLength(6);
});

// Dragging

function drag(card: HTMLElement, by: number): void {
  card.setPointerCapture = () => undefined;
  Object.defineProperty(card, "offsetHeight", { value: 200 });
  // jsdom's pointer events know no place; its mouse events do.
  const point = (type: string, clientY: number): void => {
    fireEvent(card, new MouseEvent(type, { bubbles: true, button: 0, clientX: 50, clientY }));
  };
  point("pointerdown", 500);
  point("pointermove", 500 - by / 2);
  point("pointermove", 500 - by);
  point("pointerup", 500 - by);
  point("click", 500 - by);
}

test("a card dragged well out of its place is played, and not pressed as well", () => {
  const press = vi.fn();
  const out = vi.fn();
  render(<Card face={hide} label="" onPress={press} onDragOut={out} />);
  drag(screen.getByRole("button"), 180);
  expect(out).toHaveBeenCalledOnce();
  expect(press).not.toHaveBeenCalled();
});

test("a card dragged a little falls back", () => {
  const out = vi.fn();
  render(<Card face={hide} label="" onDragOut={out} />);
  drag(screen.getByRole("button"), 60);
  expect(out).not.toHaveBeenCalled();
  expect(screen.getByRole("button").style.translate).toBe("");
});
