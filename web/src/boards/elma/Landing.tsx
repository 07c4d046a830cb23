/** A part of the table that the picked-up card may go to: lit, and pressed to take it there. It lies
 * under what is there already, so that nothing moves when it appears. */

import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { raceIcon } from "./icons";
import type { Goal } from "./offers";
import type { PickedUp } from "./usePickedUp";
import { useRaceWords } from "./words";

export function Landing({ goal, picked }: { goal: Goal; picked: PickedUp }): ReactElement | null {
  const { t } = useRaceWords();
  const choice = picked.goals.get(goal);
  if (choice === undefined) return null;
  return (
    <button type="button" className="landing" data-goal={goal} onClick={() => picked.make(choice)}>
      <span>
        <Icon name={raceIcon("next-button")} /> {t(`goal.${goal}`)}
      </span>
    </button>
  );
}
