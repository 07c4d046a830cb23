/** Catches what breaks while drawing, and says that the match is safe. */

import { Component, type ReactNode } from "react";

import { useWords } from "../words";
import { Empty } from "./states";

interface State {
  broken: boolean;
}

export class Broken extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Apology /> : this.props.children;
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
