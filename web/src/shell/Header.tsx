/** The header of every screen. A screen adds to it with `InHeader`. */

import { type ReactNode, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

import { Icon } from "../icons/Icon";
import { useWords } from "../words";
import { HelpDialog } from "./HelpDialog";
import { Link, navigate, type Place } from "./router";
import { SettingsDialog } from "./SettingsDialog";
import { useShortcut } from "./shortcuts";

const SLOT = "header-slot";

export function Header({ place }: { place: Place }): ReactNode {
  const { t } = useWords();
  const [open, setOpen] = useState<"settings" | "help" | null>(null);
  useShortcut("?", t("help.open"), () => setOpen("help"));
  useShortcut(",", t("help.settings"), () => setOpen("settings"));
  useShortcut("h", t("help.home"), () => navigate("/"));
  return (
    <header className="page-header" aria-label={t("header.label")}>
      <Link
        className="brand"
        to="/"
        aria-label={t("header.home")}
        aria-current={place.screen === "home" ? "page" : undefined}
      >
        <Icon name="perspective-dice-six-faces-five" />
        <span className="brand-name">{t("app.title")}</span>
      </Link>
      <div className="header-slot" id={SLOT} />
      <button
        type="button"
        className="button quiet"
        aria-label={t("header.settings")}
        onClick={() => setOpen("settings")}
      >
        <Icon name="cog" />
        <span className="wide">{t("header.settings")}</span>
      </button>
      <button
        type="button"
        className="button quiet"
        aria-label={t("header.help")}
        onClick={() => setOpen("help")}
      >
        <b aria-hidden="true">?</b>
      </button>
      {open === "settings" ? <SettingsDialog onClose={() => setOpen(null)} /> : null}
      {open === "help" ? <HelpDialog onClose={() => setOpen(null)} /> : null}
    </header>
  );
}

const never = () => () => undefined;

/** Puts a screen's own title and buttons into the header. */
export function InHeader({ children }: { children: ReactNode }): ReactNode {
  const slot = useSyncExternalStore(never, () => document.getElementById(SLOT));
  return slot === null ? null : createPortal(children, slot);
}
