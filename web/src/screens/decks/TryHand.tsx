/** An opening hand from the shuffled deck, as often as one likes. */

import { type ReactNode, useEffect, useRef, useState } from "react";

import type { OwnDeck } from "../../decks";
import { Card } from "../../parts/card/Card";
import type { DeckBuildingInfo } from "../../protocol/messages";
import { Dialog } from "../../shell/Dialog";
import { shuffled } from "./deck";
import type { FaceOf } from "../cards/faces";
import { useDeckWords } from "./words";

interface TryHandProps {
  building: DeckBuildingInfo;
  deck: OwnDeck;
  faceOf: FaceOf;
  onClose: () => void;
}

export function TryHand({ building, deck, faceOf, onClose }: TryHandProps): ReactNode {
  const { t } = useDeckWords();
  const part = building.parts[0]?.key ?? "";
  const deal = () => ({ order: shuffled(deck, part), drawn: building.opening_hand });
  const [{ order, drawn }, setDealt] = useState(deal);
  // Not on the first card, which would open large at once.
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  const left = Math.max(0, order.length - drawn);
  const actions = (
    <>
      <button type="button" ref={again} className="button primary" onClick={() => setDealt(deal())}>
        {t("decks.try.again")}
      </button>
      <button
        type="button"
        className="button"
        disabled={left === 0}
        onClick={() => setDealt({ order, drawn: drawn + 1 })}
      >
        {t("decks.try.more")}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {t("dialog.close")}
      </button>
    </>
  );
  return (
    <Dialog title={t("decks.try.title")} onClose={onClose} actions={actions}>
      <ul className="tried-hand">
        {order.slice(0, drawn).map((name, place) => {
          const card = building.cards.find((each) => each.name === name);
          return (
            // The same card may be drawn twice.
            <li key={`${name}-${place}`}>
              {card === undefined ? (
                <span className="chip">{name}</span>
              ) : (
                <Card face={faceOf(card)} label="" />
              )}
            </li>
          );
        })}
      </ul>
      <p className="soft" role="status">
        {t("decks.try.left", { count: left })}
      </p>
    </Dialog>
  );
}
