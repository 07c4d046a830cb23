/**
 * Draws the icons the client uses out of the game-icons set into one file, src/icons/drawn.ts, so
 * that only those are bundled. Add a name to the list and run `node tools/icons.mjs`.
 */

import { readFileSync, writeFileSync } from "node:fs";

// prettier-ignore
const used = [
  // Allumbra's cards and relics, as their printed content names them
  "revolver", "targeting", "bright-explosion", "cowled", "bullets", "bandage-roll",
  "shouting", "bleeding-wound", "card-pick", "angry-eyes", "prayer", "ringing-bell",
  "lantern-flame", "prayer-beads", "mirror-mirror", "hourglass",
  // Allumbra's table
  "bandana", "monk-face", "hearts", "crossed-pistols",
  "striped-sun", "shield", "crosshair", "star-formation",
  // The furniture
  "card-draw", "card-discard", "scroll-unfurled", "rule-book", "chat-bubble", "return-arrow",
  "flying-flag", "shaking-hands", "robot-helmet", "person", "padlock", "eyeball", "stopwatch",
  "sound-off", "cancel", "check-mark", "cog", "house", "hamburger-menu", "perspective-dice-six-faces-five",
  "plain-arrow", "trophy-cup", "skull-crossed-bones", "open-book", "compass", "sight-disabled",
];

const set = JSON.parse(
  readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url)),
);
/** Figures too small for the set's pictures: plain shapes of our own. */
const drawn = {
  bullet: "M256 12C176 92 160 172 160 248V352H352V248C352 172 336 92 256 12ZM144 380H368V500H144Z",
  burst:
    "M256 8L304 148L430 78L364 206L504 256L364 306L430 434L304 364L256 504L208 364L82 434L148 306L8 256L148 206L82 78L208 148Z",
};
for (const name of used) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (icon === undefined) {
    console.error(`game-icons has no ${name}`);
    process.exitCode = 1;
    continue;
  }
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body);
  if (path === null) {
    console.error(`${name} is more than one path: ${icon.body.slice(0, 80)}`);
    process.exitCode = 1;
    continue;
  }
  drawn[name] = path[1];
}
const lines = Object.entries(drawn).map(
  ([name, path]) => `  ${JSON.stringify(name)}: ${JSON.stringify(path)},`,
);
writeFileSync(
  new URL("../src/icons/drawn.ts", import.meta.url),
  `/** Made by tools/icons.mjs from the game-icons set (CC BY 3.0, see CREDITS.md). */

export const drawn = {
${lines.join("\n")}
} as const;
`,
);
