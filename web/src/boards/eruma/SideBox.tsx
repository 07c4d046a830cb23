/** A player's side: treasure, hand, Deck, Graveyard, Extra Deck, and what was banished. */

import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { Counter } from "../../parts/Counter";
import { CardBack, CardFace } from "../../parts/card/CardFace";
import { HiddenHand } from "../../parts/HiddenHand";
import { Pile, type Counted } from "../../parts/Pile";
import { raidIcon } from "./icons";
import type { Speaker } from "./lines";
import { deckPlace, extraPlace, fanPlace, gravePlace } from "./paths";
import { EMBLEM, Seal } from "./Token";
import { ENOUGH, type Side } from "./view";

export interface SideBoxProps {
  side: Side;
  speaker: Speaker;
  /** The player's name, and that it is you or a bot. */
  player: string;
  /** Whether the hand is hidden from whoever looks. */
  hidden: boolean;
  deciding: boolean;
  winner: boolean;
}

export function SideBox(props: SideBoxProps): ReactElement {
  const { side, speaker, player, deciding, winner } = props;
  const { near, t, raid } = speaker;
  const whose = side.seat === near ? "yours" : "theirs";
  return (
    <section
      className="side-box"
      data-whose={whose}
      data-active={raid.active === side.seat && !raid.over}
      data-deciding={deciding}
      data-pin={`side-${whose}`}
      aria-label={player}
    >
      <h2>
        <Seal whose={whose} />
        <span className="side-name">{player}</span>
        {winner && <Icon name="trophy-cup" />}
      </h2>
      <span className="side-treasure" data-pin={`treasure-${whose}`}>
        <Counter
          name={t("treasure")}
          icon={raidIcon("two-coins")}
          shape="block"
          value={side.treasure}
          most={ENOUGH}
        />
      </span>
      <Piles {...props} />
    </section>
  );
}

function Piles({ side, speaker, player, hidden }: SideBoxProps): ReactElement {
  const { printing, t } = speaker;
  const owner = (name: string): string => `${name}, ${player}`;
  const contents = (keys: readonly string[]): Counted[] =>
    [...new Set(keys)].map((key) => ({
      face: printing.face(key),
      count: keys.filter((other) => other === key).length,
      of: null,
    }));
  const top = side.graveyard.at(-1);
  return (
    <div className="side-piles">
      {hidden && (
        <HiddenHand
          count={side.hand_size}
          shown={printing.counted(side.hand.map(({ card }) => card))}
          place={fanPlace(side.seat)}
          emblem={EMBLEM}
        />
      )}
      <Pile
        name={t("pile.deck-of")}
        title={owner(t("pile.list"))}
        count={side.deck_size}
        top={
          <span className="card" data-place={deckPlace(side.seat)}>
            <CardBack emblem={EMBLEM} />
          </span>
        }
        contents={contents(side.deck_list)}
      />
      <Pile
        name={t("pile.graveyard")}
        title={owner(t("pile.graveyard"))}
        count={side.graveyard.length}
        top={
          <span className="card" data-place={gravePlace(side.seat)} data-empty={top === undefined}>
            {top === undefined ? (
              <Icon name={raidIcon("tombstone")} />
            ) : (
              <CardFace face={printing.face(top)} />
            )}
          </span>
        }
        contents={contents(side.graveyard)}
      />
      <Pile
        name={t("pile.extra.short")}
        title={owner(t("pile.extra"))}
        count={side.extra.length}
        top={
          <span className="card" data-place={extraPlace(side.seat)} data-empty>
            <Icon name={raidIcon("minions")} />
          </span>
        }
        contents={contents(side.extra)}
      />
      {side.banished.length > 0 && (
        <Pile
          name={t("pile.banished")}
          title={owner(t("pile.banished"))}
          count={side.banished.length}
          top={
            <span className="card" data-empty>
              <Icon name={raidIcon("portal")} />
            </span>
          }
          contents={contents(side.banished)}
        />
      )}
    </div>
  );
}
