/** The table of a duel: their side, the clashes of the turn, your side and your hand. It knows no
 * rules: it draws the view and lights what the choices name. */

import { useMemo, type CSSProperties, type ReactElement } from "react";
import { Hand } from "../../parts/Hand";
import { usePlaces, type Places } from "../../parts/places";
import { Tabletop } from "../../parts/Tabletop";
import { Travels } from "../../parts/Travels";
import type { BoardProps } from "../board";
import { Chart } from "./Chart";
import { clashesOf } from "./clashes";
import { DuellistStrip } from "./DuellistStrip";
import { Lane, Verdict } from "./Lane";
import { heldPlace, pathsBetween } from "./paths";
import { printingOf, type Printing } from "./printing";
import { Relics, RelicsToChoose } from "./Relics";
import { Track } from "./Track";
import { duelIn, held, placesOf, sidesOf, type DuelView, type Side } from "./view";
import { useDuelWords } from "./words";
import "./allumbra.css";
import "./duellist.css";
import "./lanes.css";
import "./relics.css";
import "./slots.css";
import "./verdict.css";

export function AllumbraBoard(props: BoardProps): ReactElement {
  const { view, you, printed, motion } = props;
  const { t } = useDuelWords();
  const printing = useMemo(() => printingOf(printed, t), [printed, t]);
  const duel = duelIn(view);
  const { yours, theirs } = sidesOf(duel, you);
  const hand = usePlaces(held(yours));
  const lying = useMemo(() => ({ duel, hand: hand.places }), [duel, hand.places]);
  const relicsToCome = duel.relics && duel.duellists.every(({ relics }) => relics.length === 0);
  const choosingRelics = relicsToCome && you !== null && !duel.over;
  return (
    <Travels moment={lying} motion={motion} paths={pathsBetween}>
      <Tabletop
        className="allumbra"
        marks={{ "data-relics": duel.relics, "data-choosing": choosingRelics }}
        over={props.over}
        prompt={props.prompt}
        hand={
          yours.hand !== undefined &&
          !choosingRelics && (
            <YourHand {...props} seat={yours.seat} hand={hand} printing={printing} />
          )
        }
      >
        <Strip {...props} duel={duel} side={theirs} printing={printing} />
        {choosingRelics ? (
          <RelicsToChoose {...props} side={yours} printing={printing} />
        ) : (
          <Lanes {...props} duel={duel} theirs={theirs} yours={yours} printing={printing} />
        )}
        <Strip {...props} duel={duel} side={yours} printing={printing} />
      </Tabletop>
    </Travels>
  );
}

type Drawn = BoardProps & { duel: DuelView; printing: Printing };

function Strip({ side, ...props }: Drawn & { side: Side }): ReactElement {
  const { t } = useDuelWords();
  const { duel, seats, you, names } = props;
  const seat = seats.find((other) => other.seat === side.seat);
  const name = names[side.seat] ?? "";
  const what = side.seat === you ? t("people.you") : seat?.kind === "bot" ? t("people.bot") : "";
  const player = what === "" ? name : `${name} · ${what}`;
  return (
    <DuellistStrip
      duel={duel}
      side={side}
      player={player}
      deciding={duel.waiting.includes(side.seat)}
      winner={duel.over && duel.shares[side.seat] === 100}
      printing={props.printing}
      relics={<Relics {...props} side={side} />}
    />
  );
}

function Lanes({ theirs, yours, ...props }: Drawn & { theirs: Side; yours: Side }): ReactElement {
  const { duel, told, printing, lit } = props;
  const { t } = useDuelWords();
  const places = placesOf(duel);
  const clashes = clashesOf(duel, told);
  const asked = [...lit.keys()].some((id) => id.startsWith(`hand-${yours.seat}-`));
  const next = yours.row.length + (yours.picking?.length ?? 0);
  const last = clashes.findLastIndex((clash) => clash !== null);
  // While nobody is asked, what just clashed is being looked at; then what comes next.
  const coming = Math.min(asked ? next : duel.clash, places.length - 1);
  const current = props.decision === null && last >= 0 ? last : coming;
  return (
    <div className="lanes" style={{ "--lanes": places.length } as CSSProperties}>
      <Track duel={duel} />
      {places.map((place) => (
        <Lane
          key={place}
          place={place}
          theirs={theirs}
          yours={yours}
          clash={clashes[place] ?? null}
          past={duel.over || place < duel.clash}
          current={place === current}
          picking={asked && place === next}
          printing={printing}
          onRule={props.openRule}
        />
      ))}
      <section className="newest" data-pin={`lane-${last}`} aria-label={t("story.title")}>
        <Verdict clash={clashes[last] ?? null} past onRule={props.openRule} />
      </section>
    </div>
  );
}

function YourHand({
  seat,
  hand,
  printing,
  ...props
}: BoardProps & { seat: number; hand: Places; printing: Printing }): ReactElement {
  const { t } = useDuelWords();
  const { lit, armed, choose, commit, wonder } = props;
  const cards = hand.places.map(({ id, kind, empty }) => {
    const [choice] = lit.get(`hand-${seat}-${kind}`) ?? [];
    return {
      id: heldPlace(seat, id),
      face: empty ? null : printing.face(kind),
      lit: choice !== undefined,
      armed: choice !== undefined && armed === choice && id === raised(hand, kind),
      // Where one only looks on, every card is there to be looked at.
      quiet: choice === undefined && commit !== undefined,
      onPress: () => {
        hand.press(id);
        if (choice === undefined) wonder?.(printing.card(kind).name);
        else choose(choice);
      },
      onPlay:
        choice === undefined || commit === undefined
          ? undefined
          : () => {
              hand.press(id);
              commit(choice);
            },
    };
  });
  return (
    <div className="your-hand">
      <div className="your-cards" data-pin="hand">
        <Hand title={t("hand.title")} cards={cards} />
      </div>
      <Chart printing={printing} />
    </div>
  );
}

/** Which of the cards of a kind is raised: the one pressed, or else the first. One is played, not all. */
function raised({ places, pressed }: Places, kind: string): number | undefined {
  const alike = places.filter((place) => place.kind === kind && !place.empty);
  return (alike.find(({ id }) => id === pressed) ?? alike[0])?.id;
}
