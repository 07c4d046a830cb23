import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Prompt, type PromptProps } from "./Prompt";
import { Story } from "./Story";

const nothing = (): void => undefined;

// The prompt

const choice = (name: string) => ({ spelled: [name], label: name, warning: "", objects: [] });
const asked: PromptProps = {
  decision: {
    asked: 1,
    prompt: "Pick one.",
    rule: "turn.pick",
    choices: [choice("a"), choice("b")],
  },
  buttons: [choice("a")],
  armed: null,
  sending: false,
  showing: false,
  over: false,
  waiting: [],
  watching: false,
  decided: ["Bo"],
  note: null,
  onChoose: nothing,
  onCommit: nothing,
  onSkip: nothing,
  onRule: nothing,
};

test("the prompt says what is asked, who has decided, and opens the rule", async () => {
  const onRule = vi.fn();
  render(<Prompt {...asked} onRule={onRule} />);
  expect(screen.getByText(/Pick one\./)).toBeDefined();
  expect(screen.getByText("Bo has decided.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Which rule asks this?" }));
  expect(onRule).toHaveBeenCalledWith("turn.pick");
});

test("choices without an object are buttons; an armed one is committed", async () => {
  const onChoose = vi.fn();
  const onCommit = vi.fn();
  render(<Prompt {...asked} armed={choice("b")} onChoose={onChoose} onCommit={onCommit} />);
  await userEvent.click(screen.getByRole("button", { name: "a" }));
  expect(onChoose).toHaveBeenCalledWith(choice("a"));
  await userEvent.click(screen.getByRole("button", { name: "Commit: b" }));
  expect(onCommit).toHaveBeenCalledOnce();
});

test("while others decide the prompt says whom everybody waits for, and how long", () => {
  render(<Prompt {...asked} decision={null} waiting={["Bo"]} />);
  expect(screen.getByText("Waiting for Bo, for 0:00")).toBeDefined();
});

test("while moments are shown they can be skipped", async () => {
  const onSkip = vi.fn();
  render(<Prompt {...asked} showing onSkip={onSkip} />);
  await userEvent.click(screen.getByRole("button", { name: "Skip" }));
  expect(onSkip).toHaveBeenCalledOnce();
});

// The story

test("every sentence of the story opens its rule, and chapters stand out", async () => {
  const onRule = vi.fn();
  const story = [
    { text: "Turn 1 begins.", rule: "turn", kind: "turn-begins", objects: [] },
    { text: "Ana hits.", rule: "hit", kind: "hit", objects: [] },
  ];
  render(<Story story={story} chapters={["turn"]} onRule={onRule} />);
  expect(screen.getAllByRole("listitem").map((item) => item.dataset["chapter"])).toEqual([
    "true",
    "false",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Ana hits." }));
  expect(onRule).toHaveBeenCalledWith("hit");
});

test("the same sentence several times in a row stands there once, with how often", () => {
  const drew = { text: "Bo draws a card.", rule: "draw", kind: "drew", objects: [] };
  const other = { ...drew, text: "Ana draws a card." };
  render(<Story story={[drew, drew, drew, other, drew]} chapters={[]} onRule={nothing} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Bo draws a card. × 3",
    "Ana draws a card.",
    "Bo draws a card.",
  ]);
});

test("an empty story says what will stand there", () => {
  render(<Story story={[]} chapters={[]} onRule={nothing} />);
  expect(screen.getByText(/Nothing has happened yet/)).toBeDefined();
});
