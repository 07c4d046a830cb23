/** What lies behind the icon of a card: lands by night under a low moon. Composed from the card's key, so
 * that no two are alike and all are of one hand. */

import { numbersFrom, type Scenery } from "./scenery";

type Next = () => number;
const at = (value: number): string => value.toFixed(1);

/** Something along the horizon, piece by piece from left to right, over a floor. */
function along(
  floor: number,
  step: number,
  piece: (x: number, width: number) => string,
  next: Next,
) {
  let path = `M0 80V${at(floor)}`;
  for (let x = 0; x < 120;) {
    const width = step * (0.6 + next() * 0.8);
    path += piece(x, width);
    x += width;
  }
  return `${path}V80Z`;
}

/** Gables and chimneys. */
function roofs(floor: number, next: Next): string {
  return along(
    floor,
    17,
    (x, width) => {
      const top = floor - 4 - next() * 10;
      const chimney = next() < 0.4 ? `V${at(top - 3)}h2.4V${at(top + 1.5)}` : "";
      return `L${at(x)} ${at(floor)}L${at(x + width * 0.5)} ${at(top)}${chimney}L${at(x + width)} ${at(floor)}`;
    },
    next,
  );
}

/** Walls with battlements. */
function walls(floor: number, next: Next): string {
  return along(
    floor,
    9,
    (x, width) => {
      const top = floor - (next() < 0.25 ? 13 : 4);
      return `H${at(x)}V${at(top)}h${at(width * 0.6)}V${at(floor)}H${at(x + width)}`;
    },
    next,
  );
}

/** Reeds and spires, thin and many. */
function spires(floor: number, next: Next): string {
  return along(
    floor,
    7,
    (x, width) => {
      const top = floor - 3 - next() * next() * 22;
      return `L${at(x)} ${at(floor)}L${at(x + width / 2)} ${at(top)}L${at(x + width)} ${at(floor)}`;
    },
    next,
  );
}

/** Crooked trees without leaves. */
function trees(floor: number, next: Next): string {
  return along(
    floor,
    20,
    (x, width) => {
      const middle = x + width / 2;
      const top = floor - 10 - next() * 12;
      const lean = (next() - 0.5) * 8;
      const fork = `L${at(middle + lean + 5)} ${at(top - 2)}L${at(middle + lean + 1)} ${at(top + 5)}`;
      return `L${at(middle - 2)} ${at(floor)}L${at(middle + lean - 4)} ${at(top)}L${at(middle + lean)} ${at(top + 5)}${fork}L${at(middle + 2)} ${at(floor)}`;
    },
    next,
  );
}

/** Gravestones, some of them leaning. */
function graves(floor: number, next: Next): string {
  return along(
    floor,
    14,
    (x, width) => {
      const wide = width * 0.45;
      const high = 5 + next() * 8;
      const lean = (next() - 0.5) * 3;
      return `H${at(x)}l${at(lean)} ${at(-high)}q${at(wide / 2)} ${at(-wide * 0.8)} ${at(wide)} 0L${at(x + wide)} ${at(floor)}H${at(x + width)}`;
    },
    next,
  );
}

const LANDS = { roofs, walls, spires, trees, graves };
export type Land = keyof typeof LANDS;

export function nightOver(land: Land, key: string): Scenery {
  const next = numbersFrom(key);
  return {
    light: { x: 18 + next() * 84, y: 14 + next() * 16, radius: 9 + next() * 7 },
    layers: [52, 62, 72].map((height) => LANDS[land](height + next() * 4, next)),
  };
}
