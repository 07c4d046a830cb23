import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import { SettingsDialog } from "./SettingsDialog";
import { keptSettings, SettingsProvider } from "./settings";

describe("the settings", () => {
  it("take effect at once and are kept", async () => {
    render(
      <SettingsProvider>
        <SettingsDialog onClose={() => undefined} />
      </SettingsProvider>,
    );
    await userEvent.click(screen.getByLabelText("Day"));
    await userEvent.click(screen.getByLabelText("Off"));
    await userEvent.click(screen.getByLabelText("Larger"));
    await userEvent.click(screen.getByLabelText("Português"));
    await userEvent.type(screen.getByLabelText("Seu nome"), "Ana");
    const page = document.documentElement;
    expect(page.dataset).toMatchObject({ theme: "light", motion: "off", text: "larger" });
    expect(page.lang).toBe("pt");
    expect(keptSettings()).toEqual({
      theme: "light",
      motion: "off",
      text: "larger",
      language: "pt",
      name: "Ana",
    });
  });

  it("fall back where something else was kept", () => {
    localStorage.setItem("rulewright.settings", '{"theme":"pink","text":"large","name":7}');
    expect(keptSettings()).toMatchObject({ theme: "system", text: "large", name: "" });
    localStorage.setItem("rulewright.settings", "nonsense");
    expect(keptSettings()).toMatchObject({ theme: "system", motion: "system" });
  });
});
