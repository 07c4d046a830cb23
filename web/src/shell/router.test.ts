import { describe, expect, it } from "vitest";

import { placeOf } from "./router";

describe("an address", () => {
  it.each([
    ["/", { screen: "home" }],
    ["/new/allumbra", { screen: "set-up", game: "allumbra" }],
    ["/table/K7M2WQ9D", { screen: "table", code: "k7m2wq9d" }],
    ["/join/k7m2wq9d/", { screen: "join", code: "k7m2wq9d" }],
    ["/replay/k7m2wq9d", { screen: "replay", code: "k7m2wq9d" }],
    ["/decks/eruma", { screen: "decks", game: "eruma" }],
    ["/rules/allumbra", { screen: "rules", game: "allumbra", rule: null }],
    ["/rules/allumbra/goal.draw", { screen: "rules", game: "allumbra", rule: "goal.draw" }],
    ["/table", { screen: "nowhere" }],
    ["/what/ever", { screen: "nowhere" }],
    ["/%E0%A4%A", { screen: "nowhere" }],
  ])("%s leads to its screen", (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
});
