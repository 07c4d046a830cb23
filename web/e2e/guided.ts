/** Listening to the guide: every note it shows, also one that was put away at once. */

import type { Page } from "@playwright/test";

/** From now on; what was heard so far is asked for with what it returns. */
export async function hearGuide(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const notes: string[] = [];
    const listen = (): void => {
      const text = document.querySelector(".guide [role=status]")?.textContent ?? "";
      if (text !== "" && notes.at(-1) !== text) notes.push(text);
    };
    listen();
    new MutationObserver(listen).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return notes;
  });
  return () => heard.jsonValue();
}
