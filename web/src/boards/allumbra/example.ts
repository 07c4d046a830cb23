/** A small duel to test the drawing with: printed cards, and a view that tests change as they like. */

import type { Printed } from "../board";
import type { DuelView, Side } from "./view";

const card = (key: string, name: string, facts: Record<string, unknown>): Record<string, unknown> => ({
  key, name, text: `The text of ${name}.`, icon: "revolver", kind: "support", copies: 3,
  cost: 0, damage: 0, energy: 0, ammo: 0, cancels: [], ...facts,
}); // prettier-ignore

export const printed: Printed = {
  cards: [
    card("quick-draw", "Quick Draw", {
      kind: "attack",
      cost: 1,
      damage: 1,
      cancels: ["pulverize"],
    }),
    card("pulverize", "Pulverize", { kind: "attack", cost: 3, damage: 3 }),
    card("hide", "Hide", { cancels: ["quick-draw", "pulverize"] }),
    card("reload", "Reload", { ammo: 2 }),
  ],
  relics: [
    {
      key: "vow",
      name: "Vow",
      character: "balif",
      condition: "You draw.",
      active: "Gain 1 energy.",
      icon: "prayer",
    },
  ],
};

export function side(seat: number, changes: Partial<Side> = {}): Side {
  return {
    seat,
    character: seat === 0 ? "stella" : "balif",
    energy: 10,
    ammo: 5,
    next_free: false,
    next_damage: 0,
    hand_size: 6,
    deck_size: 18,
    row: [],
    discard: [],
    shown: [],
    relics: [],
    ...(seat === 0
      ? { hand: ["quick-draw", "quick-draw", "hide"], picking: [], choosing: [] }
      : {}),
    ...changes,
  };
}

export function duel(changes: Partial<DuelView> = {}): DuelView {
  return {
    turn: 1,
    clash: 0,
    picks: [1, 1, 1],
    most_energy: 10,
    most_ammo: 10,
    over: false,
    shares: [],
    waiting: [0, 1],
    relics: false,
    duellists: [side(0), side(1)],
    ...changes,
  };
}

export const open = (card: string): { open: boolean; card: string } => ({ open: true, card });
