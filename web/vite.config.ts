/** How the client is built. `npm run dev` passes /api on to a server of one's own. */

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

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
});
