/** What every unit test begins and ends with: a clean page, and what jsdom lacks. */

import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 600_000 });

// jsdom has no media queries; nobody asked for less motion or for the dark.
window.matchMedia = (media: string): MediaQueryList => {
  const nothing = { matches: false, media, onchange: null };
  return Object.assign(new EventTarget(), nothing) as unknown as MediaQueryList;
};

// jsdom draws dialogs but cannot open or close them.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});
