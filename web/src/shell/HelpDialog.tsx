/** The keys that work here, and who made what. */

import type { ReactNode } from "react";

import { useWords } from "../words";
import { Dialog } from "./Dialog";
import { useShortcuts } from "./shortcuts";

export function HelpDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useWords();
  const shortcuts = useShortcuts();
  return (
    <Dialog title={t("help.title")} onClose={onClose}>
      <p>{t("help.everywhere")}</p>
      <h3>{t("help.here")}</h3>
      <dl className="keys">
        {shortcuts.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key === " " ? "␣" : key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <h3>{t("help.about")}</h3>
      <p>{t("about.body")}</p>
      <p className="soft">{t("about.icons")}</p>
      <p className="soft">{t("about.fonts")}</p>
    </Dialog>
  );
}
