import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import type { Decision } from "../../protocol/messages";
import { litBy } from "../board";
import { boardProps, choice } from "../testing";
import plain from ".";
import { outline, readable, sentences } from "./outline";
import { PlainBoard } from "./PlainBoard";

const SPEECH = { yes: "yes", no: "no", none: "nothing" };
const PRINTED = {
  lanterns: [
    { key: "owl", name: "Old Owl", text: "Draw a card.", kind: "Bird", light: 2 },
    { key: "moth", name: "Moth", text: "", kind: "Insect" },
  ],
};
const VIEW = {
  round: 3,
  is_night: true,
  lantern_in_the_middle: null,
  players: [
    { points: 2, hand: [{ id: "h1", lantern: "owl", lit: false }], discard: ["moth", "moth"] },
    { points: 0, hand: [], hand_size: 4 },
  ],
};
const take = choice(["take", 1], ["h1"]);
const leave = choice(["leave"]);
const DECISION: Decision = {
  asked: 7,
  prompt: "Take a lantern, or leave.",
  rule: "lamps.take",
  choices: [take, leave],
};

describe("the outline of a view", () => {
  const parts = outline(VIEW, PRINTED, ["Ana", "Bo"], SPEECH);

  it("says facts in words", () => {
    expect(parts[0]).toEqual({ kind: "fact", title: "Round", value: "3" });
    expect(parts[1]).toEqual({ kind: "fact", title: "Is night", value: "yes" });
    expect(parts[2]).toMatchObject({ title: "Lantern in the middle", value: "nothing" });
    expect(readable("hand-size_of_all")).toBe("Hand size of all");
  });

  it("calls what belongs to players by their names, and cards by what is printed on them", () => {
    expect(sentences(parts)).toEqual([
      "Round: 3.",
      "Is night: yes.",
      "Lantern in the middle: nothing.",
      "Players, Ana, Points: 2.",
      "Players, Ana, Hand, Old Owl. Light: 2, Lit: no. Draw a card.",
      "Players, Ana, Discard, Moth.",
      "Players, Ana, Discard, Moth.",
      "Players, Bo, Points: 0.",
      "Players, Bo, Hand: nothing.",
      "Players, Bo, Hand size: 4.",
    ]);
  });

  it("shows what it cannot tell apart all the same", () => {
    const odd = outline({ rows: [[1, 2], [3]], deep: { a: { b: "c" } } }, {}, [], SPEECH);
    expect(sentences(odd)).toEqual(["Rows, 1: 1, 2.", "Rows, 2: 3.", "Deep, A, B: c."]);
  });
});

describe("the plain board", () => {
  it("lights what choices name, and lets one press it", async () => {
    const props = boardProps(VIEW, DECISION, PRINTED, { lit: litBy(DECISION) });
    render(<PlainBoard {...props} prompt={<p>Asked</p>} />);
    expect(screen.getByText("Asked")).toBeTruthy();
    const owl = screen.getByRole("button", { name: /Old Owl/ });
    expect(owl.textContent).toContain("Draw a card.");
    await userEvent.click(owl);
    expect(props.choose).toHaveBeenCalledWith(take);
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  it("marks what was pressed once", () => {
    const props = boardProps(VIEW, DECISION, PRINTED, { armed: take });
    render(<PlainBoard {...props} />);
    expect(screen.getByRole("button", { pressed: true }).textContent).toContain("Old Owl");
  });

  it("has a button for every choice, and something to say of every game", () => {
    expect(plain.buttons?.(DECISION)).toEqual([take, leave]);
    expect(plain.pitch("pt")).not.toBe("");
    expect(plain.lines(boardProps({ round: 1 }, null, {}))).toEqual(["Round: 1."]);
    expect(plain.faces(PRINTED, "en").map(({ name, kind }) => [name, kind])).toEqual([
      ["Old Owl", "Bird"],
      ["Moth", "Insect"],
    ]);
  });
});
