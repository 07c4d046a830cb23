/** Playing Eruma by pressing what is lit: a plain plan that walks to the treasure and steals. */

import type { Locator, Page } from "@playwright/test";

import type { Player } from "./playing";

export const cell = (page: Page, position: number): Locator =>
  page.locator(`.cell[data-position="${position}"]`);

export function raiderAt(page: Page): Promise<Player> {
  return page.evaluateHandle(() => {
    const all = (selector: string): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>(selector),
    ];
    const first = (selector: string): HTMLElement | null =>
      document.querySelector<HTMLElement>(selector);
    let tried = new Set<string>();
    /** A card of the hand was picked up, and nothing could be done with it yet. */
    let isHeld = false;

    return function next(): HTMLElement | null {
      if (first(".prompt[data-asked=true]") === null) return null;
      const target =
        first(".prompt-commit[aria-disabled=false]") ??
        first(".cell:is([data-offer=choose], [data-offer=place])");
      if (target !== null) return target;
      const lit = ".hand .card[data-lit=true]";
      const mustPick = /discard|choose/i.test(first(".prompt-text")?.textContent ?? "");
      if (mustPick && first(lit) !== null) return first(lit);
      const buttons = all(".prompt-choices .button:not(.prompt-commit)");
      const end = buttons[0] ?? null;
      const isAssault = first(`.cell[data-acts=true], ${lit}`) !== null;
      if (!isAssault || buttons.length > 1) return end;
      const act =
        first(".cell[data-offer=attack]:not([data-warned=true])") ??
        first(".chosen [data-act=steal].button") ??
        first(".chosen [data-act=power].button") ??
        first(".cell[data-offer=move]:has([data-way=up])") ??
        // A card of the hand that was picked up is played, before anybody else is picked up instead.
        first(".cell[data-offer=play]");
      if (act !== null) {
        isHeld = false;
        return act;
      }
      // Who stands on Treasure stays there and steals again; whoever is behind walks on.
      const chosen = first(".cell[data-chosen=true]");
      for (const acting of all(".cell[data-acts=true]")) {
        const position = acting.dataset["position"] ?? "";
        if (acting === chosen || tried.has(position)) continue;
        tried.add(position);
        return acting;
      }
      tried = new Set();
      // On a phone the panel of a card on the field lies over the hand, and is put away first.
      if (first(lit) !== null && !isHeld) {
        if (chosen !== null) return first(".chosen-close");
        isHeld = true;
        return first(lit);
      }
      isHeld = false;
      return end;
    };
  });
}
