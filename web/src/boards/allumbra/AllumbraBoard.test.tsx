import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Choice, Decision, View } from "../../protocol/messages";
import { litBy, type BoardProps } from "../board";
import { AllumbraBoard } from "./AllumbraBoard";
import { duel, open, printed, side } from "./example";
import type { DuelView } from "./view";

const quickDraw: Choice = {
  spelled: ["pick", 0],
  label: "Quick Draw",
  warning: "",
  objects: ["hand-0-quick-draw"],
};
const decision: Decision = {
  asked: 1,
  prompt: "Pick a card.",
  rule: "turn.first-turn",
  choices: [quickDraw],
};

function props(view: DuelView, changes: Partial<BoardProps> = {}): BoardProps {
  return {
    view: view as unknown as View,
    you: 0,
    seats: [],
    decision,
    printed,
    told: [],
    lit: litBy(changes.decision === undefined ? decision : changes.decision),
    choose: vi.fn(),
    motion: false,
    language: "en",
    names: ["Ana", "Bo"],
    ...changes,
  };
}

const hand = (): HTMLElement => screen.getByRole("list", { name: "Your hand" });

test("what the choices name is lit, and pressing it says which choice", async () => {
  const given = props(duel());
  render(<AllumbraBoard {...given} />);
  const cards = within(hand()).getAllByRole("button");
  expect(cards.map((card) => card.dataset["lit"])).toEqual(["true", "true", "false"]);
  await userEvent.click(
    within(hand()).getAllByRole("button", { name: /^Quick Draw/ })[0] ?? hand(),
  );
  expect(given.choose).toHaveBeenCalledWith(quickDraw);
});

test("what is not offered can be asked about", async () => {
  const wonder = vi.fn();
  render(<AllumbraBoard {...props(duel(), { wonder })} />);
  await userEvent.click(within(hand()).getByRole("button", { name: /^Hide/ }));
  expect(wonder).toHaveBeenCalledWith("Hide");
});

test("of several cards of the armed kind one is raised", () => {
  render(<AllumbraBoard {...props(duel(), { armed: quickDraw })} />);
  const armed = within(hand())
    .getAllByRole("button")
    .filter((card) => card.dataset["armed"] === "true");
  expect(armed).toHaveLength(1);
});

test("a cancelled card says by what, and the sentence opens its rule", async () => {
  const openRule = vi.fn();
  const view = duel({
    clash: 1,
    duellists: [side(0, { row: [open("quick-draw")] }), side(1, { row: [open("hide")] })],
  });
  const told = [
    { kind: "turn-begins", rule: "turn.three-cards", text: "Turn 1 begins.", objects: [] },
    {
      kind: "revealed",
      rule: "turn.one-each-at-once",
      text: "Ana: Quick Draw; Bo: Hide.",
      objects: ["row-0-0", "row-1-0"],
    },
    {
      kind: "cancelled",
      rule: "clash.cancel-by-chart",
      text: "Bo's Hide cancels Quick Draw.",
      objects: ["duellist-1", "row-1-0", "row-0-0"],
    },
  ];
  render(<AllumbraBoard {...props(view, { told, openRule })} />);
  const lane = screen.getByRole("region", { name: "First clash" });
  expect(within(lane).getByRole("button", { name: /Cancelled by Hide/ })).toBeDefined();
  await userEvent.click(
    within(lane).getByRole("button", { name: "Bo's Hide cancels Quick Draw." }),
  );
  expect(openRule).toHaveBeenCalledWith("clash.cancel-by-chart");
});

test("their face-down card tells nothing of itself", () => {
  const view = duel({ duellists: [side(0), side(1, { row: [{ open: false, card: null }] })] });
  render(<AllumbraBoard {...props(view)} />);
  const lane = screen.getByRole("region", { name: "First clash" });
  expect(within(lane).getByRole("button", { name: "a card face down" })).toBeDefined();
});

test("a replay without a decision lights nothing", () => {
  render(<AllumbraBoard {...props(duel(), { decision: null, you: null })} />);
  expect(document.querySelector('[data-lit="true"]')).toBeNull();
});

test("before a duel with relics those on offer lie on the table", async () => {
  const choice: Choice = {
    spelled: ["choose", 0],
    label: "Vow",
    warning: "",
    objects: ["relic-0-vow"],
  };
  const asked = { ...decision, choices: [choice] };
  const balif = side(0, { character: "balif" });
  const given = props(duel({ relics: true, duellists: [balif, side(1)] }), { decision: asked });
  render(<AllumbraBoard {...given} />);
  await userEvent.click(screen.getByRole("button", { name: /Vow/ }));
  expect(given.choose).toHaveBeenCalledWith(choice);
});
