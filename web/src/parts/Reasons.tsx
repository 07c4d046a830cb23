/** Why this or that is not offered: each sentence opens its rule. */

import type { ReactElement } from "react";
import type { Told } from "../protocol/messages";

export interface ReasonsProps {
  reasons: readonly Told[];
  /** None where there are no rules to open. */
  onRule: ((rule: string) => void) | undefined;
}

export function Reasons({ reasons, onRule }: ReasonsProps): ReactElement | null {
  if (reasons.length === 0) return null;
  return (
    <ul className="chosen-reasons">
      {reasons.map((reason) => (
        <li key={reason.text}>
          {onRule === undefined || reason.rule === "" ? (
            reason.text
          ) : (
            <button type="button" className="link" onClick={() => onRule(reason.rule)}>
              {reason.text}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
