/** How well the text on cards can be read, from the colours the browser computed. What lies under a
 * text that is not quite opaque is taken to be the worst there is. */

import { expect, type Page } from "@playwright/test";

/** Text on what was given that has less contrast than wanted, each with its figure. */
export function faintText(page: Page, selector: string, least: number): Promise<string[]> {
  return page.evaluate(
    ([things, wanted]) => {
      type Colour = [red: number, green: number, blue: number, alpha: number];
      const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      if (canvas === null) throw new Error("nothing to read colours with");
      const BLACK: Colour = [0, 0, 0, 1];
      const WHITE: Colour = [255, 255, 255, 1];

      /** Any colour that CSS can write. */
      function parsed(text: string): Colour {
        canvas?.clearRect(0, 0, 1, 1);
        Object.assign(canvas ?? {}, { fillStyle: text });
        canvas?.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] =
          canvas?.getImageData(0, 0, 1, 1).data ?? [];
        return [red, green, blue, alpha / 255];
      }
      function over([red, green, blue, alpha]: Colour, under: Colour): Colour {
        const mixed = (above: number, below: number): number => above * alpha + below * (1 - alpha);
        return [mixed(red, under[0]), mixed(green, under[1]), mixed(blue, under[2]), 1];
      }
      const stopsIn = (images: string): Colour[][] =>
        images
          .split(/,\s*(?=[a-z-]*gradient\()/)
          .filter((image) => image.includes("gradient("))
          .map((image) => (image.match(/(?:rgba?|color|hsla?)\([^()]*\)/g) ?? []).map(parsed));

      /** Every colour that may lie under the text of an element. */
      function grounds(element: Element | null): Colour[] {
        if (element === null) return [WHITE];
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        const colour = parsed(backgroundColor);
        let under = colour[3] === 0 ? grounds(element.parentElement) : [BLACK, WHITE];
        under = under.map((below) => over(colour, below));
        for (const stops of stopsIn(backgroundImage).reverse()) {
          if (stops.length > 0) under = under.flatMap((below) => stops.map((s) => over(s, below)));
        }
        return under;
      }

      /** The colour as the filters of the element and all round it show it. */
      function filtered(colour: Colour, element: Element | null): Colour {
        let seen = colour;
        for (let at = element; at !== null; at = at.parentElement) {
          for (const [, name, amount] of getComputedStyle(at).filter.matchAll(
            /([a-z]+)\(([\d.]+)\)/g,
          )) {
            const value = Number(amount);
            const saturation = name === "saturate" ? value : name === "grayscale" ? 1 - value : 1;
            const brightness = name === "brightness" ? value : 1;
            const [red, green, blue, alpha] = seen;
            const grey = 0.213 * red + 0.715 * green + 0.072 * blue;
            const shown = (part: number): number =>
              Math.max(0, Math.min(255, (grey + (part - grey) * saturation) * brightness));
            seen = [shown(red), shown(green), shown(blue), alpha];
          }
        }
        return seen;
      }
      function luminance([red, green, blue]: Colour): number {
        const linear = (part: number): number =>
          part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4;
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      }
      function contrast(one: Colour, other: Colour): number {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      }

      const hasText = (element: Element): boolean =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
        );
      const found = new Set<string>();
      for (const element of document.querySelectorAll(`:is(${things}) *`)) {
        if (!hasText(element) || !element.checkVisibility({ opacityProperty: true })) continue;
        if (getComputedStyle(element).fontSize === "0px") continue;
        const ink = parsed(getComputedStyle(element).color);
        const worst = Math.min(
          ...grounds(element).map((ground) =>
            contrast(filtered(over(ink, ground), element), filtered(ground, element)),
          ),
        );
        if (worst < wanted) {
          found.add(`${worst.toFixed(2)} ${element.className} “${element.textContent.trim()}”`);
        }
      }
      return [...found].sort();
    },
    [selector, least] as const,
  );
}

/** Text on these can be read well, in the dark and in the light. */
export async function expectReadable(page: Page, selector: string): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    expect(await faintText(page, selector, 7)).toEqual([]);
  }
}
