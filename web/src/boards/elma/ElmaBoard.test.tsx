import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { expect, test, vi } from "vitest";
import type { BoardProps } from "../board";
import { ElmaBoard } from "./ElmaBoard";
import { duel, four, kuski, player, race } from "./example";
import { asked, choice, tableOf } from "./testing";
import type { RaceView } from "./view";

const play = choice(["play", 0], ["h0"]);
const add = choice(["add", 7], ["h7"]);
const enter = choice(["enter", 10], ["k10"]);
const end = choice(["end"]);

const props = (view: RaceView, { decision, ...changes }: Partial<BoardProps> = {}): BoardProps =>
  tableOf(view, decision === undefined ? asked(play, add, enter, end) : decision, changes);

const thing = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"]`);
  if (found === null) throw new Error(`nothing with the id ${id} is on the table`);
  return found;
};
const goals = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(".landing")].map(({ dataset }) => dataset["goal"]);
const held = (name: RegExp): HTMLElement => {
  const [first] = within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("button", {
    name,
  });
  if (first === undefined) throw new Error("no such card in hand");
  return first;
};

// What is drawn

test("two players: lanes by rank with results, what comes next and what they would earn", () => {
  render(<ElmaBoard {...props(duel)} />);
  const battle = screen.getByRole("region", { name: "The battle" });
  const lanes = [...battle.querySelectorAll(".lane-thing")];
  expect(lanes.map((lane) => lane.querySelector(".lane-name")?.textContent)).toEqual([
    "Orkan",
    "Gavel",
    "Moss",
  ]);
  expect(lanes.map((lane) => lane.querySelector(".lane-result")?.textContent)).toEqual([
    "30",
    "32",
    "48",
  ]);
  expect(lanes.map((lane) => lane.querySelector(".lane-points")?.textContent)).toEqual([
    "+3",
    "+2",
    "+1",
  ]);
  expect(lanes[0]?.querySelector(".lane-next")?.textContent).toBe("next 29");
  expect(within(battle).getByRole("img", { name: "4 of 6 turns left" })).toBeDefined();
  expect(battle.querySelectorAll(".lights-row [data-on=true]")).toHaveLength(4);
  expect(battle.querySelector(".ended-now")?.textContent).toBe(
    "If it ended now Ana 38 (+4) Bo 43 (+2)",
  );
});

test("who leads is marked, and the pale bike stands where the next record leads", () => {
  render(<ElmaBoard {...props(duel)} />);
  expect(thing("k11").querySelector(".lane-rank")?.getAttribute("data-leads")).toBe("true");
  expect(thing("k32").querySelector(".lane-rank")?.getAttribute("data-leads")).toBe("false");
  const at = (id: string, part: string): number =>
    Number(thing(id).querySelector<HTMLElement>(part)?.style.getPropertyValue("--at"));
  expect(at("k12", ".road-ghost")).toBeGreaterThan(at("k12", ".road-bike"));
  expect(at("k11", ".road-bike")).toBeGreaterThan(at("k32", ".road-bike"));
});

test("the queue tells the order, how long, and by whom; the after battle who is still there", () => {
  render(<ElmaBoard {...props(duel)} />);
  const queue = screen.getByRole("region", { name: "Queue" });
  expect(
    within(queue)
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label")),
  ).toEqual([
    "Queue, place 1: Orchard, Gravity, Apple, 3 full turns, by Quill of Ana.",
    "Queue, place 2: Springfield, Hoyla, 2 full turns, by Moss of Bo.",
  ]);
  const after = screen.getByRole("region", { name: "After battle" });
  expect(within(after).getByRole("button", { name: "Ribbit" })).toBeDefined();
});

test("four players: everybody has a part of the table, in turn order, and points on the track", () => {
  render(<ElmaBoard {...props(four, { decision: null })} />);
  const boxes = [...document.querySelectorAll<HTMLElement>(".rivals .player-box")];
  expect(boxes.map(({ dataset }) => dataset["seat"])).toEqual(["1", "2", "3"]);
  expect(boxes.map(({ dataset }) => dataset["active"])).toEqual(["false", "true", "false"]);
  expect(boxes[2]?.textContent).toContain("out of the game");
  const track = screen.getByRole("img", { name: /^Points towards 100/ });
  expect(track.getAttribute("aria-label")).toContain("Ana 52, Bo 61, Cleo 47, Dmitri 12");
  const [ana] = track.querySelectorAll<HTMLElement>(".track-lane");
  expect(ana?.style.getPropertyValue("--at")).toBe("0.52");
  expect(ana?.style.getPropertyValue("--then")).toBe("0.57");
  expect(within(screen.getByRole("region", { name: "Online kuskis of Cleo" })).getAllByRole("button")).toHaveLength(2); // prettier-ignore
});

