/** A server that has, besides the games of the project, the one of docs/write-a-game.md, taken out of the page: it
 * has no board of its own, and is played on the plain one. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PYTHON, ROOT, Server } from "./server";
import { test as onAnyServer } from "./table";

export const test = onAnyServer.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "rulewright-written-"));
      execFileSync(PYTHON, [join("tools", "written_game.py"), folder], { cwd: ROOT });
      const server = new Server(folder);
      await server.start();
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

export const game = "lanterns";
