/** Every board there is. A game is one folder here and one line in this list. */

import type { GameBoard } from "./board";

export type { BoardProps, GameBoard, Printed } from "./board";
export { litBy } from "./board";

const folders: Record<string, () => Promise<{ default: GameBoard }>> = {
  allumbra: () => import("./allumbra"),
  elma: () => import("./elma"),
  eruma: () => import("./eruma"),
};

/** Whether a game can be played on this page. */
export function hasBoard(game: string): boolean {
  return game in folders;
}

const fetched = new Map<string, Promise<GameBoard>>();
const none: Promise<null> = Promise.resolve(null);

/** A game's board, fetched once and when it is needed; null where this page has none. To be read
 * with `use`, under a Suspense. */
export function boardOf(game: string): Promise<GameBoard | null> {
  const known = fetched.get(game);
  if (known !== undefined) return known;
  const folder = folders[game];
  if (folder === undefined) return none;
  const board = folder().then((module) => module.default);
  fetched.set(game, board);
  // What could not be fetched may be there the next time it is asked for.
  board.catch(() => fetched.delete(game));
  return board;
}
