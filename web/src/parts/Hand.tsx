/** The cards one holds: a row with one stop for the Tab key, along which the arrows go. A card that
 * was played leaves its place empty, so that the others stay where they are. */

import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { Card } from "./card/Card";
import type { Face } from "./card/face";
import type { Drop } from "./useDrag";
import "./hand.css";

export interface HeldCard {
  id: string;
  /** None for a place that is empty. */
  face: Face | null;
  lit: boolean;
  armed: boolean;
  /** Not to be played now, though others of the hand may be at other times. */
  quiet: boolean;
  onPress: () => void;
  /** Dragged to the table. */
  onPlay?: (() => void) | undefined;
  /** Dragged to a place of the table, which may take it. */
  onDrop?: Drop | undefined;
  /** What there is to say of it besides what is printed. */
  label?: string;
  /** What stands at its foot. */
  foot?: ReactNode;
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
  const stop = nearest(cards, at);

  // The focus must not be lost with the card that had it: the nearest one gets it.
  const inHand = useRef(false);
  const held = cards.map(({ id, face }) => `${id}${face?.key ?? ""}`).join();
  useEffect(() => {
    if (inHand.current && document.activeElement === document.body) buttons.current[stop]?.focus();
  }, [held, stop]);

  function walk(event: KeyboardEvent): void {
    const filled = cards.flatMap(({ face }, place) => (face === null ? [] : [place]));
    const here = filled.indexOf(stop);
    const steps: Record<string, number | undefined> = {
      ArrowLeft: filled[here - 1],
      ArrowRight: filled[here + 1],
      Home: filled[0],
      End: filled.at(-1),
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    buttons.current[next]?.focus();
  }

  return (
    <ul
      className="hand"
      aria-label={title}
      style={{ "--cards": cards.length } as React.CSSProperties}
    >
      {cards.map((card, place) => (
        <li
          key={card.id}
          aria-hidden={card.face === null}
          style={{ "--lean": place - (cards.length - 1) / 2 } as React.CSSProperties}
        >
          {card.face !== null && (
            <Card
              // Another card at the same place is another thing, and not the same one changed.
              key={card.face.key}
              face={card.face}
              label={card.label ?? ""}
              foot={card.foot}
              place={card.id}
              lit={card.lit}
              armed={card.armed}
              quiet={card.quiet}
              tabIndex={place === stop ? 0 : -1}
              ref={(button) => {
                buttons.current[place] = button;
              }}
              onPress={card.onPress}
              onDragOut={card.onPlay}
              onDrop={card.onDrop}
              onKeyDown={walk}
              onReach={() => {
                inHand.current = true;
                setAt(place);
              }}
              onLeave={(to) => {
                if (to !== null) inHand.current = false;
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The place nearest to this one that has a card; of two as near, the later. */
function nearest(cards: readonly HeldCard[], at: number): number {
  const away = (place: number): number => Math.abs(place - at) - (place > at ? 0.5 : 0);
  return cards.reduce(
    (best, { face }, place) =>
      face !== null && (cards[best]?.face == null || away(place) < away(best)) ? place : best,
    0,
  );
}
