/** What is drawn on cards is drawn after the game-icons set. */

import { existsSync, readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const games = "../src/rulewright/games";
const set = JSON.parse(
  readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"),
) as { icons: Record<string, unknown>; aliases?: Record<string, unknown> };

function read(file: string): Record<string, unknown> {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>)
    : {};
}

describe.each(
  readdirSync("src/boards").filter((game) => existsSync(`${games}/${game}/cards/icons.json`)),
)("the icons of %s", (game) => {
  const drawn = read(`${games}/${game}/cards/icons.json`);
  const { shapes = {} } = read(`src/boards/${game}/icons.json`);

  it("are in the set or are shapes of our own", () => {
    const known = { ...set.icons, ...set.aliases, ...(shapes as object) };
    expect(Object.keys(drawn).filter((name) => !(name in known))).toEqual([]);
  });

  it("have a shape each", () => {
    expect(Object.keys(drawn).filter((name) => typeof drawn[name] !== "string")).toEqual([]);
  });
});
