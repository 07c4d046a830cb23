/** The settings, each taking effect at once. */

import type { ReactNode } from "react";

import { type Language, languages, useWords } from "../words";
import { Dialog } from "./Dialog";
import { Segments } from "./Segments";
import { useSettings } from "./settings";

export function SettingsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useWords();
  const { settings, change } = useSettings();
  return (
    <Dialog title={t("settings.title")} onClose={onClose}>
      <div className="settings">
        <Segments
          label={t("settings.theme")}
          value={settings.theme}
          choices={(["system", "light", "dark"] as const).map((value) => ({
            value,
            label: t(`settings.theme.${value}`),
          }))}
          onChange={(theme) => change({ theme })}
        />
        <Segments
          label={t("settings.motion")}
          value={settings.motion}
          choices={(["system", "on", "off"] as const).map((value) => ({
            value,
            label: t(`settings.motion.${value}`),
          }))}
          onChange={(motion) => change({ motion })}
        />
        <Segments
          label={t("settings.text")}
          value={settings.text}
          choices={(["normal", "large", "larger"] as const).map((value) => ({
            value,
            label: t(`settings.text.${value}`),
          }))}
          onChange={(text) => change({ text })}
        />
        <Segments
          label={t("settings.language")}
          value={settings.language}
          choices={(Object.keys(languages) as Language[]).map((value) => ({
            value,
            label: languages[value],
          }))}
          onChange={(language) => change({ language })}
        />
        <label className="field">
          {t("settings.name")}
          <input
            value={settings.name}
            maxLength={24}
            autoComplete="nickname"
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
      </div>
    </Dialog>
  );
}
