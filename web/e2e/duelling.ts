/** Playing Allumbra by pressing what is lit. */

import type { Page } from "@playwright/test";

import type { Player } from "./playing";

export function duellistAt(page: Page): Promise<Player> {
  return page.evaluateHandle(() => {
    const first = (selector: string): HTMLElement | null =>
      document.querySelector<HTMLElement>(selector);
    return () =>
      first(".prompt[data-asked=true]") === null
        ? null
        : (first(".prompt-commit[aria-disabled=false]") ??
          first(".prompt-choices .button:not(.prompt-commit)") ??
          first(".hand .card[data-lit=true], .relic-choice[data-lit=true]"));
  });
}
