import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Card } from "./card/Card";
import type { Face } from "./card/face";
import { dunesFor } from "./card/scenery";
import { Counter } from "./Counter";
import { Hand } from "./Hand";
import { HiddenHand } from "./HiddenHand";
import { Pile } from "./Pile";
import { placesFor, type HandPlace } from "./places";

const face = (key: string, name: string): Face => ({
  key,
  name,
  kind: "Attack",
  frame: "pointed",
  text: `Text of ${name}.`,
  icon: "open-book",
  hues: [10, 20],
  facts: [{ icon: "padlock", figure: "1", meaning: "costs 1" }],
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
  render(<Card face={hide} label="" stamp={{ words: "Cancelled by Shot", short: "Cancelled" }} />);
  expect(screen.getByText("Cancelled by Shot")).toBeDefined();
  expect(screen.getByRole("button", { name: /Cancelled by Shot$/ })).toBeDefined();
});

test("two cards never have the same picture, and one always has its own", () => {
  expect(dunesFor("hide")).toEqual(dunesFor("hide"));
  expect(dunesFor("hide")).not.toEqual(dunesFor("reload"));
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
    quiet: false,
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
    quiet: false,
    onPress: () => undefined,
  }));
  const { rerender } = render(<Hand title="Your hand" cards={cards} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  const gap = (card: (typeof cards)[number]) => ({ ...card, face: null });
  rerender(<Hand title="Your hand" cards={cards.map((c) => (c.id === "b" ? gap(c) : c))} />);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^C/ }));
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^A/ }));
});

const kinds = (places: readonly HandPlace[]): string[] =>
  places.map(({ kind, empty }) => (empty ? "-" : kind));

test("of several cards of a kind the pressed one leaves its place, and the others stay", () => {
  const before = placesFor([], ["a", "a", "b"]);
  expect(kinds(placesFor(before, ["a", "b"], 0))).toEqual(["-", "a", "b"]);
  expect(kinds(placesFor(before, ["a", "b"], 1))).toEqual(["a", "-", "b"]);
});

test("what is taken back lies where it lay, and what is drawn takes an empty place", () => {
  const played = placesFor(placesFor([], ["a", "b", "c", "d"]), ["a", "c"]);
  expect(kinds(played)).toEqual(["a", "-", "c", "-"]);
  expect(kinds(placesFor(played, ["a", "c", "d"]))).toEqual(["a", "-", "c", "d"]);
  expect(kinds(placesFor(played, ["a", "c", "x", "y", "z"]))).toEqual(["a", "x", "c", "y", "z"]);
});

test("a hand that has become smaller closes up when it draws", () => {
  const played = placesFor(placesFor([], ["a", "b", "c", "d"]), ["c"]);
  expect(kinds(placesFor(played, ["c", "x"]))).toEqual(["x", "c"]);
  expect(placesFor(played, [])).toEqual([]);
});

test("a hidden hand tells how many it holds and what was shown of it", () => {
  render(<HiddenHand count={4} shown="2 Hide" place="fan-1" emblem="cog" />);
  expect(screen.getByRole("img", { name: "4 in hand. Shown: 2 Hide" })).toBeDefined();
  expect(document.querySelectorAll(".card-back")).toHaveLength(4);
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
    <Counter name="Energy" icon="cog" shape="block" value={value} most={10} />
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
