/** The room round a board: the board takes the screen, and what is told stands beside it, or in a drawer
 * where there is no room for it. The same for a table and for a replay, and for every game. */

import type { ReactElement, ReactNode } from "react";
import { Icon } from "../icons/Icon";
import { InHeader } from "../shell/Header";
import { useWords } from "../words";
import "./room.css";

export interface RoomProps {
  game: string;
  title: string;
  /** What else stands in the header. */
  header?: ReactNode;
  /** Whether the drawer is open, where what is told is one. */
  drawer: boolean;
  onDrawer: (open: boolean) => void;
  side: ReactNode;
  /** What lies over all of it, wherever it is pinned to. */
  pinned?: ReactNode;
  children: ReactNode;
}

export function Room(props: RoomProps): ReactElement {
  const { drawer, onDrawer } = props;
  const { t } = useWords();
  return (
    <div className="table-room" data-game={props.game} data-drawer={drawer}>
      <InHeader>
        <h1 className="header-title">{props.title}</h1>
        {props.header}
        <button
          type="button"
          className="button quiet drawer-button"
          aria-expanded={drawer}
          onClick={() => onDrawer(!drawer)}
        >
          <Icon name="scroll-unfurled" />
          <span className="unseen">{t("side.open")}</span>
        </button>
      </InHeader>
      {props.children}
      <aside className="table-side" aria-label={t("side.open")}>
        <button type="button" className="button drawer-close" onClick={() => onDrawer(false)}>
          {t("side.close")}
        </button>
        {props.side}
      </aside>
      {props.pinned}
    </div>
  );
}
