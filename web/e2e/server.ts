/** A server of one's own for the tests: on a port the system gives, with a database of its own. It runs from
 * the sources, unless PYTHONPATH says otherwise. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";

export const ROOT = join(import.meta.dirname, "..", "..");
export const PYTHON = process.env["RULEWRIGHT_PYTHON"] ?? join(ROOT, ".venv", "bin", "python");
// A busy machine is slow, not wrong.
const STARTS_WITHIN = 900_000;

export class Server {
  address = "";
  private child: ChildProcess | null = null;
  private port = 0;
  private faults: string[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), "rulewright-e2e-"));

  /** `packages` is a folder with games besides those of the project, as if they were installed. */
  constructor(private readonly packages?: string) {}

  /** Start, or start again on the same port with the same database. */
  async start(): Promise<void> {
    const database = `sqlite:///${join(this.folder, "matches.db")}`;
    const child = spawn(
      PYTHON,
      [
        "-m",
        "rulewright",
        "serve",
        "--port",
        `${this.port}`,
        "--database",
        database,
        "--site",
        join("web", "dist"),
        "--no-limits",
      ],
      { cwd: ROOT, env: { ...process.env, PYTHONPATH: this.path(), PYTHONUNBUFFERED: "1" } },
    );
    this.child = child;
    createInterface(child.stderr).on("line", (line) => {
      if (/"level": "(error|critical)"/.test(line)) this.faults.push(line);
    });
    this.address = await addressIn(child);
    this.port = Number(new URL(this.address).port);
  }

  private path(): string {
    const path = process.env["PYTHONPATH"] ?? "src";
    return this.packages === undefined ? path : [path, this.packages].join(delimiter);
  }

  /** What it wrote down of its own faults since it was asked last. */
  takeFaults(): string[] {
    const faults = this.faults;
    this.faults = [];
    return faults;
  }

  /** End it at once, as a power cut would. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    this.child = null;
    if (child?.exitCode !== null) {
      return;
    }
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }
}

/** The address that the server prints when it is ready. */
function addressIn(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const tooLate = setTimeout(() => {
      reject(new Error(`the server did not start in time; it said:\n${said}`));
    }, STARTS_WITHIN);
    function listen(piece: Buffer): void {
      said += piece.toString();
      const found = /https?:\/\/[\w.]+:\d+/.exec(said);
      if (found !== null) {
        clearTimeout(tooLate);
        resolve(found[0]);
      }
    }
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", (code) => {
      clearTimeout(tooLate);
      reject(new Error(`the server ended with ${code}; it said:\n${said}`));
    });
  });
}
