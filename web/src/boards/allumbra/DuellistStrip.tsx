/** A duellist: who it is, energy and ammo, what the next card gets, relics, and the piles to count. */

import type { ReactElement } from "react";
import { Icon, type IconName } from "../../icons/Icon";
import { Counter } from "../../parts/Counter";
import { CardBack, CardFace } from "../../parts/card/CardFace";
import { Pile } from "../../parts/Pile";
import { useWords } from "../../words";
import { deckPlace, discardPlace, fanPlace } from "./paths";
import type { Printing } from "./printing";
import { MOST_AMMO, MOST_ENERGY, type Side } from "./view";

export const PORTRAITS: Record<string, IconName> = { stella: "bandana", balif: "monk-face" };

export function characterName(character: string): string {
  return character.charAt(0).toUpperCase() + character.slice(1);
}

export interface DuellistStripProps {
  side: Side;
  /** The player's name, or that it is you. */
  player: string;
  deciding: boolean;
  winner: boolean;
  printing: Printing;
  relics: ReactElement;
}

export function DuellistStrip(props: DuellistStripProps): ReactElement {
  const { side, player, deciding, winner } = props;
  const { t } = useWords();
  const name = characterName(side.character);
  return (
    <section className="duellist" data-character={side.character} aria-label={`${name}, ${player}`}>
      <span className="portrait" data-down={side.energy === 0} data-deciding={deciding}>
        <Icon name={PORTRAITS[side.character] ?? "person"} />
        {winner && (
          <span className="portrait-crown">
            <Icon name="trophy-cup" />
          </span>
        )}
      </span>
      <div className="duellist-facts" data-pin={`side-${side.seat}`}>
        <h2>
          {name} <small>{player}</small>
          <Bonus side={side} />
        </h2>
        <div className="duellist-counters">
          <span data-pin={`energy-${side.seat}`}>
            <Counter
              name={t("allumbra.energy")}
              icon="hearts"
              shape="block"
              value={side.energy}
              most={MOST_ENERGY}
              label={t("allumbra.of", {
                name: t("allumbra.energy"),
                amount: side.energy,
                most: MOST_ENERGY,
              })}
            />
          </span>
          <span data-pin={`ammo-${side.seat}`} className="ammo">
            <Counter
              name={t("allumbra.ammo")}
              icon="bullet"
              shape="bullet"
              value={side.ammo}
              most={MOST_AMMO}
              label={t("allumbra.of", {
                name: t("allumbra.ammo"),
                amount: side.ammo,
                most: MOST_AMMO,
              })}
            />
          </span>
        </div>
      </div>
      {props.relics}
      <Piles {...props} />
    </section>
  );
}

function Bonus({ side }: { side: Side }): ReactElement | null {
  const { t } = useWords();
  const text = side.next_free
    ? t("allumbra.next-free")
    : side.next_damage > 0
      ? t("allumbra.next-damage", { amount: side.next_damage })
      : null;
  if (text === null) return null;
  return (
    <span className="bonus">
      <Icon name="star-formation" /> {text}
    </span>
  );
}

function Piles({ side, player, printing }: DuellistStripProps): ReactElement {
  const { t } = useWords();
  const top = side.discard.at(-1);
  const owner = (name: string): string => `${name}, ${player}`;
  return (
    <div className="piles">
      {side.hand === undefined && <Fan side={side} printing={printing} />}
      <Pile
        name={t("allumbra.deck")}
        title={owner(t("allumbra.deck"))}
        count={side.deck_size}
        top={
          <span className="card" data-place={deckPlace(side.seat)}>
            <CardBack />
          </span>
        }
        contents={null}
      />
      <span data-pin={`discard-${side.seat}`}>
        <Pile
          name={t("allumbra.discard")}
          title={owner(t("allumbra.discard"))}
          count={side.discard.length}
          top={
            <span
              className="card"
              data-empty={top === undefined}
              data-place={discardPlace(side.seat)}
            >
              {top !== undefined && <CardFace face={printing.face(top)} />}
            </span>
          }
          contents={printing.cards.map((card) => ({
            face: printing.face(card.key),
            count: side.discard.filter((key) => key === card.key).length,
            of: card.copies,
          }))}
        />
      </span>
    </div>
  );
}

/** A hand one may not see: backs in a fan, and what was shown of it. */
function Fan({ side, printing }: { side: Side; printing: Printing }): ReactElement {
  const { t } = useWords();
  const shown =
    side.shown.length > 0 ? t("allumbra.shown", { cards: printing.counted(side.shown) }) : null;
  const label = t("allumbra.in-hand", { count: side.hand_size });
  return (
    <span
      className="hidden-hand"
      role="img"
      aria-label={shown === null ? label : `${label}. ${shown}`}
      title={shown ?? label}
    >
      <span className="hidden-cards" data-place={fanPlace(side.seat)}>
        {Array.from({ length: side.hand_size }, (_, place) => (
          <span
            key={place}
            className="card"
            style={{ "--lean": place - (side.hand_size - 1) / 2 } as React.CSSProperties}
          >
            <CardBack />
          </span>
        ))}
      </span>
      <span className="pile-count figures">{side.hand_size}</span>
      <span className="pile-name">{t("allumbra.hand-of")}</span>
    </span>
  );
}
