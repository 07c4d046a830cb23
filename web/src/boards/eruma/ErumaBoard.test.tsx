import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Choice, Decision } from "../../protocol/messages";
import type { BoardProps } from "../board";
import { boardProps, choice } from "../testing";
import { ErumaBoard } from "./ErumaBoard";
import { printed, raid, side, standing } from "./example";
import type { RaidView } from "./view";

const play = choice(["play", 1, 3], ["h1", "p3"]);
const move = choice(["move", 7, 12], ["p7", "p12"]);
const steal = choice(["steal", 12], ["p12"]);
const attack = choice(["attack", 7, 8], ["p7", "p8"], "Cutter is an Assassin: Magpie would die.");
const end = choice(["end"], []);

function asked(...choices: Choice[]): Decision {
  return { asked: 1, prompt: "Your Assault Phase.", rule: "action.three-points", choices };
}

function props(view: RaidView, changes: Partial<BoardProps> = {}): BoardProps {
  const decision = changes.decision === undefined ? asked(play, move, end) : changes.decision;
  return boardProps(view, decision, printed, { names: ["Ana", "Bo"], ...changes, decision });
}

const cell = (position: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-position="${position}"]`);
  if (found === null) throw new Error(`no position ${position}`);
  return found;
};
const lit = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(".cell[data-offer]")].map(
    ({ dataset }) => `${dataset["position"]} ${dataset["offer"]}`,
  );

test("nothing is lit until a card is picked up; then where it may go, and a press takes it there", async () => {
  const given = props(raid([standing(7)]));
  render(<ErumaBoard {...given} />);
  expect(lit()).toEqual([]);
  await userEvent.click(cell(7));
  expect(lit()).toEqual(["12 move"]);
  await userEvent.keyboard("{Escape}");
  expect(lit()).toEqual([]);
  await userEvent.click(cell(7));
  await userEvent.click(cell(12));
  expect(given.commit).toHaveBeenCalledWith(move);
});

test("what would go badly is only armed by the first press", async () => {
  const other = standing(8, { card: "cutter", controller: 1, owner: 1 });
  const given = props(raid([standing(7), other]), { decision: asked(attack, end) });
  render(<ErumaBoard {...given} />);
  await userEvent.click(cell(7));
  expect(cell(8).dataset["warned"]).toBe("true");
  expect(cell(8).getAttribute("aria-label")).toMatch(/Magpie would die/);
  await userEvent.click(cell(8));
  expect(given.commit).not.toHaveBeenCalled();
  expect(given.choose).toHaveBeenCalledWith(attack);
});

test("a card of the hand is played by pressing it and then a place", async () => {
  const given = props(raid([]));
  render(<ErumaBoard {...given} />);
  await userEvent.click(screen.getByRole("button", { name: /^Cutter/ }));
  expect(lit()).toEqual(["3 play"]);
  await userEvent.click(cell(3));
  expect(given.commit).toHaveBeenCalledWith(play);
});

test("what a card does where it stands is a button beside it, and what it may not do says why", async () => {
  const askWhyNot = vi.fn();
  const openRule = vi.fn();
  const reason = { text: "Move: No room.", rule: "move.one-step", kind: "move", objects: [] };
  const given = props(raid([standing(12)]), {
    decision: asked(steal, end),
    askWhyNot,
    openRule,
    reasons: { thing: "p12", reasons: [reason] },
  });
  render(<ErumaBoard {...given} />);
  expect(screen.queryByText("Move: No room.")).toBeNull();
  await userEvent.click(cell(12));
  expect(askWhyNot).toHaveBeenCalledWith("p12");
  await userEvent.click(screen.getByRole("button", { name: "Move: No room." }));
  expect(openRule).toHaveBeenCalledWith("move.one-step");
  await userEvent.click(screen.getByRole("button", { name: "Steal" }));
  expect(given.commit).toHaveBeenCalledWith(steal);
});

test("a target is lit by itself, armed by the first press", async () => {
  const target = choice(["choose", 12], ["p12"]);
  const given = props(raid([standing(12, { controller: 1, owner: 1 })]), {
    decision: asked(target, choice(["enough"], [])),
  });
  render(<ErumaBoard {...given} />);
  expect(lit()).toEqual(["12 choose"]);
  await userEvent.click(cell(12));
  expect(given.choose).toHaveBeenCalledWith(target);
});

test("cards of a pile are laid out to choose from, each with its face", async () => {
  const one = choice(["choose", 80], ["g0", "c0"]);
  const other = choice(["choose", 81], ["g0", "c3"]);
  const given = props(raid([]), { decision: asked(one, other) });
  render(<ErumaBoard {...given} />);
  await userEvent.click(screen.getByRole("button", { name: /^Hound/ }));
  expect(given.choose).toHaveBeenCalledWith(other);
});

test("a face-down card of the other is a back without a name; one's own says what it is", () => {
  const hidden = standing(20, { card: null, up: false, known: false, controller: 1, owner: 1 });
  const own = standing(2, { up: false, known: false });
  render(<ErumaBoard {...props(raid([hidden, own]))} />);
  expect(cell(20).getAttribute("aria-label")).toBe("Bo's Zone 1, 1: Face-down, Bo's");
  expect(cell(2).getAttribute("aria-label")).toMatch(
    /Magpie, Thief, face-down; only you see it, yours/,
  );
  expect(cell(20).querySelector(".token-name")).toBeNull();
});

test("exhaustion, a running power, a taken card and a theft are told", () => {
  const card = standing(7, {
    exhausted: "left",
    live: true,
    stole: true,
    counters: { coin: 2 },
    owner: 1,
    types: ["Flying"],
  });
  render(<ErumaBoard {...props(raid([card]))} />);
  expect(cell(7).getAttribute("aria-label")).toBe(
    "Your Zone 2, 3: Magpie, Thief, Flying, yours, owned by Bo, exhausted, turned left, its power is running, stole this turn, 2 coin counters",
  );
  expect(cell(7).querySelector("[data-exhausted=left]")).not.toBeNull();
  expect(cell(7).querySelectorAll(".token-mark")).toHaveLength(4);
  expect(cell(7).querySelector(".token-owner")).not.toBeNull();
});

test("one's own rows lie nearest, from either side of the table", () => {
  const order = (): string[] =>
    [...document.querySelectorAll<HTMLElement>(".cell")].map(
      ({ dataset }) => dataset["position"] ?? "",
    );
  const { rerender } = render(<ErumaBoard {...props(raid([]))} />);
  expect(order().at(-1)).toBe("4");
  const sides = [side(0, { hand: [] }), side(1)];
  rerender(<ErumaBoard {...props(raid([], { sides }), { you: 1, decision: null })} />);
  expect(order().at(-1)).toBe("24");
});

test("the arrows walk over the field", async () => {
  render(<ErumaBoard {...props(raid([]))} />);
  cell(0).focus();
  await userEvent.keyboard("{ArrowUp}{ArrowRight}");
  expect(document.activeElement).toBe(cell(6));
  await userEvent.keyboard("{End}{ArrowRight}{ArrowDown}");
  expect(document.activeElement).toBe(cell(4));
});

test("who watches sees no hand and picks nothing up", async () => {
  const sides = [side(0, { hand: [] }), side(1)];
  const given = props(raid([standing(7)], { sides }), { you: null, decision: null });
  delete given.commit;
  render(<ErumaBoard {...given} />);
  await userEvent.click(cell(7));
  expect(cell(7).dataset["chosen"]).toBe("false");
  expect(document.querySelector(".tray")).toBeNull();
  expect(screen.getAllByRole("img", { name: /2 in hand/ })).toHaveLength(2);
});
