/** A duellist: who it is, energy and ammo, what the next card gets, relics, and the piles to count. */

import type { ReactElement } from "react";
import { Icon, type IconName } from "../../icons/Icon";
import { Counter } from "../../parts/Counter";
import { CardBack, CardFace } from "../../parts/card/CardFace";
import { HiddenHand } from "../../parts/HiddenHand";
import { Pile } from "../../parts/Pile";
import { duelIcon } from "./icons";
import { deckPlace, discardPlace, fanPlace } from "./paths";
import type { Printing } from "./printing";
import type { DuelView, Side } from "./view";
import { useDuelWords } from "./words";

/** What stands on the backs of the cards. */
export const EMBLEM = duelIcon("striped-sun");
export const PORTRAITS: Record<string, IconName> = {
  stella: duelIcon("bandana"),
  balif: duelIcon("monk-face"),
};

export function characterName(character: string): string {
  return character.charAt(0).toUpperCase() + character.slice(1);
}

export interface DuellistStripProps {
  duel: DuelView;
  side: Side;
  /** The player's name, or that it is you. */
  player: string;
  deciding: boolean;
  winner: boolean;
  printing: Printing;
  relics: ReactElement;
}

export function DuellistStrip(props: DuellistStripProps): ReactElement {
  const { duel, side, player, deciding, winner } = props;
  const { t } = useDuelWords();
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
              name={t("energy")}
              icon={duelIcon("hearts")}
              shape="block"
              value={side.energy}
              most={duel.most_energy}
            />
          </span>
          <span data-pin={`ammo-${side.seat}`} className="ammo">
            <Counter
              name={t("ammo")}
              icon={duelIcon("bullet")}
              shape="pointed"
              value={side.ammo}
              most={duel.most_ammo}
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
  const { t } = useDuelWords();
  const amount = side.next_damage;
  if (!side.next_free && amount === 0) return null;
  const text = side.next_free ? t("next-free") : t("next-damage", { amount });
  const short = side.next_free ? t("next-free.short") : t("next-damage.short", { amount });
  return (
    <span key={text} className="bonus" title={text} data-pin={`bonus-${side.seat}`}>
      <Icon name={duelIcon("star-formation")} />
      <span className="bonus-long">{text}</span>
      <span className="bonus-short" aria-hidden="true">
        {short}
      </span>
    </span>
  );
}

function Piles({ side, player, printing }: DuellistStripProps): ReactElement {
  const { t } = useDuelWords();
  const top = side.discard.at(-1);
  const owner = (name: string): string => `${name}, ${player}`;
  return (
    <div className="piles">
      {side.hand === undefined && (
        <HiddenHand
          count={side.hand_size}
          shown={printing.counted(side.shown)}
          place={fanPlace(side.seat)}
          emblem={EMBLEM}
        />
      )}
      <Pile
        name={t("pile.deck")}
        title={owner(t("pile.deck"))}
        count={side.deck_size}
        top={
          <span className="card" data-place={deckPlace(side.seat)}>
            <CardBack emblem={EMBLEM} />
          </span>
        }
        contents={null}
      />
      <span data-pin={`discard-${side.seat}`}>
        <Pile
          name={t("pile.discard")}
          title={owner(t("pile.discard"))}
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
