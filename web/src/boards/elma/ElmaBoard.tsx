/** The table of a game of Elma: the way to a hundred, the others, the battle between queue and after
 * battle, one's own kuskis, what is asked, and one's hand. It knows no rules: it draws the view, lights
 * what the choices name, and makes what is pressed. */

import { useMemo, type ReactElement } from "react";
import { usePlaces } from "../../parts/places";
import { Tabletop } from "../../parts/Tabletop";
import { Travels } from "../../parts/Travels";
import "../../parts/tray.css";
import type { BoardProps } from "../board";
import { After } from "./After";
import { BattleArea } from "./Battle";
import { speakerOf, type Speaker } from "./lines";
import { offersIn } from "./offers";
import { PassMenu } from "./PassMenu";
import { pathsBetween } from "./paths";
import { PlayerBox } from "./PlayerBox";
import { printingOf } from "./printing";
import { Queue } from "./Queue";
import { Track, TurnWords } from "./Track";
import { Tray } from "./Tray";
import { usePassing } from "./usePassing";
import { usePickedUp, type PickedUp } from "./usePickedUp";
import { playerAt, rivalsOf, type Player } from "./view";
import { useRaceWords } from "./words";
import "./elma.css";
import "./things.css";
import "./top.css";
import "./players.css";
import "./kuskis.css";
import "./battle.css";
import "./lanes.css";
import "./waiting.css";
import "./tray.css";

export function ElmaBoard(props: BoardProps): ReactElement {
  const { you, printed, motion, decision, language } = props;
  const { t } = useRaceWords();
  const printing = useMemo(() => printingOf(printed, language), [printed, language]);
  const speaker = speakerOf(props, printing, t);
  const { race, near } = speaker;
  const own = playerAt(race, near);
  const hand = usePlaces(you === null ? [] : own.cards.map(({ id }) => id));
  const lying = useMemo(() => ({ race, you, hand: hand.places }), [race, you, hand.places]);
  const offers = useMemo(() => offersIn(decision), [decision]);
  const picked = usePickedUp(props, speaker, offers);
  const passing = usePassing(props, race, offers.pass);
  const shared = { ...props, speaker, picked };
  return (
    <Travels moment={lying} motion={motion} paths={pathsBetween}>
      <Tabletop
        className="elma"
        marks={{ "data-rivals": race.players.length - 1 }}
        over={props.over}
        prompt={
          <>
            {props.prompt}
            {you !== null && props.commit !== undefined && <PassMenu passing={passing} />}
          </>
        }
        hand={you !== null && <Tray {...shared} hand={hand} offers={offers} />}
      >
        <div className="race-top">
          <TurnWords speaker={speaker} />
          <Track speaker={speaker} />
        </div>
        <Rivals {...shared} />
        <Queue speaker={speaker} picked={picked} places={offers.places} />
        <BattleArea speaker={speaker} picked={picked} />
        <After speaker={speaker} picked={picked} />
        <Box {...shared} player={own} />
      </Tabletop>
    </Travels>
  );
}

interface Shared extends BoardProps {
  speaker: Speaker;
  picked: PickedUp;
}

function Rivals(props: Shared): ReactElement {
  const { race, near } = props.speaker;
  return (
    <div className="rivals">
      {rivalsOf(race, near).map((player) => (
        <Box key={player.seat} {...props} player={player} />
      ))}
    </div>
  );
}

function Box(props: Shared & { player: Player }): ReactElement {
  const { player, speaker, picked, seats, you, names } = props;
  const { t } = useRaceWords();
  const { seat } = player;
  const isBot = seats.find((other) => other.seat === seat)?.kind === "bot";
  const what = seat === you ? t("people.you") : isBot ? t("people.bot") : "";
  const name = names[seat] ?? "";
  return (
    <PlayerBox
      player={player}
      speaker={speaker}
      picked={picked}
      name={name}
      what={what}
      own={seat === speaker.near}
    />
  );
}
