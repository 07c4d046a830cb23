/** From one click to the table: a match against a good bot, with the game's own defaults. */

import { api } from "../protocol/api";
import type { GameInfo } from "../protocol/messages";
import { keepSeat } from "../seats";
import { navigate } from "../shell/router";
import { guide } from "./table/guided";

const GOOD_BOT = "search:1s";

/** The bot a stranger meets: one that thinks for a moment, or else the last the game lists. */
export function goodBot(game: GameInfo): string {
  const names = game.bots.map(({ bot }) => bot);
  return names.includes(GOOD_BOT) ? GOOD_BOT : (names.at(-1) ?? GOOD_BOT);
}

interface How {
  tutorial?: boolean;
  options?: Record<string, boolean | number | string>;
}

export async function playNow(
  game: GameInfo,
  name: string,
  { tutorial = false, options = {} }: How = {},
): Promise<void> {
  const bot = goodBot(game);
  const others = Array.from({ length: game.fewest_seats - 1 }, () => ({
    kind: "bot" as const,
    bot,
  }));
  const seated = await api.create({
    game: game.name,
    options,
    seats: [{ kind: "human", name }, ...others],
    tutorial,
  });
  keepSeat(seated, game.name);
  if (tutorial) {
    guide(seated.match);
  }
  navigate(`/table/${seated.match}`);
}
