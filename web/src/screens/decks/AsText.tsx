/** The deck as text: to copy, and to save as a file. */

import { type ReactNode, useId, useState } from "react";

import { useAnnounce } from "../../shell/announcements";
import { Dialog } from "../../shell/Dialog";
import { saveAs } from "../saveAs";
import { useDeckWords } from "./words";

interface AsTextProps {
  name: string;
  text: string;
  onClose: () => void;
}

export function AsText({ name, text, onClose }: AsTextProps): ReactNode {
  const { t } = useDeckWords();
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  const field = useId();
  function copy(): void {
    // Browsers give the clipboard to secure pages only; on others the text is there to copy by hand.
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        announce(t("decks.text.copied"));
      },
      () => selectAll(field),
    );
  }
  const actions = (
    <>
      <button type="button" className="button primary" onClick={copy}>
        {t(copied ? "decks.text.copied" : "decks.text.copy")}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => saveAs(fileNameOf(name), new Blob([text], { type: "text/plain" }))}
      >
        {t("decks.text.download")}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {t("dialog.close")}
      </button>
    </>
  );
  return (
    <Dialog title={name} onClose={onClose} actions={actions}>
      <p className="soft">{t("decks.text.body")}</p>
      <textarea
        id={field}
        className="text deck-text"
        rows={14}
        readOnly
        aria-label={t("decks.new.text.label")}
        value={text}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}

function selectAll(field: string): void {
  const area = document.getElementById(field);
  if (area instanceof HTMLTextAreaElement) area.select();
}

/** A name that every system takes. */
export function fileNameOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return `${plain.match(/[a-z0-9]+/g)?.join("-") ?? "deck"}.txt`;
}
