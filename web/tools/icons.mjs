/**
 * Draws the icons the client uses out of the game-icons set, so that only those are bundled: what
 * every screen shares into src/icons/drawn.ts, and what a board's icons.json names into drawn.ts
 * beside it. Add a name and run `node tools/icons.mjs`.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

// prettier-ignore
const shared = [
  "card-draw", "scroll-unfurled", "open-book", "chat-bubble", "return-arrow",
  "flying-flag", "shaking-hands", "robot-helmet", "person", "padlock", "stopwatch", "hourglass",
  "sound-off", "sight-disabled", "cog", "trophy-cup", "perspective-dice-six-faces-five",
];

const at = (path) => new URL(`../${path}`, import.meta.url);
const read = (path) => JSON.parse(readFileSync(at(path)));
const set = read("node_modules/@iconify-json/game-icons/icons.json");

function complain(problem) {
  console.error(problem);
  process.exitCode = 1;
}

/** The path of an icon of the set; null, after a complaint, where it has none that is one path. */
function pathOf(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (icon === undefined) {
    complain(`game-icons has no ${name}`);
    return null;
  }
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body);
  if (path === null) complain(`${name} is more than one path: ${icon.body.slice(0, 80)}`);
  return path?.[1] ?? null;
}

function draw(file, names, shapes = {}) {
  const paths = [...Object.entries(shapes), ...names.map((name) => [name, pathOf(name)])];
  const lines = paths.map(([name, path]) => `  ${JSON.stringify(name)}: ${JSON.stringify(path)},`);
  writeFileSync(
    at(file),
    `/** Made by tools/icons.mjs from the game-icons set (CC BY 3.0, see CREDITS.md). */

export const drawn = {
${lines.join("\n")}
} as const;
`,
  );
}

draw("src/icons/drawn.ts", shared);
for (const game of readdirSync(at("src/boards"))) {
  const list = `src/boards/${game}/icons.json`;
  if (existsSync(at(list))) {
    const { used, shapes } = read(list);
    draw(`src/boards/${game}/drawn.ts`, used, shapes);
  }
}
