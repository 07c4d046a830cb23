/** The shell's own parts: dialogs, announcements, what breaks. */

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { AnnouncementsProvider, useAnnounce } from "./announcements";
import { Broken } from "./Broken";
import { Dialog } from "./Dialog";

describe("a dialog", () => {
  it("is named by its title and closes by its button and by Escape", async () => {
    const close = vi.fn();
    render(
      <Dialog title="Sure?" onClose={close}>
        <p>Really?</p>
      </Dialog>,
    );
    const dialog = screen.getByRole("dialog", { name: "Sure?" });
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    expect(close).toHaveBeenCalledTimes(2);
  });
});

function Speaker() {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce("Your move.")}>
      speak
    </button>
  );
}

describe("an announcement", () => {
  it("is a change each time, also when the same is said again", async () => {
    render(
      <AnnouncementsProvider>
        <Speaker />
      </AnnouncementsProvider>,
    );
    const lines = () => [...screen.getByRole("status").children].map((line) => line.textContent);
    await userEvent.click(screen.getByText("speak"));
    const first = lines();
    await userEvent.click(screen.getByText("speak"));
    expect(first).toContain("Your move.");
    expect(lines()).toEqual([...first].reverse());
  });
});

function Bomb(): never {
  throw new Error("bang");
}

describe("what breaks", () => {
  it("is owned up to, and says that nothing is lost", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    render(
      <Broken>
        <Bomb />
      </Broken>,
    );
    expect(screen.getByRole("alert").textContent).toContain("Nothing is lost");
  });
});
