/** The land on Elma's cards: humps under a low sun for kuskis, ground and ceiling for levels, a city at
 * night for instants; so that kinds look alike and all are of one hand. */

import { numbersFrom, type Scenery } from "../../parts/card/scenery";

type Next = () => number;
const at = (value: number): string => value.toFixed(1);

/** A track of humps, as a wheel would feel it. */
function humps(floor: number, next: Next): string {
  let path = `M0 80V${at(floor)}`;
  for (let x = 0; x < 120;) {
    const width = 14 + next() * 18;
    const high = 4 + next() * 12;
    path += `q${at(width / 2)} ${at(-high)} ${at(width)} ${at((next() - 0.5) * 3)}`;
    x += width;
  }
  return `${path}V80Z`;
}

/** Ground cut at hard angles; the farthest layer hangs from above. */
function rock(floor: number, next: Next): string {
  const hangs = floor < 56;
  const edge = hangs ? 0 : 80;
  const base = hangs ? 12 : floor;
  let path = `M0 ${edge}V${at(base)}`;
  for (let x = 0; x < 120;) {
    x += 8 + next() * 20;
    path += `L${at(x)} ${at(base + (next() - 0.5) * 14)}`;
  }
  return `${path}V${edge}Z`;
}

/** Towers with flat roofs and an aerial here and there. */
function towers(floor: number, next: Next): string {
  let path = `M0 80V${at(floor)}`;
  for (let x = 0; x < 120;) {
    const width = 6 + next() * 12;
    const top = floor - next() * 20;
    const middle = x + width / 2;
    const aerial = next() < 0.3 ? `H${at(middle)}V${at(top - 6)}h1V${at(top)}` : "";
    path += `V${at(top)}${aerial}H${at(x + width)}`;
    x += width;
  }
  return `${path}V80Z`;
}

const LANDS: Record<string, (floor: number, next: Next) => string> = {
  Kuski: humps,
  Level: rock,
  Instant: towers,
};

export function landFor(key: string, kind: string): Scenery {
  const next = numbersFrom(key);
  const land = LANDS[kind] ?? humps;
  return {
    light: { x: 18 + next() * 84, y: 22 + next() * 18, radius: 12 + next() * 8 },
    layers: [52, 62, 71].map((height) => land(height + next() * 4, next)),
  };
}
