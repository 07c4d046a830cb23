/** Every card there is: sought by words and values, put into the deck with a press. */

import {
  memo,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useState,
} from "react";

import type { OwnDeck } from "../../decks";
import { Card } from "../../parts/card/Card";
import type { Face } from "../../parts/card/face";
import type { DeckBuildingInfo, DeckCardInfo } from "../../protocol/messages";
import { ANYTHING, isAnything, type Sought, soughtCards } from "../cards/sought";
import { copiesOf, isThereInFull } from "./deck";
import type { FaceOf } from "../cards/faces";
import { Search } from "../cards/Search";
import { useRoving } from "../cards/useRoving";
import { useDeckWords } from "./words";

interface PoolProps {
  building: DeckBuildingInfo;
  deck: OwnDeck;
  faceOf: FaceOf;
  /** So many copies more or less. */
  onChange: (card: DeckCardInfo, by: number) => void;
}

export function Pool({ building, deck, faceOf, onChange }: PoolProps): ReactNode {
  const { t } = useDeckWords();
  const [sought, setSought] = useState<Sought>(ANYTHING);
  const looked = useDeferredValue(sought);
  const found = useMemo(() => soughtCards(building.cards, looked), [building, looked]);
  const parts = useMemo(() => new Map(building.parts.map((part) => [part.key, part])), [building]);
  const { stop, reach, walk, hold } = useRoving(found.length);
  return (
    <section className="pool" aria-label={t("decks.pool")}>
      <Search told={building} sought={sought} count={found.length} onChange={setSought} />
      {found.length === 0 ? (
        <div className="pool-none">
          <p>{t("decks.found.none")}</p>
          {isAnything(sought) ? null : (
            <button type="button" className="button" onClick={() => setSought(ANYTHING)}>
              {t("decks.clear")}
            </button>
          )}
        </div>
      ) : null}
      <ul className="pool-cards">
        {found.map((card, place) => {
          const part = parts.get(card.part);
          return (
            <PoolCard
              key={card.key}
              card={card}
              face={faceOf(card)}
              copies={copiesOf(deck, card.part, card.name)}
              inFull={part !== undefined && isThereInFull(deck, part, card.name)}
              single={part?.copies === 1}
              place={place}
              isStop={place === stop}
              onChange={onChange}
              hold={hold}
              walk={walk}
              reach={reach}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface PoolCardProps {
  card: DeckCardInfo;
  face: Face;
  copies: number;
  inFull: boolean;
  /** Whether there is one copy at most, so that a count says nothing. */
  single: boolean;
  place: number;
  isStop: boolean;
  onChange: (card: DeckCardInfo, by: number) => void;
  hold: (place: number, button: HTMLButtonElement | null) => void;
  walk: (event: KeyboardEvent) => void;
  reach: (place: number) => void;
}

/** Drawn anew only when something about this card has changed: there are many. */
const PoolCard = memo(function PoolCard(props: PoolCardProps): ReactNode {
  const { card, face, copies, inFull, single, place } = props;
  const { t } = useDeckWords();
  const label =
    copies === 0
      ? t("decks.card.out")
      : inFull
        ? t("decks.card.in")
        : t("decks.card.copies", { count: copies });
  function press(event: KeyboardEvent): void {
    if (["-", "Delete", "Backspace"].includes(event.key) && copies > 0) {
      event.preventDefault();
      props.onChange(card, -1);
    } else if (event.key === "+" && !inFull) {
      event.preventDefault();
      props.onChange(card, 1);
    } else {
      props.walk(event);
    }
  }
  return (
    <li className="pool-card" data-in={copies > 0}>
      <Card
        face={face}
        label={label}
        tabIndex={props.isStop ? 0 : -1}
        ref={(button) => props.hold(place, button)}
        onPress={() => props.onChange(card, inFull ? -copies : 1)}
        onKeyDown={press}
        onReach={() => props.reach(place)}
      />
      {copies > 0 ? (
        <span className="pool-count figures" aria-hidden="true">
          {single ? "✓" : `×${copies}`}
        </span>
      ) : null}
      {copies > 0 && !inFull ? (
        <button
          type="button"
          className="pool-less"
          tabIndex={-1}
          aria-label={t("decks.less", { card: card.name })}
          onClick={() => props.onChange(card, -1)}
        >
          −
        </button>
      ) : null}
    </li>
  );
});
