import { act, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { boardOf, litBy } from "../../boards";
import { duel, open, printed, side } from "../../boards/allumbra/example";
import type { TableActions, TableState } from "../../connection/table";
import type { Choice, Decision, Now, Told, View } from "../../protocol/messages";
import { wordsIn } from "../../words";
import { guide, toldIn } from "./guided";
import { TableRoom } from "./TableRoom";
import { useChoosing, withoutObject } from "./useChoosing";
import { whyNot } from "./whyNot";

const view = duel() as unknown as View;
const pick = (kind: string, label: string, number: number): Choice => ({
  spelled: ["pick", number],
  label,
  warning: "",
  objects: [`hand-0-${kind}`],
});
const decision: Decision = {
  asked: 4,
  prompt: "Pick a card for the next clash.",
  rule: "turn.first-turn",
  choices: [pick("quick-draw", "Quick Draw", 0), pick("hide", "Hide", 2)],
};
const seat = (number: number, name: string) => ({
  seat: number,
  name,
  kind: "human" as const,
  bot: null,
  standing_in: false,
  connected: true,
  away_since: null,
});
const now: Now = {
  number: 2,
  view,
  decision,
  waiting: [0, 1],
  seats: [seat(0, "Ana"), seat(1, "Bo")],
  status: "playing",
  clocks: [],
  at: 0,
  draw_offers: [],
  undo_asked: null,
  undo: "nothing",
  outcome: null,
  rematch: null,
};
const state: TableState = {
  info: {
    match: "abcdefgh",
    game: "allumbra",
    title: "Allumbra: The Duel",
    edition: "1",
    options: {},
    settings: {
      clock: { kind: "off", seconds: 60, added: 0 },
      out_of_time: "bot",
      absence_seconds: 60,
      listed: false,
      watched: true,
    },
    seats: now.seats,
    status: "playing",
    created_at: 0,
    seed_hash: "0123456789",
    rematch: null,
    continues: null,
    own_cards: false,
  },
  you: 0,
  story: [],
  now,
  shown: { view, told: [] },
  pendingMoments: 0,
  deciding: null,
  connection: "open",
  lostSince: null,
  retryAt: null,
  refused: null,
  reasons: null,
  sayings: [],
  clockOffset: 0,
};

const actions = {
  decide: vi.fn(),
  concede: vi.fn(),
  offerDraw: vi.fn(),
  undo: vi.fn(),
  answerUndo: vi.fn(),
  say: vi.fn(),
  standIn: vi.fn(),
  askWhyNot: vi.fn(),
  skipMoments: vi.fn(),
  walkThrough: vi.fn(),
  hold: vi.fn(),
  dismissRefusal: vi.fn(),
  rematch: vi.fn(),
  reconnect: vi.fn(),
  takeBack: vi.fn(),
} satisfies TableActions;

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
});

async function sitDown(changes: Partial<TableState> = {}): Promise<void> {
  await act(async () => {
    render(<TableRoom state={{ ...state, ...changes }} actions={actions} printed={printed} />);
    await boardOf("allumbra");
  });
  await screen.findByRole("list", { name: "Your hand" });
}

test("the first press arms a card, the second plays it", async () => {
  await sitDown();
  const card = screen.getByRole("button", { name: /^Hide\./ });
  await userEvent.click(card);
  expect(actions.decide).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Commit: Hide" })).toBeDefined();
  await userEvent.click(card);
  expect(actions.decide).toHaveBeenCalledExactlyOnceWith(decision.choices[1]);
});

test("Enter commits what is armed, and Commit alone does nothing", async () => {
  await sitDown();
  await userEvent.click(screen.getByRole("button", { name: "Choose what is lit" }));
  expect(actions.decide).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: /^Hide\./ }));
  await userEvent.keyboard("{Enter}");
  expect(actions.decide).toHaveBeenCalledExactlyOnceWith(decision.choices[1]);
});

test("what was armed for one question is not armed for the next", async () => {
  const room = (asked: number) => (
    <TableRoom
      state={{ ...state, now: { ...now, decision: { ...decision, asked } } }}
      actions={actions}
      printed={printed}
    />
  );
  const { rerender } = render(room(4));
  await userEvent.click(await screen.findByRole("button", { name: /^Hide\./ }));
  rerender(room(5));
  expect(screen.getByRole("button", { name: "Choose what is lit" })).toBeDefined();
});

test("while moments are shown nothing can be decided", async () => {
  await sitDown({ pendingMoments: 2 });
  await userEvent.dblClick(screen.getByRole("button", { name: /^Hide\./ }));
  expect(actions.decide).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Skip" }));
  expect(actions.skipMoments).toHaveBeenCalledOnce();
});

