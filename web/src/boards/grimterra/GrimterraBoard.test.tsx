import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Choice, Decision } from "../../protocol/messages";
import type { BoardProps } from "../board";
import { boardProps, choice } from "../testing";
import { bram, feud, fought, held, hero, printed, side } from "./example";
import { GrimterraBoard } from "./GrimterraBoard";
import type { FeudView } from "./view";

const end = choice(["end"]);

function asked(...choices: Choice[]): Decision {
  return { asked: 1, prompt: "Before combat.", rule: "turn.phase-order", choices };
}

function props(view: FeudView, changes: Partial<BoardProps> = {}): BoardProps {
  const decision = changes.decision === undefined ? asked(end) : changes.decision;
  return boardProps(view, decision, printed, { ...changes, decision });
}

function heroAt(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-hero="${id}"]`);
  if (found === null) throw new Error(`no hero ${id}`);
  return found;
}
const offered = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-hero][data-offer]")].map(
    ({ dataset }) => `${dataset["hero"]} ${dataset["offer"]}`,
  );

test("a spell is picked up, and cast with a hero that is lit for it", async () => {
  const cast = choice(["cast", 8, 1], ["h8", "f1"]);
  const given = props(feud({ sides: [side(0, { hand: [held(8, "suture")] }), side(1)] }), {
    decision: asked(cast, end),
  });
  render(<GrimterraBoard {...given} />);
  expect(offered()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: /^Suture/ }));
  expect(offered()).toEqual(["f1 cast"]);
  expect(screen.getByRole("button", { name: "Cast with Bram" })).toBeTruthy();
  await userEvent.click(heroAt("f1"));
  expect(given.commit).toHaveBeenCalledWith(cast);
});

test("what would kill the hero is only armed by the first press", async () => {
  const cast = choice(["cast", 7, 0], ["h7", "f0"], "Finch has 4 dark counters: it dies.");
  const given = props(feud({ sides: [side(0, { hand: [held(7, "hunger")] }), side(1)] }), {
    decision: asked(cast, end),
  });
  render(<GrimterraBoard {...given} />);
  await userEvent.click(screen.getByRole("button", { name: /^Hunger/ }));
  await userEvent.click(heroAt("f0"));
  expect(given.commit).not.toHaveBeenCalled();
  expect(given.choose).toHaveBeenCalledWith(cast);
});

test("a card is placed by pressing it: armed, and told what it would come to", async () => {
  const lay = choice(["lay", 6], ["h6"]);
  const given = props(fought(), { decision: asked(choice(["lay", 5], ["h5"]), lay) });
  render(<GrimterraBoard {...given} />);
  const card = screen.getByRole("button", {
    name: /Breaker.*needs Fortutidas 4, Finch has 0: bluff only/,
  });
  expect(within(card).getByText("bluff only")).toBeTruthy();
  await userEvent.click(card);
  expect(given.choose).toHaveBeenCalledWith(lay);
  await userEvent.click(screen.getByRole("button", { name: "Place it face down" }));
  expect(given.commit).toHaveBeenCalledWith(lay);
});

test("a hero tells both of its sides, uses its power and what it wears, and says why not", async () => {
  const power = choice(["power", 0], ["f0"]);
  const use = choice(["use", 40], ["e40"]);
  const askWhyNot = vi.fn();
  const openRule = vi.fn();
  const reason = {
    text: "Arena: It stays.",
    rule: "turn.arena-hero-locked",
    kind: "arena",
    objects: [],
  };
  const dressed = hero(0, { worn: [{ id: "e40", card: "coat" }] });
  const given = props(feud({ sides: [side(0, { heroes: [dressed, bram(1)] }), side(1)] }), {
    decision: asked(power, use, end),
    askWhyNot,
    openRule,
    reasons: { thing: "f0", reasons: [reason] },
  });
  render(<GrimterraBoard {...given} />);
  await userEvent.click(heroAt("f0"));
  expect(askWhyNot).toHaveBeenCalledWith("f0");
  const chosen = screen.getByRole("complementary", { name: "Finch" });
  expect(chosen.textContent).toContain("Other side: Unbound");
  expect(chosen.textContent).toContain("The text of Unbound.");
  expect(chosen.textContent).toContain("The text of Coat.");
  await userEvent.click(screen.getByRole("button", { name: "Arena: It stays." }));
  expect(openRule).toHaveBeenCalledWith("turn.arena-hero-locked");
  await userEvent.click(screen.getByRole("button", { name: "use 40" }));
  expect(given.commit).toHaveBeenCalledWith(use);
  await userEvent.click(heroAt("f0"));
  await userEvent.click(screen.getByRole("button", { name: "Use its power" }));
  expect(given.commit).toHaveBeenCalledWith(power);
});

test("another's hero may be looked at, and is not asked about", async () => {
  const askWhyNot = vi.fn();
  render(<GrimterraBoard {...props(feud(), { askWhyNot })} />);
  await userEvent.click(heroAt("f4"));
  expect(screen.getByRole("complementary", { name: "Bram" })).toBeTruthy();
  expect(askWhyNot).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("complementary", { name: "Bram" })).toBeNull();
});

test("a target is chosen by pressing it, also among those who look on", async () => {
  const target = choice(["choose", 7], ["f7"]);
  const given = props(feud({ sides: [side(0), side(1), side(2)] }), { decision: asked(target) });
  render(<GrimterraBoard {...given} />);
  await userEvent.click(heroAt("f7"));
  expect(given.choose).toHaveBeenCalledWith(target);
});

test("cards of a pile are laid out to choose from; hidden ones are numbered", async () => {
  const one = choice(["choose", 80], ["d0", "c5"]);
  const other = choice(["choose", 81], ["s1"]);
  const given = props(feud(), { decision: asked(one, other) });
  render(<GrimterraBoard {...given} />);
  await userEvent.click(screen.getByRole("button", { name: /^Pounce/ }));
  expect(given.choose).toHaveBeenCalledWith(one);
  await userEvent.click(screen.getByRole("button", { name: "Card 1" }));
  expect(given.choose).toHaveBeenCalledWith(other);
});

test("a bluffed card shows its back to the other and is stamped; one's own says what it is", () => {
  const sides = [
    side(0, { tabled: { id: "t0", card: "pounce", state: "placed" } }),
    side(1, { tabled: { id: "t1", card: null, state: "bluffed" } }),
  ];
  render(<GrimterraBoard {...props(fought({ sides }))} />);
  const [own, theirs] = document.querySelectorAll<HTMLElement>(".tabled");
  expect(own?.querySelector(".tabled-secret")?.textContent).toContain("Pounce");
  expect(own?.querySelector(".card-back")).not.toBeNull();
  expect(theirs?.textContent).toContain("Bluff!");
  expect(theirs?.querySelector(".card-face")).toBeNull();
});

test("after an illegal card its place says so, and the other's effects need no success", () => {
  const sides = [side(0, { tabled: { id: "t0", card: "pounce", state: "revealed" } }), side(1)];
  const combat = { rival: 1, fighter: "f0", target: "f3", round: 1, rounds: 3, favoured: [0] };
  const { rerender } = render(<GrimterraBoard {...props(fought({ sides, combat }))} />);
  expect(screen.getByRole("img", { name: "illegal, discarded" })).toBeTruthy();
  expect(screen.getByText("effects need no success")).toBeTruthy();
  rerender(<GrimterraBoard {...props(fought({ sides }))} />);
  expect(screen.getByRole("img", { name: "Bo has placed no card yet" })).toBeTruthy();
});

test("the rounds say what was, what is and what is to come; each sentence opens its rule", async () => {
  const openRule = vi.fn();
  const told = ["combat-begins", "round", "avoided", "round"].map((kind) => ({
    kind,
    text: `It is ${kind}.`,
    rule: `rule.${kind}`,
    objects: [],
  }));
  const due = hero(3, { damage: 5, flips: true });
  const sides = [side(0), side(1, { heroes: [due] })];
  render(<GrimterraBoard {...props(fought({ sides }), { told, openRule })} />);
  const rounds = within(screen.getByRole("list", { name: "Rounds" })).getAllByRole("listitem");
  expect(rounds.map(({ textContent }) => textContent)).toEqual([
    "1First roundavoided",
    "2Second round",
    "3Third roundto come",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "It is avoided." }));
  expect(openRule).toHaveBeenCalledWith("rule.avoided");
  await userEvent.click(screen.getByRole("button", { name: /Finch turns to its other side/ }));
  expect(openRule).toHaveBeenCalledWith("heroes.flip-at-round-end");
});

test("health, wounds, dark counters and state are told without colour", () => {
  const hurt = hero(0, {
    card: "unbound",
    empowered: true,
    health: 8,
    damage: 3,
    dark: 5,
    wounds: [{ id: "w0-0", card: "pounce", amount: 3 }],
  });
  render(<GrimterraBoard {...props(feud({ sides: [side(0, { heroes: [hurt] }), side(1)] }))} />);
  const yours = screen.getByRole("region", { name: "Ana" });
  expect(within(yours).getByRole("img", { name: "Damage 3 of 8" }).textContent).toContain("3/8");
  const dark = within(yours).getByRole("img", { name: "Dark counters 5 of 6" });
  expect(dark.querySelectorAll(".pip[data-full=true]")).toHaveLength(5);
  expect(within(yours).getByText("Empowered")).toBeTruthy();
  expect(heroAt("f0").textContent).toContain("A 3");
});

test("unseen discards are counted, and shown as unseen", async () => {
  const discards = [
    { card: "pounce", bluffed: false },
    { card: null, bluffed: true },
  ];
  render(<GrimterraBoard {...props(feud({ sides: [side(0), side(1, { discards })] }))} />);
  const pile = screen.getByRole("button", { name: /Discards, Bo: 2/ });
  expect(pile.textContent).toContain("1 unseen");
  await userEvent.click(pile);
  expect(screen.getByText("A bluffed card, never shown")).toBeTruthy();
});

test("who watches sees no hand and what is done and lasts", () => {
  const given = props(
    feud({ done: ["power"], lasting: [{ card: "suture", seat: 1 }], casting: "coat" }),
    { you: null, decision: null },
  );
  delete given.commit;
  render(<GrimterraBoard {...given} />);
  expect(document.querySelector(".tray")).toBeNull();
  expect(screen.getByRole("img", { name: "power used this turn" })).toBeTruthy();
  expect(within(screen.getByRole("list", { name: "What lasts" })).getByText("Suture")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Coat is being carried out/ })).toBeTruthy();
});
