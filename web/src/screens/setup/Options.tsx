/** The game's own options, as the server describes them. */

import type { ReactNode } from "react";

import type { OptionInfo } from "../../protocol/messages";
import { Segments } from "../../shell/Segments";
import { useWords } from "../../words";
import type { Wanted } from "./wanted";

interface OptionsProps {
  options: readonly OptionInfo[];
  chosen: Wanted["options"];
  onChange: (chosen: Wanted["options"]) => void;
}

export function Options({ options, chosen, onChange }: OptionsProps): ReactNode {
  const { t } = useWords();
  // What one seat alone chooses stands beside that seat.
  const shared = options.filter(({ seat }) => seat === null);
  if (shared.length === 0) {
    return null;
  }
  return (
    <section className="panel half">
      <h2>{t("setup.options")}</h2>
      {shared.map((option) => (
        <Segments
          key={option.name}
          label={capital(option.meaning)}
          value={String(chosen[option.name])}
          choices={option.values.map((value, place) => ({
            value: String(value),
            label: capital(option.labels[place] ?? String(value)),
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
