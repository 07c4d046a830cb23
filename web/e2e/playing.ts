/** Playing on by pressing what is offered, whatever it is. What to press next, each game's player knows
 * who looks at the page: `duelling.ts`, `raiding.ts`, `racing.ts`. */

import type { JSHandle, Page } from "@playwright/test";

import { expect, over } from "./table";

export type Press = "click" | "tap";

/** Somebody in the page who knows what to press next: nothing while nothing is asked. */
export type Player = JSHandle<() => HTMLElement | null>;

/** What lies over a thing that is to be pressed may stay there: then it is looked again. */
const QUICK = { timeout: 10_000 };
/** The cards of a hand lie over each other on a phone, and a token leans: both are seen here. */
const CORNER = { position: { x: 14, y: 26 } };

export const asked = ".prompt[data-asked=true]";

/** Press what is next, as a hand does, when one is asked. */
export async function pressNext(page: Page, player: Player, press: Press): Promise<void> {
  await expect(page.locator(asked).or(over(page)).first()).toBeVisible();
  await pressIfAsked(player, press);
}

/** Press what is next, as a hand does, if there is anything to press now. */
export async function pressIfAsked(player: Player, press: Press): Promise<void> {
  const next = await player.evaluateHandle((look) => look());
  const thing = next.asElement();
  if (thing === null) return;
  const isHeld = await thing.evaluate((element) => element.closest(".hand") !== null);
  await thing[press]({ ...QUICK, ...(isHeld ? CORNER : {}) }).catch(() => {
    // The table went on between looking and pressing: look again.
  });
}

/** Press what is next, if there is anything to press now, as quick as may be. */
export async function pressAtOnce(player: Player): Promise<void> {
  await player.evaluate((look) => look()?.click());
}

/** Press so many things, or until it is over, as quick as the table can be drawn. */
export async function pressOn(player: Player, presses: number): Promise<void> {
  await player.evaluate(async (look, wanted) => {
    for (let pressed = 0; pressed < wanted;) {
      if (document.querySelector(".result") !== null) return;
      const thing = look();
      thing?.click();
      if (thing !== null) pressed += 1;
      // The table goes on when what was pressed has been answered.
      await new Promise((drawn) => setTimeout(drawn, 10));
    }
  }, presses);
}

export async function playToTheEnd(page: Page, player: Player): Promise<void> {
  await expect(async () => {
    await pressOn(player, 50);
    await expect(over(page)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}
