/** Tests in a real browser against a real server: `npm run build && npm run e2e`. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { defineConfig } from "@playwright/test";

const finder = join(import.meta.dirname, "..", "tools", "find_chromium.sh");
const chromium = execFileSync("sh", [finder], { encoding: "utf8" }).trim();

const folder = process.env["RULEWRIGHT_COSTS"];
const costs = folder === undefined ? undefined : join(folder, "browser.json");

export default defineConfig({
  testDir: "e2e",
  // A busy machine is slow, not wrong: what is waited for comes, and these only end a run in which it never
  // does.
  timeout: 1_800_000,
  expect: { timeout: 900_000 },
  fullyParallel: true,
  // Each has a server of its own. One more than the cores that continuous integration has: tests also
  // wait, for bots, for motion and for each other's turns.
  workers: 3,
  // What passes at its second try has failed.
  retries: 0,
  // `make test` sums up what each game costs.
  reporter: costs === undefined ? [["list"]] : [["list"], ["json", { outputFile: costs }]],
  use: {
    browserName: "chromium",
    locale: "en-GB",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    // Without motion, since drawing it takes a machine's time; what is about motion asks for it.
    {
      name: "desktop",
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } },
      grepInvert: /@only-phone/,
      testIgnore: ["shots.spec.ts", "measured.spec.ts"],
    },
    {
      name: "phone",
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        contextOptions: { reducedMotion: "reduce" },
      },
      grep: /@phone|@only-phone/,
      testIgnore: ["shots.spec.ts", "measured.spec.ts"],
    },
    // Not a test: `npm run measured` measures times, on a machine that does nothing else.
    {
      name: "measured",
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: "measured.spec.ts",
    },
    // Not a test: `npm run screens` takes the pictures for docs/screens.
    { name: "screens", testMatch: "shots.spec.ts" },
  ],
});
