/** Listening to the guide: every note it shows, also one that was put away at once. */

import type { Page } from "@playwright/test";

import { asked, type Player, type Press, pressAtOnce, pressIfAsked } from "./playing";
import { expect, expectAccessible, gameTile } from "./table";

/** So much is pressed by hand, where a note might lie over what is to be pressed; the rest is quicker. */
const BY_HAND = 40;

/** What a guide's first game must show. */
export interface Lesson {
  game: string;
  title: string;
  /** In its first note. */
  begins: string;
  /** Each in some note on the way. */
  teaches: string[];
}

/** Play the first game with its guide from the home page on, until the guide has said all it has to
 * say, each thing once. */
export async function followGuide(
  page: Page,
  lesson: Lesson,
  press: Press,
  playerAt: (page: Page) => Promise<Player>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const tile = gameTile(page, lesson.game);
  await tile.getByRole("button", { name: "Learn it in two minutes" }).click();
  const note = page.getByRole("dialog", { name: lesson.title });
  await expect(note).toContainText(lesson.begins);
  await expectAccessible(page);
  const goOn = note.getByRole("button", { name: "Go on" });
  const explained = await hearGuide(page);
  const player = await playerAt(page);
  let presses = 0;
  await expect(async () => {
    if (await goOn.isVisible()) await goOn[press]({ timeout: 10_000 });
    else if (await page.locator(asked).isVisible()) {
      // Nothing is waited for here: a note may come in between, and waits to be put away itself.
      if (presses < BY_HAND) await pressIfAsked(player, press);
      else await pressAtOnce(player);
      presses += 1;
    }
    expect((await explained()).some((text) => text.startsWith("That is all"))).toBe(true);
  }).toPass({ intervals: [20] });
  // It may have been pressed already, in the moment it was heard.
  await expect(async () => {
    if (await goOn.isVisible()) await goOn[press]({ timeout: 10_000 });
    await expect(note).toBeHidden({ timeout: 100 });
  }).toPass({ intervals: [20] });
  const heard = await explained();
  expect(new Set(heard).size).toBe(heard.length);
  for (const taught of lesson.teaches) {
    expect(
      heard.some((text) => text.includes(taught)),
      taught,
    ).toBe(true);
  }
  await expect(note).toBeHidden();
}

/** From now on; what was heard so far is asked for with what it returns. */
async function hearGuide(page: Page): Promise<() => Promise<string[]>> {
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
