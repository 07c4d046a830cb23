import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { ShortcutsProvider, useShortcut, useShortcuts } from "./shortcuts";

function Thing({ act }: { act: () => void }) {
  useShortcut("u", "Undo", act);
  return <input aria-label="name" />;
}

function Keys() {
  return <p>{useShortcuts().map(({ key, label }) => `${key}: ${label}`)}</p>;
}

describe("a shortcut", () => {
  it("acts while it is there, and is listed", async () => {
    const act = vi.fn();
    const { rerender } = render(
      <ShortcutsProvider>
        <Thing act={act} />
        <Keys />
      </ShortcutsProvider>,
    );
    expect(screen.getByText("u: Undo")).toBeTruthy();
    await userEvent.keyboard("u");
    expect(act).toHaveBeenCalledTimes(1);
    rerender(
      <ShortcutsProvider>
        <Keys />
      </ShortcutsProvider>,
    );
    await userEvent.keyboard("u");
    expect(act).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("u: Undo")).toBeNull();
  });

  it("leaves alone who is typing, and the browser's own keys", async () => {
    const act = vi.fn();
    render(
      <ShortcutsProvider>
        <Thing act={act} />
      </ShortcutsProvider>,
    );
    await userEvent.keyboard("{Control>}u{/Control}");
    await userEvent.type(screen.getByLabelText("name"), "u");
    expect(act).not.toHaveBeenCalled();
  });
});
