/** The table of a game of Elma: the way to a hundred, the others, the battle between queue and after
 * battle, one's own kuskis, what is asked, and one's hand. It knows no rules: it draws the view, lights
 * what the choices name, and makes what is pressed. */

import { useMemo, type ReactElement } from "react";
import { usePlaces } from "../../parts/places";
import { Travels } from "../../parts/Travels";
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
import "./players.css";
import "./battle.css";
import "./waiting.css";
import "./tray.css";

export function ElmaBoard(props: BoardProps): ReactElement {
  const { you, printed, motion, decision, language } = props;
  const { t } = useRaceWords();
  const printing = useMemo(() => printingOf(printed, language), [printed, language]);
  const speaker = speakerOf(props, printing, t);
  const { race, near } = speaker;
  const own = playerAt(race, near);
  const rivals = rivalsOf(race, near);
  const hand = usePlaces(you === null ? [] : own.cards.map(({ id }) => id));
  const lying = useMemo(() => ({ race, you, hand: hand.places }), [race, you, hand.places]);
  const offers = useMemo(() => offersIn(decision), [decision]);
  const picked = usePickedUp(props, speaker, offers);
  const passing = usePassing(props, race, offers.pass);
  const box = (player: Player): ReactElement => (
    <Box key={player.seat} {...props} player={player} speaker={speaker} picked={picked} />
  );
  return (
    <Travels moment={lying} motion={motion} paths={pathsBetween}>
      <div className="elma" data-plays={you !== null} data-rivals={rivals.length}>
        <div className="race-top">
          <TurnWords speaker={speaker} />
          <Track speaker={speaker} />
        </div>
        <div className="rivals">{rivals.map(box)}</div>
        <Queue speaker={speaker} picked={picked} places={offers.places} />
        <BattleArea speaker={speaker} picked={picked} />
        <After speaker={speaker} picked={picked} />
        {box(own)}
        <div className="prompt-place" data-pin="prompt">
          {props.prompt}
          {you !== null && props.commit !== undefined && <PassMenu passing={passing} />}
        </div>
        {you !== null && (
          <Tray {...props} speaker={speaker} hand={hand} offers={offers} picked={picked} />
        )}
      </div>
    </Travels>
  );
}

function Box({
  player,
  speaker,
  picked,
  seats,
  you,
  names,
}: BoardProps & { player: Player; speaker: Speaker; picked: PickedUp }): ReactElement {
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
      title={what === "" ? name : `${name} · ${what}`}
      own={seat === speaker.near}
    />
  );
}
