/** Catches what breaks while drawing: says that the match is safe, or shows something instead of what
 * is only there to be looked at. */

import { Component, type ReactNode } from "react";

import { useWords } from "../words";
import { Empty } from "./states";

interface State {
  broken: boolean;
}

interface BrokenProps {
  children: ReactNode;
  instead?: ReactNode;
}

export class Broken extends Component<BrokenProps, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    const { children, instead = <Apology /> } = this.props;
    return this.state.broken ? instead : children;
  }
}

function Apology(): ReactNode {
  const { t } = useWords();
  return (
    <Empty title={t("state.broken")} body={t("state.broken.body")} urgent>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {t("state.reload")}
      </button>
    </Empty>
  );
}
