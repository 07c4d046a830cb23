/** A handful of a game's printed cards, whatever game it is: those with a name and an icon. */

import type { Printed } from "../../protocol/api";

export interface FannedCard {
  key: string;
  name: string;
  text: string;
  kind: string;
  frame: "pointed" | "round";
  icon: string;
  hues: [number, number];
}

const IN_A_FAN = 5;

export function fanOf(printed: Printed): FannedCard[] {
  const faces = Object.values(printed).flat();
  const firstKind = faces[0]?.["kind"];
  return faces.flatMap((face, place) => fanned(face, place, firstKind)).slice(0, IN_A_FAN);
}

function fanned(face: Record<string, unknown>, place: number, firstKind: unknown): FannedCard[] {
  const { key, name, icon } = face;
  if (typeof key !== "string" || typeof name !== "string" || typeof icon !== "string") {
    return [];
  }
  return [
    {
      key,
      name,
      icon,
      // In a fan the cards cover each other's text; the pictures have the room instead.
      text: "",
      kind: typeof face["kind"] === "string" ? face["kind"].toUpperCase() : "",
      frame: face["kind"] === firstKind ? "pointed" : "round",
      hues: HUES[place % HUES.length] ?? [36, 24],
    },
  ];
}

/** From dusk to noon, high up and at the horizon. */
const HUES: readonly [number, number][] = [
  [352, 18],
  [222, 206],
  [268, 330],
  [160, 84],
  [40, 36],
];
