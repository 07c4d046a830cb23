/** The deck at hand: its name, whether it is legal and why not, what is in it, and what to do with it. */

import type { ReactNode } from "react";

import { LONGEST_NAME, type OwnDeck } from "../../decks";
import type { DeckBuildingInfo, DeckCardInfo } from "../../protocol/messages";
import { ProblemNote } from "../../shell/states";
import { Counts } from "./Counts";
import { missing, sizeOf } from "./deck";
import type { FaceOf } from "../cards/faces";
import { PartList } from "./PartList";
import { Remarks } from "./Remarks";
import { sizeWords } from "./size";
import type { Check } from "./useCheck";
import { useDeckWords } from "./words";

interface DeckPanelProps {
  game: string;
  building: DeckBuildingInfo;
  deck: OwnDeck;
  check: Check;
  faceOf: FaceOf;
  /** What to do with it. */
  actions: ReactNode;
  onRename: (name: string) => void;
  /** So many copies of a card more or less. */
  onChange: (part: string, name: string, by: number) => void;
}

export function DeckPanel(props: DeckPanelProps): ReactNode {
  const { building, deck, check, faceOf, onChange } = props;
  const { t } = useDeckWords();
  const wanted = missing(deck, building);
  return (
    <section className="deck-panel" aria-label={t("decks.view.deck")}>
      <label className="field deck-name">
        <span className="unseen">{t("decks.name")}</span>
        <input
          value={deck.name}
          maxLength={LONGEST_NAME}
          placeholder={t("decks.unnamed")}
          onChange={(event) => props.onRename(event.target.value)}
        />
      </label>
      {deck.plan === "" ? null : <p className="deck-plan soft">{deck.plan}</p>}
      <Standing building={building} deck={deck} check={check} />
      {props.actions}
      <ProblemNote problem={check.problem} />
      {check.checked === null ? null : <Remarks game={props.game} checked={check.checked} />}
      {check.checked === null ? null : (
        <Counts facets={building.facets} counts={check.checked.counts} />
      )}
      {building.parts.map((part) => (
        <PartList
          key={part.key}
          part={part}
          building={building}
          deck={deck}
          faceOf={faceOf}
          onChange={onChange}
        >
          <Wanted
            cards={wanted.filter((card) => card.part === part.key)}
            onAdd={(card) => onChange(card.part, card.name, 1)}
          />
        </PartList>
      ))}
    </section>
  );
}

/** How far it is, and whether it may be played. */
export function Standing({
  building,
  deck,
  check,
}: Pick<DeckPanelProps, "building" | "deck" | "check">): ReactNode {
  const { t } = useDeckWords();
  const part = building.parts[0];
  const legal = check.checked?.legal === true;
  const state =
    check.problem !== null
      ? "unchecked"
      : check.checked === null
        ? "checking"
        : legal
          ? "legal"
          : "illegal";
  return (
    <p className="deck-standing">
      {part === undefined ? null : (
        <b className="figures">{sizeWords(part, sizeOf(deck, part.key), t)}</b>
      )}
      <span className="verdict" data-state={state} role="status">
        {t(`decks.${state}`)}
      </span>
    </p>
  );
}

/** What other cards of the deck call for. */
function Wanted({
  cards,
  onAdd,
}: {
  cards: readonly DeckCardInfo[];
  onAdd: (card: DeckCardInfo) => void;
}): ReactNode {
  const { t } = useDeckWords();
  if (cards.length === 0) return null;
  return (
    <div className="deck-wanted">
      <p className="soft">{t("decks.wanted")}</p>
      <div className="pool-values">
        {cards.map((card) => (
          <button
            type="button"
            className="value"
            key={card.key}
            aria-label={t("decks.more", { card: card.name })}
            onClick={() => onAdd(card)}
          >
            <span aria-hidden="true">+ {card.name}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
