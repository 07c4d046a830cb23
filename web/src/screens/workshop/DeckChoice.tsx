/** The deck that a card is put into; nothing to choose where no decks are built. */

import type { ReactNode } from "react";

import type { WorkshopInfo } from "../../protocol/messages";
import { Choose } from "../setup/Choose";
import { useWorkshopWords } from "./words";

interface DeckChoiceProps {
  info: WorkshopInfo;
  deck: string;
  onChange: (deck: string) => void;
}

export function DeckChoice({ info, deck, onChange }: DeckChoiceProps): ReactNode {
  const { t } = useWorkshopWords();
  if (info.decks.length === 0) return null;
  return (
    <Choose
      label={t("workshop.try.into")}
      value={deck}
      choices={info.decks.map(({ key, name }) => ({ value: key, label: name }))}
      onChange={onChange}
    />
  );
}
