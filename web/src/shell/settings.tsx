/**
 * What somebody likes: theme, motion, language, size of text, and the name to sit down with. Kept in
 * localStorage and put on <html> as attributes, where the style sheets look: `data-theme`
 * (light or dark), `data-motion` (on or off), `data-text` (normal, large or larger), `lang`.
 */

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";

export interface Settings {
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "off";
  language: "en" | "pt";
  text: "normal" | "large" | "larger";
  name: string;
}

const PLACE = "rulewright.settings";

interface Known {
  settings: Settings;
  /** Whether things may move: as set, or as the system says. */
  motion: boolean;
  dark: boolean;
  change: (changed: Partial<Settings>) => void;
}

function preferred(): Settings {
  const language = navigator.language.startsWith("pt") ? "pt" : "en";
  return { theme: "system", motion: "system", language, text: "normal", name: "" };
}

const allowed: { [Name in keyof Settings]?: readonly Settings[Name][] } = {
  theme: ["system", "light", "dark"],
  motion: ["system", "on", "off"],
  language: ["en", "pt"],
  text: ["normal", "large", "larger"],
};

/** What was kept, as far as it still makes sense. */
export function keptSettings(): Settings {
  const settings = preferred();
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, unknown>;
    for (const [name, values] of Object.entries(allowed)) {
      if ((values as readonly unknown[]).includes(kept[name])) {
        Object.assign(settings, { [name]: kept[name] });
      }
    }
    if (typeof kept["name"] === "string") {
      settings.name = kept["name"].slice(0, 24);
    }
  } catch {
    // Nothing kept, or nothing readable: what the system prefers will do.
  }
  return settings;
}

function keep(settings: Settings): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the settings hold until the page is closed.
  }
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
  );
}

const Context = createContext<Known>({
  settings: preferred(),
  motion: false,
  dark: true,
  change: () => undefined,
});

export function SettingsProvider({ children }: { children: ReactNode }): ReactNode {
  const [settings, set] = useState(keptSettings);
  const systemIsStill = useMedia("(prefers-reduced-motion: reduce)");
  const systemIsLight = useMedia("(prefers-color-scheme: light)");
  const motion = settings.motion === "system" ? !systemIsStill : settings.motion === "on";
  const dark = settings.theme === "system" ? !systemIsLight : settings.theme === "dark";
  const { language, text } = settings;

  useEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dataset["theme"] = dark ? "dark" : "light";
    page.dataset["motion"] = motion ? "on" : "off";
    page.dataset["text"] = text;
  }, [language, dark, motion, text]);

  const known = useMemo(
    () => ({
      settings,
      motion,
      dark,
      change(changed: Partial<Settings>) {
        const next = { ...settings, ...changed };
        keep(next);
        set(next);
      },
    }),
    [settings, motion, dark],
  );
  return <Context value={known}>{children}</Context>;
}

export function useSettings(): Known {
  return useContext(Context);
}