test("the table as text offers every choice as a plain button", async () => {
  await sitDown();
  await userEvent.click(screen.getByRole("button", { name: "As text" }));
  expect(screen.getByText(/^In your hand: 2 Quick Draw, Hide/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(actions.decide).toHaveBeenCalledExactlyOnceWith(decision.choices[1]);
});

test("the end says who won and offers a rematch", async () => {
  const outcome = { shares: [100, 0], winners: [0], seed: "7", how: "conceded" as const };
  await sitDown({ now: { ...now, decision: null, waiting: [], status: "over", outcome } });
  expect(screen.getByText("You win!")).toBeDefined();
  expect(screen.getByText("By concession.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: /Rematch/ }));
  expect(actions.rematch).toHaveBeenCalledOnce();
});

test("whose seat a bot has taken may take it back", async () => {
  const mine = { ...seat(0, "Ana"), standing_in: true, bot: "greedy" };
  await sitDown({ now: { ...now, seats: [mine, seat(1, "Bo")] } });
  await userEvent.click(screen.getByRole("button", { name: "Take your seat back" }));
  expect(actions.takeBack).toHaveBeenCalledOnce();
});

test("a lost connection is told, with a way to try at once", async () => {
  await sitDown({ connection: "lost", lostSince: Date.now() });
  await userEvent.click(screen.getByRole("button", { name: "Try now" }));
  expect(actions.reconnect).toHaveBeenCalledOnce();
});

test("why something is not offered is told without knowing the rules", () => {
  const t = wordsIn("en");
  const why = (changes: Partial<TableState>): string => whyNot({ ...state, ...changes }, ["Bo"], t);
  expect(why({ connection: "lost" })).toMatch(/connection is lost/);
  expect(why({ you: null })).toMatch(/watching/);
  expect(why({ pendingMoments: 1 })).toMatch(/still being shown/);
  expect(why({ now: { ...now, decision: null } })).toMatch(/Bo is still deciding/);
  expect(why({ now: { ...now, status: "over" } })).toMatch(/over/);
  expect(why({})).toContain("Pick a card for the next clash.");
});

test("choices that share an object, name none, or stand alone become buttons", () => {
  const turn: Choice = {
    spelled: ["activate", 0],
    label: "Activate",
    warning: "",
    objects: ["relic-0-vow"],
  };
  const leave: Choice = {
    spelled: ["leave", 0],
    label: "Leave",
    warning: "",
    objects: ["relic-0-vow"],
  };
  const done: Choice = { spelled: ["done"], label: "Done", warning: "", objects: [] };
  const buttons = (choices: Choice[]): string[] => {
    const asked = { ...decision, choices };
    return withoutObject(asked, litBy(asked)).map(({ label }) => label);
  };
  expect(buttons([turn, leave])).toEqual(["Activate", "Leave"]);
  expect(buttons([turn, done])).toEqual(["Done"]);
  expect(buttons([leave])).toEqual(["Leave"]);
  expect(buttons(decision.choices)).toEqual([]);
});

test("a game that has no board of its own is played on the plain one", async () => {
  await act(async () => {
    const other = { ...state, info: { ...state.info, game: "unheard-of", title: "Unheard-of" } };
    render(<TableRoom state={other} actions={actions} printed={{}} />);
    await boardOf("unheard-of");
  });
  expect(await screen.findByRole("group", { name: "The table" })).toBeDefined();
  for (const { label } of decision.choices) {
    expect(screen.getAllByRole("button", { name: new RegExp(label) }).length).toBeGreaterThan(0);
  }
  await userEvent.click(screen.getByRole("button", { name: decision.choices[0]?.label ?? "" }));
  expect(actions.decide).toHaveBeenCalledWith(decision.choices[0]);
});

// The guide

const revealed = (...objects: string[]): Told[] => [
  { kind: "turn-begins", rule: "", text: "", objects: [] },
  { kind: "revealed", rule: "", text: "", objects: ["row-0-0", "row-1-0"] },
  ...(objects.length === 0 ? [] : [{ kind: "cancelled", rule: "", text: "", objects }]),
];
const clashed = duel({
  clash: 1,
  duellists: [side(0, { row: [open("quick-draw")] }), side(1, { row: [open("hide")] })],
}) as unknown as View;
const THEIRS_CANCELS = ["duellist-1", "row-1-0", "row-0-0"];
const opening = ["goal", "ammo", "hand", "first-pick", "reveal"];

test("the guide begins with what lies there, and is kept over a reload", async () => {
  guide("abcdefgh");
  await sitDown();
  expect(screen.getByRole("dialog", { name: "Your first duel" })).toBeDefined();
  for (let step = 0; step < 3; step += 1)
    await userEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(screen.getByText(/Quick Draw is a fair start/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Go on" })).toBeNull();
  expect(toldIn("abcdefgh")).toEqual(["goal", "ammo", "hand"]);
  expect(toldIn("zzzzzzzz")).toBeNull();
});

test("it explains a cancel when there is one, by the cards that lie there", async () => {
  guide("abcdefgh", opening);
  await sitDown({
    shown: { view: clashed, told: [] },
    story: revealed(...THEIRS_CANCELS),
  });
  expect(screen.getByText(/^Hide cancels Quick Draw, so your card did nothing/)).toBeDefined();
  expect(actions.hold).not.toHaveBeenCalledWith(true);
});

test("it says nothing of a cancel where there was none", async () => {
  guide("abcdefgh", opening);
  await sitDown({ shown: { view: clashed, told: [] }, story: revealed() });
  expect(screen.getByText(/do not cancel each other, so both did what they say/)).toBeDefined();
});

test("what it explains while it is being shown waits for it", async () => {
  guide("abcdefgh", opening);
  await sitDown({
    shown: { view: clashed, told: [] },
    story: revealed(...THEIRS_CANCELS),
    pendingMoments: 2,
  });
  expect(actions.walkThrough).toHaveBeenLastCalledWith(true);
  expect(actions.hold).toHaveBeenLastCalledWith(true);
  await userEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(actions.hold).toHaveBeenLastCalledWith(false);
  expect(toldIn("abcdefgh")).toContain("cancelled");
});

test("whoever plays on with a note open is told no more of it", async () => {
  guide("abcdefgh", opening);
  const room = (changes: Partial<TableState>) => (
    <TableRoom
      state={{
        ...state,
        shown: { view: clashed, told: [] },
        story: revealed(...THEIRS_CANCELS),
        ...changes,
      }}
      actions={actions}
      printed={printed}
    />
  );
  await boardOf("allumbra");
  let drawn: ReturnType<typeof render> | null = null;
  await act(async () => {
    drawn = render(room({}));
    await Promise.resolve();
  });
  await screen.findByText(/^Hide cancels Quick Draw/);
  (drawn as ReturnType<typeof render> | null)?.rerender(
    room({ deciding: decision.choices[0] ?? null }),
  );
  expect(screen.queryByText(/^Hide cancels Quick Draw/)).toBeNull();
  expect(toldIn("abcdefgh")).toContain("cancelled");
});

test("what would go badly is said once it is armed, and only then", () => {
  const attack = { spelled: ["attack"], label: "Attack", warning: "You would die.", objects: [] };
  const asked = { ...state, now: { ...now, decision: { ...decision, choices: [attack] } } };
  const { result } = renderHook(() => useChoosing(asked, actions, [], {}));
  expect(result.current.prompt.note).toBeNull();
  act(() => result.current.press(attack));
  expect(result.current.prompt.note).toBe("You would die.");
});

test("a button whose choice would go badly says so first, and makes it when pressed again", () => {
  const reveal = {
    spelled: ["reveal"],
    label: "Reveal",
    warning: "It is illegal.",
    objects: ["t0"],
  };
  const bluff = { ...reveal, spelled: ["bluff"], warning: "" };
  const decide = vi.fn();
  const asked = { ...state, now: { ...now, decision: { ...decision, choices: [reveal, bluff] } } };
  const { result } = renderHook(() => useChoosing(asked, { ...actions, decide }, [], {}));
  act(() => result.current.prompt.onChoose(reveal));
  expect(decide).not.toHaveBeenCalled();
  expect(result.current.prompt.note).toBe("It is illegal.");
  act(() => result.current.prompt.onChoose(reveal));
  expect(decide).toHaveBeenCalledWith(reveal);
  act(() => result.current.prompt.onChoose(bluff));
  expect(decide).toHaveBeenLastCalledWith(bluff);
});

test("a board without a place for words has the prompt tell what is shown", () => {
  const told = [{ text: "Bo draws.", rule: "", kind: "drew", objects: [] }];
  const shown = { ...state, shown: { view, told }, pendingMoments: 2 };
  const note = (newsInPrompt: boolean, now: TableState): string | null =>
    renderHook(() => useChoosing(now, actions, [], { newsInPrompt })).result.current.prompt.note;
  expect(note(true, shown)).toBe("Bo draws.");
  expect(note(false, shown)).toBeNull();
  expect(note(true, { ...shown, pendingMoments: 0 })).toBeNull();
});

test("a game says which of its choices are buttons", () => {
  const [, second] = decision.choices;
  const buttons = () => (second === undefined ? [] : [second]);
  const { result } = renderHook(() => useChoosing(state, actions, [], { buttons }));
  expect(result.current.prompt.buttons).toEqual([second]);
});
