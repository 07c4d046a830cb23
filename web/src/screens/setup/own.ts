/** The options that are one player's own choice: mostly the deck to play with. */

import { keptDecks, valueOf } from "../../decks";
import type { GameInfo, OptionInfo } from "../../protocol/messages";
import type { Translate } from "../../words";

export type Options = Record<string, boolean | number | string>;

export function ownOptions(game: GameInfo, seat: number): OptionInfo[] {
  return game.options.filter((option) => option.seat === seat);
}

/** Whether the option takes a deck that somebody built. */
export function takesDeck(game: GameInfo, option: OptionInfo): boolean {
  return game.builds_decks && option.free !== "";
}

/** The option by which a seat chooses its deck; null where there is none. */
export function ownChoice(game: GameInfo, seat: number): OptionInfo | null {
  return ownOptions(game, seat).find((option) => takesDeck(game, option)) ?? null;
}

/** What may be chosen: one's own decks first, then what comes with the game. */
export function choicesOf(
  game: GameInfo,
  option: OptionInfo,
  t: Translate,
): { value: string; label: string }[] {
  const own = takesDeck(game, option) ? keptDecks(game.name) : [];
  return [
    ...own.map((deck) => ({
      value: valueOf(deck),
      label: t("setup.deck.own", { deck: deck.name }),
    })),
    ...option.values.map((value, place) => ({
      value: String(value),
      label: option.labels[place] ?? String(value),
    })),
  ];
}
