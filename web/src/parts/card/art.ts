/** The ground of a card's picture, composed from the card's key: a low sun, and dunes before it. The
 * same key gives the same picture, and no two keys the same. */

export interface Ground {
  sun: { x: number; y: number; radius: number };
  /** From the far dune to the near one, as paths in a box of 120 by 80. */
  dunes: readonly string[];
}

/** Numbers from 0 to 1 that follow from a text (FNV-1a, then a multiplicative walk). */
function numbersFrom(text: string): () => number {
  let word = 2166136261;
  for (const letter of text) {
    word = Math.imul(word ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    word = Math.imul(word ^ (word >>> 15), 2246822519) + 374761393;
    return ((word ^ (word >>> 13)) >>> 0) / 4294967296;
  };
}

function dune(height: number, next: () => number): string {
  const peak = 15 + next() * 90;
  const left = height + 4 + next() * 8;
  const right = height + 4 + next() * 8;
  const at = (value: number): string => value.toFixed(1);
  return (
    `M0 80V${at(left)}Q${at(peak * 0.5)} ${at(height + 5)} ${at(peak)} ${at(height)}` +
    `Q${at(peak + (120 - peak) * 0.35)} ${at(height + 9)} 120 ${at(right)}V80Z`
  );
}

export function groundOf(key: string): Ground {
  const next = numbersFrom(key);
  return {
    sun: { x: 22 + next() * 76, y: 20 + next() * 22, radius: 13 + next() * 8 },
    dunes: [46, 55, 64].map((height) => dune(height + next() * 6, next)),
  };
}
