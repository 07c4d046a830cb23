/** How often one wants to be asked when answers are called for. */

import { useId, type ReactElement } from "react";
import { MANNERS, type Manner, type Passing } from "./usePassing";
import { useRaceWords } from "./words";

const isManner = (value: string): value is Manner => (MANNERS as readonly string[]).includes(value);

export function PassMenu({ passing }: { passing: Passing }): ReactElement {
  const { t } = useRaceWords();
  const name = useId();
  return (
    <div className="pass-menu" data-pin="passing" data-passes={passing.passes}>
      <label htmlFor={name}>{passing.passes ? t("pass.passing") : t("pass.label")}</label>
      <select
        id={name}
        className="text"
        value={passing.manner}
        onChange={({ target }) => {
          if (isManner(target.value)) passing.change(target.value);
        }}
      >
        {passing.manners.map((manner) => (
          <option key={manner} value={manner}>
            {t(`pass.${manner}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
