/** A dialog that asks before something is done that cannot simply be taken back. */

import type { ReactElement } from "react";
import { Dialog } from "../shell/Dialog";
import { useWords } from "../words";

export interface AskProps {
  title: string;
  text: string;
  yes: string;
  danger?: boolean;
  onYes: () => void;
  onClose: () => void;
}

export function Ask({ title, text, yes, danger = false, onYes, onClose }: AskProps): ReactElement {
  const { t } = useWords();
  const actions = (
    <>
      <button type="button" className="button" onClick={onClose}>
        {t("dialog.stay")}
      </button>
      <button
        type="button"
        className={danger ? "button danger" : "button primary"}
        onClick={() => {
          onYes();
          onClose();
        }}
      >
        {yes}
      </button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <p>{text}</p>
    </Dialog>
  );
}
