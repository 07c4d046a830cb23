/** What the plain board says of itself, in Portuguese. */

import type { plainEn } from "./en";

export const plainPt: Record<keyof typeof plainEn, string> = {
  "plain.pitch": "Mostrado em um tabuleiro simples: tudo o que está na mesa, em palavras.",
  "plain.table": "A mesa",
  "plain.yes": "sim",
  "plain.no": "não",
  "plain.none": "nada",
};
