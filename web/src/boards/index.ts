/** Every board there is: each folder here is the board of the game of that name, found by being there.
 * A game without one is played on the plain board. */

import type { GameBoard } from "./board";

export type { BoardProps, GameBoard, Printed } from "./board";
export { litBy } from "./board";

const PLAIN = "plain";
const folders = import.meta.glob<{ default: GameBoard }>("./*/index.ts");
const fetched = new Map<string, Promise<GameBoard>>();

function folderOf(name: string): (() => Promise<{ default: GameBoard }>) | undefined {
  return folders[`./${name}/index.ts`];
}

/** The names of all games that have a board of their own. */
export const ownBoards: readonly string[] = Object.keys(folders)
  .map((path) => path.split("/")[1] ?? "")
  .filter((name) => name !== PLAIN);

/** A game's board, fetched once and when it is needed. To be read with `use`, under a Suspense. */
export function boardOf(game: string): Promise<GameBoard> {
  const name = ownBoards.includes(game) ? game : PLAIN;
  const known = fetched.get(name);
  if (known !== undefined) return known;
  const folder = folderOf(name);
  if (folder === undefined) throw new Error(`there is no board ${name}`);
  const board = folder().then((module) => module.default);
  fetched.set(name, board);
  // What could not be fetched may be there the next time it is asked for.
  board.catch(() => fetched.delete(name));
  return board;
}
