/** The cards as a pack: saved as a file, opened from one, and sent to a friend in a link. */

import { type ReactNode, useRef, useState } from "react";

import { api } from "../../protocol/api";
import type { CheckedDrafts } from "../../protocol/messages";
import { useAnnounce } from "../../shell/announcements";
import { ProblemNote } from "../../shell/states";
import { fileNameOf } from "../decks/AsText";
import { saveAs } from "../saveAs";
import { useAct } from "../useAct";
import { nameOf } from "./cards";
import { addressWith } from "./share";
import type { Bench } from "./useBench";
import { useWorkshopWords } from "./words";

interface PackFileProps {
  game: string;
  bench: Bench;
  checked: CheckedDrafts | null;
}

export function PackFile({ game, bench, checked }: PackFileProps): ReactNode {
  const { t } = useWorkshopWords();
  const announce = useAnnounce();
  const { busy, problem, act } = useAct();
  const picker = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const pack = checked?.pack ?? null;

  function save(): void {
    if (pack === null) return;
    const name = fileNameOf(nameOf(bench.cards[0] ?? bench.card)).replace(/\.txt$/, "");
    saveAs(`${name === "" ? game : name}.toml`, new Blob([pack], { type: "application/toml" }));
    announce(t("workshop.pack.saved"));
  }
  function open(file: File | undefined): void {
    if (file === undefined) return;
    act(async () => {
      const { cards } = await api.openPack(game, { text: await file.text() });
      bench.replace(cards);
      announce(t("workshop.pack.opened", { count: cards.length }));
    });
  }
  function share(): void {
    if (pack === null) return;
    act(async () => {
      const address = await addressWith(pack, location.href);
      setLink(address);
      // Browsers give the clipboard to secure pages only; on others the link is there to copy by hand.
      await navigator.clipboard.writeText(address).then(
        () => {
          setCopied(true);
          announce(t("workshop.pack.copied"));
        },
        () => setCopied(false),
      );
    });
  }

  return (
    <div className="pack">
      <div className="pack-ways">
        <button type="button" className="button" disabled={pack === null} onClick={save}>
          {t("workshop.pack.save")}
        </button>
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => picker.current?.click()}
        >
          {t("workshop.pack.open")}
        </button>
        <button type="button" className="button" disabled={pack === null || busy} onClick={share}>
          {t("workshop.pack.share")}
        </button>
        <input
          ref={picker}
          type="file"
          className="unseen"
          accept=".toml,text/plain"
          tabIndex={-1}
          aria-label={t("workshop.pack.open")}
          onChange={(event) => {
            open(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </div>
      <ProblemNote problem={problem ?? bench.problem} />
      {link === null ? null : (
        <label className="field">
          {t(copied ? "workshop.pack.copied" : "workshop.pack.link")}
          <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <p className="soft">{t("workshop.pack.body")}</p>
      {bench.kept ? null : <p className="problem-note">{t("workshop.not-kept")}</p>}
      {pack === null ? null : (
        <details>
          <summary>{t("workshop.pack.text")}</summary>
          <pre className="pack-text">{pack}</pre>
        </details>
      )}
    </div>
  );
}
