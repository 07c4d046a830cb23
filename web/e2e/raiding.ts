/** Playing Eruma by pressing what is lit: a plain plan that walks to the treasure and steals. */

import type { Locator, Page } from "@playwright/test";

import type { Press } from "./playing";
import { expect, over } from "./table";

const QUICK = { timeout: 2000 };
/** The cards of a hand lie over each other on a phone, and a token leans: both are seen here. */
const CORNER = { position: { x: 14, y: 26 } };

export const cell = (page: Page, position: number): Locator =>
  page.locator(`.cell[data-position="${position}"]`);
export const asked = (page: Page): Locator => page.locator(".prompt[data-asked=true]");

/** What to press next: a selector, or nothing to be done but to end the phase. */
interface Plan {
  first: string;
  second?: string;
}

/** Look at what is lit, and say what to press. */
function planFor(page: Page, spare: number): Promise<Plan> {
  return page.evaluate((most) => {
    const all = (selector: string): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>(selector),
    ];
    const at = (element: HTMLElement): string =>
      `.cell[data-position="${element.dataset["position"] ?? ""}"]`;
    const commit = ".prompt-commit[aria-disabled=false]";
    const [target] = all(".cell:is([data-offer=choose], [data-offer=place])");
    if (target !== undefined) return { first: at(target), second: commit };
    const isAssault = all(".cell[data-acts=true], .hand .card[data-lit=true]").length > 0;
    const buttons = all(".prompt-choices .button:not(.prompt-commit)");
    const lit = ".hand .card[data-lit=true]";
    const mustPick = /discard|choose/i.test(
      document.querySelector(".prompt-text")?.textContent ?? "",
    );
    if (mustPick && all(lit).length > 0) return { first: lit, second: commit };
    const end = { first: ".prompt-choices .button:not(.prompt-commit)" };
    if (!isAssault || buttons.length > 1) return end;
    const [attack] = all(".cell[data-offer=attack]:not([data-warned=true])");
    if (attack !== undefined) return { first: at(attack) };
    for (const act of ["steal", "power"]) {
      if (all(`.chosen [data-act=${act}].button`).length > 0 && (act === "steal" || most > 0)) {
        return { first: `.chosen [data-act=${act}].button` };
      }
    }
    const [ahead] = all(".cell[data-offer=move]:has([data-way=up])");
    if (ahead !== undefined) return { first: at(ahead) };
    // A card of the hand that was picked up is played, before anybody else is picked up instead.
    const [place] = all(".cell[data-offer=play]");
    if (place !== undefined) return { first: at(place) };
    // Who stands on Treasure stays there and steals again; whoever is behind walks on.
    const chosen = all(".cell[data-chosen=true]")[0];
    const acting = all(".cell[data-acts=true]").filter((each) => each !== chosen);
    const tried = new Set((document.body.dataset["tried"] ?? "").split(" "));
    const next = acting.find((each) => !tried.has(each.dataset["position"] ?? ""));
    if (next !== undefined) {
      tried.add(next.dataset["position"] ?? "");
      document.body.dataset["tried"] = [...tried].join(" ");
      return { first: at(next) };
    }
    document.body.dataset["tried"] = "";
    // On a phone the panel of a card on the field lies over the hand, and is put away first.
    if (all(lit).length > 0) {
      return chosen === undefined ? { first: lit } : { first: ".chosen-close", second: lit };
    }
    return end;
  }, spare);
}

/** Answer what is asked, once; nothing if it is over. */
export async function raid(page: Page, press: Press, spare = 1): Promise<void> {
  try {
    await expect(asked(page).or(over(page)).first()).toBeVisible(QUICK);
    if (await over(page).isVisible()) return;
    const { first, second } = await planFor(page, spare);
    for (const selector of second === undefined ? [first] : [first, second]) {
      const spot = selector.startsWith(".hand") ? CORNER : {};
      const thing = page.locator(selector).first();
      await thing[press]({ ...QUICK, ...spot });
    }
  } catch {
    // The table went on between looking and pressing: look again.
  }
}

export async function raidToTheEnd(page: Page, press: Press): Promise<void> {
  await expect(async () => {
    for (let step = 0; step < 60 && !(await over(page).isVisible()); step += 1) {
      await raid(page, press);
    }
    await expect(over(page)).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 120_000 });
}
