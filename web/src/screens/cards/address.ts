/** What stands in the address of the card browser: what is sought, in which order, and the chosen card.
 * Whoever is sent it sees the same. */

import { ANYTHING, type Sought } from "./sought";

export const ORDERS = ["printed", "name", "kind", "decks"] as const;
export type Order = (typeof ORDERS)[number];

export interface Looked {
  sought: Sought;
  order: Order;
  /** The key of the card shown large. */
  card: string | null;
}

export const NOTHING_YET: Looked = { sought: ANYTHING, order: "printed", card: null };

const TEXT = "q";
const PART = "part";
const ORDER = "order";
const CARD = "card";
const FACET = "by-";

export function lookedIn(query: URLSearchParams): Looked {
  const values = new Map<string, Set<string>>();
  for (const [key, value] of query) {
    if (!key.startsWith(FACET)) continue;
    const facet = key.slice(FACET.length);
    values.set(facet, new Set([...(values.get(facet) ?? []), value]));
  }
  return {
    sought: { text: query.get(TEXT) ?? "", part: query.get(PART), values },
    order: ORDERS.find((order) => order === query.get(ORDER)) ?? "printed",
    card: query.get(CARD),
  };
}

export function addressOf(game: string, { sought, order, card }: Looked): string {
  const query = new URLSearchParams();
  if (sought.text !== "") query.set(TEXT, sought.text);
  if (sought.part !== null) query.set(PART, sought.part);
  for (const [facet, values] of sought.values) {
    for (const value of values) query.append(`${FACET}${facet}`, value);
  }
  if (order !== "printed") query.set(ORDER, order);
  if (card !== null) query.set(CARD, card);
  const asked = query.toString();
  return `/cards/${encodeURIComponent(game)}${asked === "" ? "" : `?${asked}`}`;
}
