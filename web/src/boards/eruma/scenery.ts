/** What lies behind the icon of a card: the cursed island by night, another part of it for each class. */

import { nightOver, type Land } from "../../parts/card/lands";
import type { Scenery } from "../../parts/card/scenery";

const LANDS: Record<string, Land> = {
  assassin: "roofs",
  thief: "walls",
  spy: "spires",
  maniac: "trees",
  henchman: "graves",
};

export function nightFor(key: string, scheme: string): Scenery {
  return nightOver(LANDS[scheme] ?? "graves", key);
}
