/** The table of a feud: two players face each other over the arena, the clash of their cards between them,
 * those who look on above. It knows no rules: it draws the view, lights what the choices name, and makes
 * what is pressed. */

import { useMemo, type ReactElement } from "react";
import { usePlaces } from "../../parts/places";
import { Tabletop } from "../../parts/Tabletop";
import { Travels } from "../../parts/Travels";
import "../../parts/tray.css";
import type { BoardProps } from "../board";
import { Combat } from "./Combat";
import { speakerOf } from "./lines";
import { offersIn } from "./offers";
import { pathsBetween } from "./paths";
import { printingOf } from "./printing";
import { SideBox, Strip } from "./SideBox";
import { Tray } from "./Tray";
import { TurnLine } from "./TurnLine";
import { usePickedUp } from "./usePickedUp";
import { facingIn, feudIn, sideOf } from "./view";
import { useFeudWords } from "./words";
import "./grimterra.css";
import "./heroes.css";
import "./sides.css";
import "./combat.css";
import "./tray.css";

export function GrimterraBoard(props: BoardProps): ReactElement {
  const { view, you, printed, motion, decision, seats } = props;
  const { t } = useFeudWords();
  const printing = useMemo(() => printingOf(printed, t), [printed, t]);
  const speaker = speakerOf(props, printing, t);
  const { feud } = speaker;
  const facing = facingIn(feud, you);
  const [left, right] = [sideOf(feud, facing.left), sideOf(feud, facing.right)];
  const others = facing.others.map((seat) => sideOf(feud, seat));
  const held = you === null ? [] : sideOf(feud, you).hand;
  const hand = usePlaces(
    held.flatMap(({ id, count }) => Array.from({ length: count }, () => id ?? "")),
  );
  const lying = useMemo(
    () => ({ feud: feudIn(view), you, hand: hand.places }),
    [view, you, hand.places],
  );
  const offers = useMemo(() => offersIn(decision), [decision]);
  const picked = usePickedUp(props, speaker, offers);
  const shared = { speaker, picked, seats, armed: props.armed ?? null };
  return (
    <Travels moment={lying} motion={motion} paths={pathsBetween}>
      <Tabletop
        className="grimterra"
        marks={{ "data-players": feud.sides.length, "data-fought": feud.combat !== null }}
        over={props.over}
        prompt={props.prompt}
        hand={
          you !== null && (
            <Tray {...props} speaker={speaker} hand={hand} offers={offers} picked={picked} />
          )
        }
      >
        <TurnLine speaker={speaker} />
        {others.length > 0 && (
          <div className="strips">
            {others.map((side) => (
              <Strip key={side.seat} {...shared} side={side} />
            ))}
          </div>
        )}
        <SideBox at="left" {...shared} side={left} />
        <Combat speaker={speaker} facing={facing} told={props.told} onRule={props.openRule} />
        <SideBox at="right" {...shared} side={right} />
      </Tabletop>
    </Travels>
  );
}
