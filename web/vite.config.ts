/** How the client is built and tested. `npm run dev` passes /api on to a server of one's own. */

import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const server = process.env["RULEWRIGHT_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2022",
    // Read by tools/size.mjs.
    manifest: true,
    // The content-security policy allows no addresses made of data.
    assetsInlineLimit: 0,
  },
  server: {
    host: "127.0.0.1",
    // The looks of cards lie with the games themselves.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
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
});
