/** A dialog over the page: the browser keeps the focus inside, Escape and the backdrop close it. */

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";

import { useWords } from "../words";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot; without any there is one to close. */
  actions?: ReactNode;
}

export function Dialog({ title, onClose, children, actions }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { t } = useWords();

  useEffect(() => {
    const opened = dialog.current;
    if (opened !== null && !opened.open) {
      opened.showModal();
    }
  }, []);

  function closeOnBackdrop(event: MouseEvent): void {
    if (event.target === dialog.current) {
      onClose();
    }
  }

  return (
    // The backdrop is the dialog's own; the keyboard has Escape, which the browser turns into cancel.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-inside">
        <h2 id={heading}>{title}</h2>
        {children}
        <div className="dialog-actions">
          {actions ?? (
            <button type="button" className="button" onClick={onClose}>
              {t("dialog.close")}
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
}
