/** How many cards there are in a part, of how many. */

import type { DeckPartInfo } from "../../protocol/messages";
import type { DeckTranslate } from "./words";

export function sizeWords(part: DeckPartInfo, count: number, t: DeckTranslate): string {
  const { fewest, most } = part;
  if (most === null) return t("decks.size", { count });
  return fewest === most
    ? t("decks.size.exactly", { count, most })
    : t("decks.size.range", { count, fewest, most });
}
