/** Playing Elma by pressing what is lit: everybody goes online and enters, and levels are queued. */

import type { JSHandle, Page } from "@playwright/test";

import type { Press } from "./playing";
import { expect, over } from "./table";

const QUICK = { timeout: 2000 };
/** The cards of a hand lie over each other on a phone: their left edge is seen. */
const CORNER = { position: { x: 14, y: 26 } };

/** Somebody in the page who looks at the table and knows what to press next. */
interface Player {
  /** Nothing while nothing is asked. */
  next: () => HTMLElement | null;
  /** Press on until that many things were pressed or the match is over. */
  run: (presses: number) => Promise<number>;
}

export type Racer = JSHandle<Player>;

export function racerAt(page: Page): Promise<Racer> {
  return page.evaluateHandle<Player>(() => {
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

    function next(): HTMLElement | null {
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
    }

    async function run(presses: number): Promise<number> {
      for (let pressed = 0; pressed < presses;) {
        if (first(".result") !== null) return pressed;
        const thing = next();
        thing?.click();
        if (thing !== null) pressed += 1;
        // The table goes on when what was pressed has been answered.
        await new Promise((drawn) => setTimeout(drawn, 10));
      }
      return presses;
    }
    return { next, run };
  });
}

/** Press what is next, as a hand does. */
export async function raceOn(page: Page, racer: Racer, press: Press): Promise<void> {
  await expect(page.locator(".prompt[data-asked=true]").or(over(page)).first()).toBeVisible();
  const thing = (await page.evaluateHandle((player) => player.next(), racer)).asElement();
  if (thing === null) return;
  const isHeld = await thing.evaluate((element) => element.closest(".hand") !== null);
  await thing[press]({ ...QUICK, ...(isHeld ? CORNER : {}) }).catch(() => {
    // The table went on between looking and pressing: look again.
  });
}

/** Play on until it is over, as quick as the table can be drawn. */
export async function raceToTheEnd(page: Page, racer: Racer): Promise<void> {
  await expect(async () => {
    await racer.evaluate((player) => player.run(50));
    await expect(over(page)).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 150_000, intervals: [0] });
}
