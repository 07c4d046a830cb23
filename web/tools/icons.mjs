/**
 * Draws the icons the client uses out of the game-icons set, so that only those are bundled: what
 * every screen shares into src/icons/drawn.ts, and what a board's icons.json names into drawn.ts
 * beside it. Where it names a folder of card files, the icons of those cards go into pictures.ts, to
 * be fetched when they are needed; those of the first card of each file, which the home screen shows,
 * into drawn.ts. All of them go into icons.json in the folder of the game itself, too, for printed
 * sheets. Add a name, or a card, and run `node tools/icons.mjs`.
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

/** A pixel in five hundred is all the detail that the small picture on a card can show. */
function rounded(path) {
  return path?.replace(/\d*\.\d+/g, (number) => Number(number).toFixed(1).replace(/^0/, ""));
}

/** The icons that the cards of a folder name, card by card, file by file. */
function iconsOfCards(folder) {
  return readdirSync(at(folder))
    .filter((file) => file.endsWith(".toml"))
    .map((file) =>
      [...readFileSync(at(`${folder}/${file}`), "utf8").matchAll(/^icons = (\[.*\])$/gm)].map(
        ([, list]) => JSON.parse(list),
      ),
    );
}

function draw(file, names, shapes = {}, drawnAs = (path) => path) {
  const paths = [...Object.entries(shapes), ...names.map((name) => [name, drawnAs(pathOf(name))])];
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

/** The same for the Python package: names and paths, nothing else. */
function write(file, names, shapes = {}) {
  const paths = { ...shapes };
  for (const name of names) paths[name] = rounded(pathOf(name));
  writeFileSync(at(file), `${JSON.stringify(paths, null, 1)}\n`);
}

draw("src/icons/drawn.ts", shared);
write("../src/rulewright/cards/icons.json", [
  "card-draw",
  "hourglass",
  "perspective-dice-six-faces-five",
]);
for (const game of readdirSync(at("src/boards"))) {
  const list = `src/boards/${game}/icons.json`;
  if (existsSync(at(list))) {
    const { used, shapes, cards } = read(list);
    const files = cards === undefined ? [] : iconsOfCards(cards);
    const first = files.flatMap(([card]) => card);
    const here = [...new Set([...used, ...first])];
    draw(`src/boards/${game}/drawn.ts`, here, shapes, first.length > 0 ? rounded : undefined);
    const others = new Set(files.flat(2).filter((name) => !here.includes(name)));
    if (others.size > 0) {
      draw(`src/boards/${game}/pictures.ts`, [...others].sort(), {}, rounded);
    }
    if (existsSync(at(`../src/rulewright/games/${game}`))) {
      write(
        `../src/rulewright/games/${game}/cards/icons.json`,
        [...here, ...[...others].sort()],
        shapes,
      );
    }
  }
}