test("apples are counted as such, and a word of the level says what it means", () => {
  render(<ElmaBoard {...props(four, { decision: null })} />);
  expect(thing("k11").querySelector(".lane-result")?.textContent).toBe(" 9");
  // What is counted already is not shown a second time as a counter.
  expect(thing("k11").querySelector(".plate-marks")?.textContent).toBe("2");
  expect(screen.getByRole("button", { name: /^Apple: each second of improvement/ })).toBeDefined();
});

test("a kuski that came offline this turn is shown to be tired, on its player's turn only", () => {
  const tired = kuski("k7", "quill", 0, { rested: false });
  const view = race({ players: [player(0, { offline: [tired] }), player(1)] });
  const { rerender } = render(<ElmaBoard {...props(view)} />);
  expect(thing("k7").getAttribute("aria-label")).toContain("came offline this turn");
  rerender(<ElmaBoard {...props({ ...view, active: 1 })} />);
  expect(thing("k7").getAttribute("aria-label")).toBe("Quill");
});

test("without a battle, a queue or an after battle, the table says so", () => {
  render(<ElmaBoard {...props(race())} />);
  expect(screen.getByText("No battle is ongoing.")).toBeDefined();
  expect(screen.getByText(/^No level is queued/)).toBeDefined();
  expect(screen.getByText("No after battle.")).toBeDefined();
});

test("who watches has no hand and nothing to set", () => {
  render(<ElmaBoard {...props(duel, { you: null, decision: null })} />);
  expect(screen.queryByRole("list", { name: "Your hand" })).toBeNull();
  expect(screen.queryByRole("combobox")).toBeNull();
});

