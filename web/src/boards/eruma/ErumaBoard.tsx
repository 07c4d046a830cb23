/** The table of a raid: the field in the middle, the two sides beside it, what is asked, and one's hand.
 * It knows no rules: it draws the view, lights what the choices name, and makes what is pressed. */

import { useMemo, useState, type ReactElement } from "react";
import { usePlaces } from "../../parts/places";
import { Tabletop } from "../../parts/Tabletop";
import { Travels } from "../../parts/Travels";
import "../../parts/tray.css";
import type { BoardProps } from "../board";
import { Field } from "./Field";
import { speakerOf, type Speaker } from "./lines";
import { offersIn } from "./offers";
import { pathsBetween } from "./paths";
import { printingOf } from "./printing";
import { SideBox } from "./SideBox";
import { Tray } from "./Tray";
import { TurnBox } from "./TurnBox";
import { usePickedUp } from "./usePickedUp";
import { sidesOf, type Running, type Side } from "./view";
import { useRaidWords } from "./words";
import "./eruma.css";
import "./field.css";
import "./token.css";
import "./token-narrow.css";
import "./sides.css";
import "./tray.css";

export function ErumaBoard(props: BoardProps): ReactElement {
  const { you, printed, motion, told, decision } = props;
  const { t } = useRaidWords();
  const printing = useMemo(() => printingOf(printed, t), [printed, t]);
  const speaker = speakerOf(props, printing, t);
  const { raid } = speaker;
  const { yours, theirs } = sidesOf(raid, you);
  const hand = usePlaces(you === null ? [] : yours.hand.map(({ id }) => id ?? ""));
  const lying = useMemo(
    () => ({ raid, you, told, hand: hand.places }),
    [raid, you, told, hand.places],
  );
  const offers = useMemo(() => offersIn(decision), [decision]);
  const picked = usePickedUp(props, speaker, offers);
  const [looked, setLooked] = useState<Running | null>(null);
  const targets = looked !== null && "targets" in looked ? looked.targets : [];
  const aimed = new Set(looked === null ? [] : [looked.id, ...targets]);
  return (
    <Travels moment={lying} motion={motion} paths={pathsBetween}>
      <Tabletop
        className="eruma"
        over={props.over}
        prompt={props.prompt}
        hand={
          you !== null && (
            <Tray {...props} speaker={speaker} hand={hand} offers={offers} picked={picked} />
          )
        }
      >
        <Box {...props} side={theirs} speaker={speaker} />
        <TurnBox speaker={speaker} onLook={setLooked} />
        <Box {...props} side={yours} speaker={speaker} />
        <Field
          speaker={speaker}
          places={picked.places}
          acting={picked.acting}
          armed={props.armed ?? null}
          chosen={picked.id}
          aimed={aimed}
          onPress={picked.press}
          onDrag={props.commit === undefined ? undefined : picked.drag}
        />
      </Tabletop>
    </Travels>
  );
}

function Box({
  side,
  speaker,
  ...props
}: BoardProps & { side: Side; speaker: Speaker }): ReactElement {
  const { t } = useRaidWords();
  const { seats, you, names } = props;
  const { raid } = speaker;
  const seat = seats.find((other) => other.seat === side.seat);
  const name = names[side.seat] ?? "";
  const what = side.seat === you ? t("people.you") : seat?.kind === "bot" ? t("people.bot") : "";
  return (
    <SideBox
      side={side}
      speaker={speaker}
      player={what === "" ? name : `${name} · ${what}`}
      hidden={side.seat !== you}
      deciding={raid.waiting.includes(side.seat)}
      winner={raid.over && raid.shares[side.seat] === 100}
    />
  );
}
