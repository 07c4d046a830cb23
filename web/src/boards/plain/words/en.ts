/** What the plain board says of itself, in English. */

export const plainEn = {
  "plain.pitch": "Shown on a plain board: everything on the table in words.",
  "plain.table": "The table",
  "plain.yes": "yes",
  "plain.no": "no",
  "plain.none": "nothing",
} as const;
