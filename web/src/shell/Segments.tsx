/** One of a few, side by side: radio buttons that look like one switch. */

import { type ReactNode, useId } from "react";

interface SegmentsProps<Value extends string> {
  label: string;
  /** The label stands there already, as a heading: say it, but do not show it again. */
  labelled?: boolean;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

export function Segments<Value extends string>({
  label,
  labelled = false,
  value,
  choices,
  onChange,
}: SegmentsProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className={labelled ? "unseen" : undefined}>{label}</legend>
      <div className="segments-row">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
