/** What lies behind the icon of a card's picture: a light, and layers of land before it. A game may
 * compose its own; these are dunes under a low sun, composed from the card's key. The same key gives
 * the same picture, and no two keys the same. */

export interface Scenery {
  light: { x: number; y: number; radius: number };
  /** From the farthest layer to the nearest, as paths in a box of 120 by 80. */
  layers: readonly string[];
}

/** Numbers from 0 to 1 that follow from a text (FNV-1a, then a multiplicative walk). */
export function numbersFrom(text: string): () => number {
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

export function dunesFor(key: string): Scenery {
  const next = numbersFrom(key);
  return {
    light: { x: 22 + next() * 76, y: 20 + next() * 22, radius: 13 + next() * 8 },
    layers: [46, 55, 64].map((height) => dune(height + next() * 6, next)),
  };
}
