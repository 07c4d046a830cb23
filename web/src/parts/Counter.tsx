/** A number that moves: pips, the figure, and for a moment by how much it changed. */

import { useState, type ReactElement } from "react";
import { Icon, type IconName } from "../icons/Icon";
import { useWords } from "../words";
import "./counter.css";

export interface CounterProps {
  name: string;
  icon: IconName;
  value: number;
  most: number;
  /** The shape of the pips, which tells counters apart without colour. */
  shape: "block" | "pointed";
}

export function Counter({ name, icon, value, most, shape }: CounterProps): ReactElement {
  const { t } = useWords();
  const { change, times } = useChange(value);
  return (
    <span
      className="counter"
      data-shape={shape}
      role="img"
      aria-label={t("counter.of", { name, amount: value, most })}
      title={name}
    >
      <Icon name={icon} />
      <span className="counter-pips">
        {Array.from({ length: most }, (_, place) => (
          <span key={place} className="counter-pip" data-full={place < value} />
        ))}
      </span>
      <span className="counter-figure figures">{value}</span>
      {change !== 0 && (
        <span key={times} className="counter-change figures" data-gain={change > 0}>
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  );
}

/** By how much a value changed last, and how many times it has. */
function useChange(value: number): { change: number; times: number } {
  const [seen, setSeen] = useState({ value, change: 0, times: 0 });
  if (seen.value !== value) {
    const next = { value, change: value - seen.value, times: seen.times + 1 };
    setSeen(next);
    return next;
  }
  return seen;
}
