/** One of a list of values, with its label. */

import type { ReactNode } from "react";

interface ChooseProps<Value extends string | number> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: NoInfer<Value>) => void;
}

export function Choose<Value extends string | number>({
  label,
  value,
  choices,
  onChange,
}: ChooseProps<Value>): ReactNode {
  return (
    <label className="field">
      {label}
      <select
        value={String(value)}
        onChange={(event) => {
          const chosen = choices.find((choice) => String(choice.value) === event.target.value);
          if (chosen !== undefined) {
            onChange(chosen.value);
          }
        }}
      >
        {choices.map((choice) => (
          <option value={String(choice.value)} key={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
