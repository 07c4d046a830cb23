/** The top of every table, on every screen: the board, and near to the player what is asked and the
 * cards in hand, which are always in sight. Where the screen is high enough they lie under the board,
 * and where it is low beside it. A game says what lies there, and not where. */

import type { ReactElement, ReactNode } from "react";
import type { BoardProps } from "../boards/board";
import "./tabletop.css";

export interface TabletopProps extends Pick<BoardProps, "over"> {
  /** The game's: its colours and sizes are set by it. */
  className: string;
  /** What is true of the table, as `data-` attributes for its looks. */
  marks?: Readonly<Record<`data-${string}`, string | number | boolean>>;
  /** What is asked, and what stands beside it. */
  prompt: ReactNode;
  /** The cards in hand, and what may be done with them; none for those who watch. */
  hand: ReactNode;
  /** The board itself. */
  children: ReactNode;
}

export function Tabletop({
  className,
  marks,
  prompt,
  hand,
  over,
  children,
}: TabletopProps): ReactElement {
  return (
    <div className={`tabletop ${className}`} {...marks}>
      <div className="tabletop-board">
        <div className="board">{children}</div>
      </div>
      <div className="tabletop-over">{over}</div>
      <div className="tabletop-near">
        <div className="prompt-place" data-pin="prompt">
          {prompt}
        </div>
        {hand}
      </div>
    </div>
  );
}
