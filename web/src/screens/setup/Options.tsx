/** The game's own options, as the server describes them. */

import type { ReactNode } from "react";

import type { OptionInfo } from "../../protocol/messages";
import { Segments } from "../../shell/Segments";
import { useWords } from "../../words";
import type { Wanted } from "./wanted";

interface OptionsProps {
  game: string;
  options: readonly OptionInfo[];
  chosen: Wanted["options"];
  onChange: (chosen: Wanted["options"]) => void;
}

export function Options({ game, options, chosen, onChange }: OptionsProps): ReactNode {
  const { t, known } = useWords();
  if (options.length === 0) {
    return null;
  }
  const named = (option: OptionInfo, value: boolean | number | string) =>
    typeof value === "boolean"
      ? t(value ? "setup.option.yes" : "setup.option.no")
      : known(`option.${game}.${option.name}.${value}`, capital(String(value)));
  return (
    <section className="panel half">
      <h2>{t("setup.options")}</h2>
      {options.map((option) => (
        <Segments
          key={option.name}
          label={known(`option.${game}.${option.name}`, capital(option.meaning))}
          value={String(chosen[option.name])}
          choices={option.values.map((value) => ({
            value: String(value),
            label: named(option, value),
          }))}
          onChange={(text) => {
            const value = option.values.find((each) => String(each) === text);
            if (value !== undefined) {
              onChange({ ...chosen, [option.name]: value });
            }
          }}
        />
      ))}
    </section>
  );
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
