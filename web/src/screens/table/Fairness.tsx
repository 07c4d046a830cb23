/** That the deal is fixed before anybody plays: a mark in the header that explains itself. */

import { useState, type ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { Dialog } from "../../shell/Dialog";
import { useWords } from "../../words";

export function Fairness({ hash }: { hash: string }): ReactElement {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button quiet table-deal" onClick={() => setOpen(true)}>
        <Icon name="padlock" /> {t("table.deal", { hash: hash.slice(0, 6) })}
      </button>
      {open && (
        <Dialog title={t("invite.fingerprint")} onClose={() => setOpen(false)}>
          <p>{t("invite.seed")}</p>
          <code className="fingerprint">{hash}</code>
        </Dialog>
      )}
    </>
  );
}
