/** Cards on sheets of paper: which paper, with backs or without, and the PDF. */

import { type ReactNode, useState } from "react";

import { api } from "../../protocol/api";
import type { CardInfo, SheetsWanted } from "../../protocol/messages";
import { useAnnounce } from "../../shell/announcements";
import { Dialog } from "../../shell/Dialog";
import { Segments } from "../../shell/Segments";
import { ProblemNote } from "../../shell/states";
import { saveAs } from "../saveAs";
import { useAct } from "../useAct";
import { useCardWords } from "./words";

/** As the server has it: more cards are asked for in parts. */
export const MOST_PRINTED = 200;
const A_PAGE = 8;

type Paper = NonNullable<SheetsWanted["paper"]>;
const PAPERS: readonly { value: Paper; label: string }[] = [
  { value: "a4", label: "A4" },
  { value: "letter", label: "Letter" },
];

interface PrintCardsProps {
  game: string;
  cards: readonly Pick<CardInfo, "key" | "copies">[];
  /** Whether all copies are wanted anyway, as those of a deck. */
  allCopies?: boolean;
  onClose: () => void;
}

export function PrintCards({
  game,
  cards,
  allCopies = false,
  onClose,
}: PrintCardsProps): ReactNode {
  const { t, language } = useCardWords();
  const announce = useAnnounce();
  const { busy, problem, act } = useAct();
  const [paper, setPaper] = useState<Paper>(() => (usesLetter() ? "letter" : "a4"));
  const [backs, setBacks] = useState(false);
  const [copies, setCopies] = useState(allCopies);
  const entries = cards.map((card) => ({ name: card.key, copies: copies ? card.copies : 1 }));
  const count = entries.reduce((sum, entry) => sum + entry.copies, 0);
  const tooMany = count > MOST_PRINTED;
  const pages = Math.ceil(count / A_PAGE) * (backs ? 2 : 1);
  function make(): void {
    act(async () => {
      const made = await api.sheets(game, { cards: entries, paper, backs }, language);
      saveAs(`${game}-cards.pdf`, made);
      announce(t("cards.print.done"));
    });
  }
  const actions = (
    <>
      <button
        type="button"
        className="button primary"
        disabled={busy || tooMany || count === 0}
        onClick={make}
      >
        {t(busy ? "cards.print.busy" : "cards.print.make")}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {t("dialog.close")}
      </button>
    </>
  );
  return (
    <Dialog title={t("cards.print.title")} onClose={onClose} actions={actions}>
      <p role="status">
        {tooMany
          ? t("cards.print.too-many", { most: MOST_PRINTED })
          : t("cards.print.body", { count, pages: t("cards.print.pages", { count: pages }) })}
      </p>
      <Segments
        label={t("cards.print.paper")}
        labelled
        value={paper}
        choices={PAPERS}
        onChange={setPaper}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={backs}
          onChange={(event) => setBacks(event.target.checked)}
        />
        {t("cards.print.backs")}
      </label>
      {!allCopies && cards.some((card) => card.copies > 1) ? (
        <label className="check">
          <input
            type="checkbox"
            checked={copies}
            onChange={(event) => setCopies(event.target.checked)}
          />
          {t("cards.print.copies")}
        </label>
      ) : null}
      <ProblemNote problem={problem} />
    </Dialog>
  );
}

/** Whether people there print on Letter, as their browser says. */
function usesLetter(): boolean {
  return /-(US|CA|MX|PH)$/.test(navigator.language);
}
