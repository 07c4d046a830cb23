/** Playing Elma by pressing what is lit: everybody goes online and enters, and levels are queued. */

import type { Page } from "@playwright/test";

import type { Player } from "./playing";

export function racerAt(page: Page): Promise<Player> {
  return page.evaluateHandle(() => {
    const first = (selector: string): HTMLElement | null =>
      document.querySelector<HTMLElement>(selector);
    const shown = (selector: string): HTMLElement | null => {
      const thing = first(selector);
      return thing?.offsetParent === null ? null : thing;
    };
    let turn = "";
    let tried = new Set<string>();

    /** The first of these that was not pressed in this turn yet. */
    function untried(selector: string): HTMLElement | null {
      for (const thing of document.querySelectorAll<HTMLElement>(selector)) {
        const name = `${thing.dataset["id"] ?? thing.dataset["place"] ?? ""} ${thing.textContent}`;
        if (tried.has(name)) continue;
        tried.add(name);
        return thing;
      }
      return null;
    }

    return function next(): HTMLElement | null {
      const prompt = first(".prompt[data-asked=true]");
      if (prompt === null) return null;
      const asked = prompt.querySelector(".prompt-text")?.textContent ?? "";
      const pick =
        first(".prompt-commit[aria-disabled=false]") ??
        first(
          ".adding-lengths .button, .queue-gap, .thing[data-offered=pick], .laid-out .button, .laid-out .card[data-lit=true]",
        );
      if (pick !== null) return pick;
      const pass = first(".prompt-choices .button:not(.prompt-commit)");
      if (asked.includes("instant?")) return pass;
      const lit = ".hand .card[data-lit=true]";
      if (!asked.startsWith("Your main phase.")) return first(lit) ?? pass;
      const now = first(".race-turn")?.textContent ?? "";
      if (now !== turn) {
        turn = now;
        tried = new Set();
      }
      // Kuskis may lie over the words of a landing place; what the card itself offers never hides.
      return (
        shown(".chosen-acts .button") ??
        first(".landing > span") ??
        untried(".thing[data-offered=act]") ??
        untried(lit) ??
        pass
      );
    };
  });
}
