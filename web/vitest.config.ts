/** How the client is tested. Apart from how it is built, because who only plays has no vitest. */

import { defineConfig, mergeConfig } from "vitest/config";

import built from "./vite.config";

export default mergeConfig(
  built,
  defineConfig({
    test: {
      environment: "jsdom",
      include: ["src/**/*.test.{ts,tsx}"],
      setupFiles: ["src/testing.ts"],
      restoreMocks: true,
      // One page for all: a new one for each file takes longer than its tests, which leave a clean page.
      isolate: false,
      // A busy machine is slow, not wrong: this only ends a test in which what is waited for never comes.
      testTimeout: 900_000,
    },
  }),
);
