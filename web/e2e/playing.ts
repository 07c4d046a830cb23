/** Playing on by pressing what is offered, whatever it is. */

import type { Page } from "@playwright/test";

import { EDGE, expect, over } from "./table";

export type Press = "click" | "tap";

/** Answer whatever is asked, once; nothing if it is over. */
export async function answer(page: Page, press: Press): Promise<void> {
  const asked = page.locator(".prompt[data-asked=true]");
  const button = asked.locator(".prompt-choices .button:not(.prompt-commit)").first();
  const thing = page.locator(".hand .card[data-lit=true], .relic-choice[data-lit=true]").first();
  const quick = { timeout: 1500 };
  try {
    await expect(asked.or(over(page)).first()).toBeVisible(quick);
    if (await over(page).isVisible()) return;
    if (await button.isVisible()) {
      await button[press](quick);
      return;
    }
    await thing[press]({ ...quick, ...EDGE });
    await page.locator(".prompt-commit:not([aria-disabled=true])")[press](quick);
  } catch {
    // The table went on between looking and pressing: look again.
  }
}