test.each([
  ["two", duel],
  ["four", four],
])("axe finds nothing to object to at a table for %s", async (_, view) => {
  const { container } = render(<ElmaBoard {...props(view)} />);
  // What needs a drawn page (contrast, sizes) is looked at in a browser.
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

// Choosing

test("a picked-up card lights where it may go, and pressing that takes it there", async () => {
  const given = props(duel);
  render(<ElmaBoard {...given} />);
  expect(goals()).toEqual([]);
  await userEvent.click(held(/^Vidar/));
  expect(goals()).toEqual(["offline"]);
  await userEvent.keyboard("{Escape}");
  expect(goals()).toEqual([]);
  await userEvent.click(thing("k10"));
  expect(goals()).toEqual(["battle"]);
  await userEvent.click(screen.getByRole("button", { name: "Enter the battle" }));
  expect(given.commit).toHaveBeenCalledExactlyOnceWith(enter);
});

test("what lies in a lit part of the table that all share is pressed for it", async () => {
  const given = props(duel);
  render(<ElmaBoard {...given} />);
  await userEvent.click(thing("k10"));
  await userEvent.click(thing("k32"));
  expect(given.commit).toHaveBeenCalledExactlyOnceWith(enter);
  await userEvent.click(held(/^Orchard/));
  await userEvent.click(thing("k45"));
  expect(given.commit).toHaveBeenLastCalledWith(add);
});

test("one's own kuskis are never pressed for the part they lie in", async () => {
  const given = props(duel);
  render(<ElmaBoard {...given} />);
  await userEvent.click(held(/^Vidar/));
  await userEvent.click(thing("k7"));
  expect(given.commit).not.toHaveBeenCalled();
  expect(goals()).toEqual([]);
});

test("pressing a card twice does the one thing it may do; also by keyboard", async () => {
  const given = props(duel);
  render(<ElmaBoard {...given} />);
  held(/^Vidar/).focus();
  await userEvent.keyboard("{Enter}");
  expect(given.commit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(given.commit).toHaveBeenCalledExactlyOnceWith(play);
});

test("of two copies in hand either may be taken", async () => {
  const given = props(duel);
  render(<ElmaBoard {...given} />);
  const [, copy] = within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("button", {
    name: /^Orchard/,
  });
  await userEvent.click(copy ?? document.body);
  await userEvent.click(copy ?? document.body);
  expect(given.commit).toHaveBeenCalledExactlyOnceWith(add);
});

test("what would go badly is only armed", async () => {
  const risky = choice(["enter", 10], ["k10"], "It will be banned.");
  const given = props(duel, { decision: asked(risky, end) });
  render(<ElmaBoard {...given} />);
  await userEvent.click(thing("k10"));
  await userEvent.click(thing("k10"));
  expect(given.commit).not.toHaveBeenCalled();
  expect(given.choose).toHaveBeenCalledExactlyOnceWith(risky);
});

test("a card that is not offered is looked at, and asked why", async () => {
  const askWhyNot = vi.fn();
  const openRule = vi.fn();
  const reason = { text: "Enter: it is offline.", rule: "battle.offline-cannot-enter", kind: "enter", objects: [] }; // prettier-ignore
  const given = props(duel, { askWhyNot, openRule, reasons: { thing: "k7", reasons: [reason] } });
  render(<ElmaBoard {...given} />);
  await userEvent.click(thing("k7"));
  expect(askWhyNot).toHaveBeenCalledWith("k7");
  await userEvent.click(screen.getByRole("button", { name: "Enter: it is offline." }));
  expect(openRule).toHaveBeenCalledWith("battle.offline-cannot-enter");
});

test("an answer is given by pressing what is lit: first armed, and shown as such", async () => {
  const target = choice(["choose", 31], ["k31"]);
  const given = props(four, { decision: asked(target, choice(["choose", 50], ["k50"])) });
  const { rerender } = render(<ElmaBoard {...given} />);
  expect(thing("k31").dataset["offered"]).toBe("pick");
  expect(thing("k30").dataset["offered"]).toBeUndefined();
  await userEvent.click(thing("k31"));
  expect(given.choose).toHaveBeenCalledExactlyOnceWith(target);
  rerender(<ElmaBoard {...given} armed={target} />);
  expect(thing("k31").getAttribute("aria-pressed")).toBe("true");
  expect(thing("k50").getAttribute("aria-pressed")).toBe("false");
});

test("cards of a library that is searched are laid out by their names", async () => {
  const [found, other] = [choice(["choose", 0], ["d0"]), choice(["choose", 1], ["d0"])];
  found.label = "Hairpin";
  const given = props(race(), { decision: asked(found, other, choice(["enough"])) });
  render(<ElmaBoard {...given} />);
  const laid = screen.getByRole("list", { name: "To choose from" });
  await userEvent.click(within(laid).getByRole("button", { name: /^Hairpin/ }));
  expect(given.choose).toHaveBeenLastCalledWith(found);
  await userEvent.click(screen.getByRole("button", { name: "choose 1" }));
  expect(given.choose).toHaveBeenLastCalledWith(other);
});

test("cards of a pile are laid out to choose from, and unseen ones by name", async () => {
  const view = race({
    players: [player(0, { discard: [{ id: "k60", card: "moss" }] }), player(1)],
  });
  const [seen, unseen] = [choice(["choose", 60], ["k60"]), choice(["choose", 77], ["k77"])];
  const given = props(view, { decision: asked(seen, unseen) });
  render(<ElmaBoard {...given} />);
  const laid = screen.getByRole("list", { name: "To choose from" });
  await userEvent.click(within(laid).getByRole("button", { name: /^Moss/ }));
  expect(given.choose).toHaveBeenLastCalledWith(seen);
  await userEvent.click(screen.getByRole("button", { name: "choose 77" }));
  expect(given.choose).toHaveBeenLastCalledWith(unseen);
});

// Adding a level, step by step

test("a level is added in steps: by whom, how long, where", async () => {
  const given = props(duel);
  const { rerender } = render(<ElmaBoard {...given} />);
  const steps = (): string[] =>
    within(screen.getByRole("complementary", { name: "Adding a level" }))
      .getAllByRole("listitem")
      .map((step) => `${step.textContent}${step.ariaCurrent === "step" ? " *" : ""}`);
  await userEvent.click(held(/^Orchard/));
  await userEvent.click(held(/^Orchard/));
  rerender(<ElmaBoard {...given} decision={asked(choice(["by", 7], ["k7"]))} />);
  expect(screen.getByRole("heading", { name: "Orchard" })).toBeDefined();
  expect(steps()).toEqual(["1 Which kuski *", "2 How long"]);
  expect(thing("k7").dataset["offered"]).toBe("pick");

  const two = choice(["length", 2]);
  rerender(<ElmaBoard {...given} decision={asked(choice(["length", 1]), two)} />);
  expect(steps()).toEqual(["1 Which kuski", "2 How long *"]);
  await userEvent.click(screen.getByRole("button", { name: /^length 2: 4 turns/ }));
  expect(given.commit).toHaveBeenLastCalledWith(two);

  const [front, last] = [choice(["slot", 0], ["k44"]), choice(["slot", 2])];
  rerender(<ElmaBoard {...given} decision={asked(front, choice(["slot", 1], ["k45"]), last)} />);
  expect(steps()).toContain("3 Which place *");
  await userEvent.click(screen.getByRole("button", { name: "Put it before Orchard" }));
  expect(given.commit).toHaveBeenLastCalledWith(front);
  await userEvent.click(screen.getByRole("button", { name: "Put it last" }));
  expect(given.commit).toHaveBeenLastCalledWith(last);

  // Another copy of it is in hand; it is not picked up for that.
  rerender(<ElmaBoard {...given} />);
  expect(screen.queryByRole("heading", { name: "Orchard" })).toBeNull();
});
