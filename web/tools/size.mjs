/**
 * What a first visit costs: everything that home loads, compressed, must stay under the limit; the
 * boards, whose cards home shows, included. What other screens load later is told, not counted. Run
 * it after `npm run build`.
 */

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT_KB = 300;
const dist = new URL("../dist/", import.meta.url);
const read = (path) => readFileSync(new URL(path, dist));
const manifest = JSON.parse(read(".vite/manifest.json").toString());

/** Fonts are compressed already; servers send them as they are. */
const weight = (path) =>
  path.endsWith(".woff2") ? read(path).length : gzipSync(read(path), { level: 9 }).length;

function filesOf(name, seen = new Set()) {
  const entry = manifest[name];
  for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) {
    seen.add(file);
  }
  for (const imported of entry.imports ?? []) {
    filesOf(imported, seen);
  }
  return seen;
}

const total = (files) => [...files].reduce((sum, file) => sum + weight(file), 0);
const inKB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const isBoard = (name) => /^src\/boards\/[^/]+\/index\.ts$/.test(name);
const first = filesOf("index.html");
first.add("index.html");
for (const name of Object.keys(manifest).filter(isBoard)) {
  filesOf(name, first);
}
for (const file of first) {
  console.log(`${inKB(weight(file)).padStart(10)}  ${file}`);
}
console.log(`${inKB(total(first)).padStart(10)}  first load, of ${LIMIT_KB} kB`);

for (const [name, entry] of Object.entries(manifest)) {
  if (entry.isDynamicEntry) {
    const later = [...filesOf(name)].filter((file) => !first.has(file));
    console.log(`${inKB(total(later)).padStart(10)}  more for ${name}`);
  }
}

if (total(first) > LIMIT_KB * 1000) {
  console.error(`The first load is over ${LIMIT_KB} kB.`);
  process.exit(1);
}
