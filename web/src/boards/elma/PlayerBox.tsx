/** A player's part of the table: points, piles, and the kuskis that are offline and online. One's own
 * is large and takes picked-up cards; those of the others are compact. */

import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { CardBack, CardFace } from "../../parts/card/CardFace";
import { Pile } from "../../parts/Pile";
import { raceIcon } from "./icons";
import { Landing } from "./Landing";
import type { Speaker } from "./lines";
import { discardPlace, fanPlace, libraryPlace } from "./paths";
import { contentsOf } from "./piles";
import { Plate } from "./Plate";
import { Seal } from "./Seal";
import type { PickedUp } from "./usePickedUp";
import type { Kuski, Player } from "./view";

/** What stands on the backs of the cards. */
const EMBLEM = raceIcon("bike");

export interface PlayerBoxProps {
  player: Player;
  speaker: Speaker;
  picked: PickedUp;
  name: string;
  /** That it is you or a bot; empty for anybody else. */
  what: string;
  own: boolean;
}

export function PlayerBox(props: PlayerBoxProps): ReactElement {
  const { player, speaker, picked, name, what, own } = props;
  const title = what === "" ? name : `${name} · ${what}`;
  const { race } = speaker;
  const { seat } = player;
  return (
    <section
      className="player-box"
      data-own={own}
      data-out={player.out}
      data-active={race.active === seat && !player.out}
      data-seat={seat}
      data-pin={own ? "own" : `rival-${seat}`}
      aria-label={title}
    >
      <header className="player-head">
        <h2>
          <Seal seat={seat} />
          <span className="player-name">
            {name}
            {what !== "" && <span className="player-what"> · {what}</span>}
          </span>
        </h2>
        <Points player={player} speaker={speaker} />
        <Piles player={player} speaker={speaker} title={title} own={own} />
      </header>
      <div className="player-areas">
        <Area part="offline" player={player} speaker={speaker} picked={picked} own={own} />
        <Area part="online" player={player} speaker={speaker} picked={picked} own={own} />
      </div>
    </section>
  );
}

function Points({ player, speaker }: Pick<PlayerBoxProps, "player" | "speaker">): ReactElement {
  const { race, t } = speaker;
  const { points, if_it_ended_now: gain, out } = player;
  const now = race.battle === null || out ? null : gain;
  return (
    <span className="player-points figures">
      <strong title={t("player.points", { count: points })}>{points}</strong>
      <span className="unseen">{t("player.points", { count: points })}</span>
      {now !== null && (
        <span className="player-gain" title={t("player.now", { count: now })}>
          +{now}
        </span>
      )}
      {out && <span className="player-out">{t("player.out")}</span>}
    </span>
  );
}

function Piles({
  player,
  speaker,
  title,
  own,
}: Pick<PlayerBoxProps, "player" | "speaker" | "own"> & { title: string }): ReactElement {
  const { printing, t } = speaker;
  const { seat, discard } = player;
  const top = discard.at(-1);
  const hand = t("hand.count", { count: player.hand });
  return (
    <span className="player-piles">
      {!own && (
        <span className="held-count" role="img" aria-label={hand} title={hand}>
          <span className="card" data-place={fanPlace(seat)}>
            <CardBack emblem={EMBLEM} />
          </span>
          <span className="pile-count figures">{player.hand}</span>
          <span className="pile-name">{t("hand.of")}</span>
        </span>
      )}
      <Pile
        name={t("pile.library")}
        title={`${t("pile.library")}, ${title}`}
        count={player.library}
        top={
          <span className="card" data-place={libraryPlace(seat)}>
            <CardBack emblem={EMBLEM} />
          </span>
        }
        contents={null}
      />
      <Pile
        name={t("pile.discarded")}
        title={`${t("pile.discarded")}, ${title}`}
        count={discard.length}
        top={
          <span className="card" data-place={discardPlace(seat)} data-empty={top === undefined}>
            {top === undefined ? (
              <Icon name={raceIcon("trash-can")} />
            ) : (
              <CardFace face={printing.face(top.card)} />
            )}
          </span>
        }
        contents={contentsOf(discard, printing)}
      />
    </span>
  );
}

interface AreaProps extends Omit<PlayerBoxProps, "name" | "what"> {
  part: "offline" | "online";
}

function Area({ part, player, speaker, picked, own }: AreaProps): ReactElement {
  const { race, names, t } = speaker;
  const kuskis: Kuski[] = player[part];
  const name = names[player.seat] ?? "";
  const isTurn = race.active === player.seat;
  return (
    <section
      className="kuski-area"
      data-part={part}
      data-pin={`${own ? "own" : `rival-${player.seat}`}-${part}`}
      aria-label={t(`area.${part}`, { name })}
    >
      {own && <Landing goal={part} picked={picked} />}
      <h3>
        <Icon name={raceIcon(part === "online" ? "power-button" : "unplugged")} />
        <span>{t(part)}</span>
      </h3>
      <ul className="plates">
        {kuskis.map((kuski) => (
          <li key={kuski.id}>
            <Plate
              kuski={kuski}
              speaker={speaker}
              picked={picked}
              tired={part === "offline" && isTurn && !kuski.rested}
            />
          </li>
        ))}
      </ul>
      {kuskis.length === 0 && <span className="unseen">{t("area.none")}</span>}
    </section>
  );
}
