import { expect, test, vi } from "vitest";

import type { Difference, Replay, ReplayViews } from "../../protocol/messages";
import { Views } from "./views";

const frames = Array.from({ length: 5 }, (_, number) => ({ number, turn: null, told: [] }));
const replay = { frames, piece: 2, until: 9 } as unknown as Replay;

function piece(first: number): ReplayViews {
  const views: Difference[] = [[{ moment: first, same: "yes" }], { moment: [first + 1] }];
  return { first, views: first === 4 ? views.slice(0, 1) : views };
}

test("views come in pieces, and the one after is fetched along", async () => {
  const ask = vi.fn((first: number) => Promise.resolve(piece(first)));
  const views = new Views(replay, ask);
  expect(views.at(1)).toBeNull();
  await views.fetch(1);
  expect(views.at(0)).toEqual({ moment: 0, same: "yes" });
  expect(views.at(1)).toEqual({ moment: 1, same: "yes" });
  await vi.waitFor(() => expect(views.at(3)).toEqual({ moment: 3, same: "yes" }));
  await views.fetch(0);
  expect(ask.mock.calls).toEqual([[0], [2]]);
  await views.fetch(4);
  expect(views.at(4)).toEqual({ moment: 4, same: "yes" });
  expect(ask.mock.calls).toEqual([[0], [2], [4]]);
});

test("a piece that did not come is asked for again", async () => {
  const ask = vi.fn<(first: number) => Promise<ReplayViews>>();
  ask.mockRejectedValueOnce(new Error("no line"));
  ask.mockImplementation((first) => Promise.resolve(piece(first)));
  const views = new Views(replay, ask);
  await expect(views.fetch(4)).rejects.toThrow("no line");
  await views.fetch(4);
  expect(views.at(4)).toEqual({ moment: 4, same: "yes" });
});
