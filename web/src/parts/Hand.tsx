/** The cards one holds: a row with one stop for the Tab key, along which the arrows go. */

import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { Card } from "./card/Card";
import type { Face } from "./card/face";
import "./hand.css";

export interface HeldCard {
  id: string;
  face: Face;
  lit: boolean;
  armed: boolean;
  onPress: () => void;
  /** Dragged to the table. */
  onPlay?: (() => void) | undefined;
}

export function Hand({
  title,
  cards,
}: {
  title: string;
  cards: readonly HeldCard[];
}): ReactElement {
  const [at, setAt] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const stop = Math.min(at, Math.max(cards.length - 1, 0));

  // The focus must not be lost with the card that had it: the next one along gets it.
  const inHand = useRef(false);
  const held = cards.map(({ id }) => id).join();
  useEffect(() => {
    if (inHand.current && document.activeElement === document.body) buttons.current[stop]?.focus();
  }, [held, stop]);

  function walk(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowLeft: stop - 1,
      ArrowRight: stop + 1,
      Home: 0,
      End: cards.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || next < 0 || next >= cards.length) return;
    event.preventDefault();
    setAt(next);
    buttons.current[next]?.focus();
  }

  return (
    <ul className="hand" aria-label={title}>
      {cards.map((card, place) => (
        <li
          key={card.id}
          style={{ "--lean": place - (cards.length - 1) / 2 } as React.CSSProperties}
        >
          <Card
            face={card.face}
            label=""
            place={card.id}
            lit={card.lit}
            armed={card.armed}
            quiet={!card.lit}
            tabIndex={place === stop ? 0 : -1}
            ref={(button) => {
              buttons.current[place] = button;
            }}
            onPress={card.onPress}
            onDragOut={card.onPlay}
            onKeyDown={walk}
            onReach={() => {
              inHand.current = true;
              setAt(place);
            }}
            onLeave={(to) => {
              if (to !== null) inHand.current = false;
            }}
          />
        </li>
      ))}
    </ul>
  );
}
