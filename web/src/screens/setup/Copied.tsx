/** A text to hand on: shown, and copied with a click. */

import { type ReactNode, useId, useState } from "react";

import { useAnnounce } from "../../shell/announcements";
import { useWords } from "../../words";

interface CopiedProps {
  label: string;
  text: string;
  large?: boolean;
}

export function Copied({ label, text, large = false }: CopiedProps): ReactNode {
  const { t } = useWords();
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  const field = useId();

  function copy(): void {
    void copyText(text, field).then(() => {
      setCopied(true);
      announce(t("invite.copied"));
    });
  }

  return (
    <div className="field copied">
      <label htmlFor={field}>{label}</label>
      <div className="copied-row">
        <input
          id={field}
          className={large ? "text spelled-out" : "text"}
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className="button"
          onClick={copy}
          aria-label={`${t("invite.copy")}: ${label}`}
        >
          {copied ? t("invite.copied") : t("invite.copy")}
        </button>
      </div>
    </div>
  );
}

/** Browsers give the clipboard to secure pages only; on others the text is selected to copy by hand. */
async function copyText(text: string, field: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement) {
      input.select();
    }
  }
}
