/** The table of a duel: their side, the three clashes of the turn, your side and your hand. It knows
 * no rules: it draws the view and lights what the choices name. */

import { useMemo, useState, type ReactElement } from "react";
import { Hand } from "../../parts/Hand";
import { Travels } from "../../parts/Travels";
import { useWords } from "../../words";
import type { BoardProps } from "../board";
import { Chart } from "./Chart";
import { clashesOf } from "./clashes";
import { DuellistStrip } from "./DuellistStrip";
import { Lane, Verdict } from "./Lane";
import { handPlaces, pathsBetween } from "./paths";
import { printingOf, type Printing } from "./printing";
import { Relics, RelicsToChoose } from "./Relics";
import { CARDS_A_TURN, duelIn, held, schedule, sideOf, type DuelView, type Side } from "./view";
import "./allumbra.css";
import "./duellist.css";
import "./lanes.css";
import "./relics.css";

export default function AllumbraBoard(props: BoardProps): ReactElement {
  const { view, you, printed, motion } = props;
  const { t } = useWords();
  const printing = useMemo(() => printingOf(printed, t), [printed, t]);
  const duel = duelIn(view);
  const yours = sideOf(duel, you ?? 0);
  const theirs = sideOf(duel, 1 - yours.seat);
  const choosingRelics = duel.relics && duel.duellists.every(({ relics }) => relics.length === 0);
  return (
    <Travels moment={duel} motion={motion} paths={pathsBetween}>
      <div className="allumbra" data-relics={duel.relics}>
        <Strip {...props} duel={duel} side={theirs} printing={printing} />
        {choosingRelics && you !== null && !duel.over ? (
          <RelicsToChoose {...props} side={yours} printing={printing} />
        ) : (
          <Lanes {...props} duel={duel} theirs={theirs} yours={yours} printing={printing} />
        )}
        <Strip {...props} duel={duel} side={yours} printing={printing} />
        <div className="your-place">
          {props.prompt}
          {yours.hand !== undefined && <YourHand {...props} side={yours} printing={printing} />}
        </div>
      </div>
    </Travels>
  );
}

type Drawn = BoardProps & { duel: DuelView; printing: Printing };

function Strip({ side, ...props }: Drawn & { side: Side }): ReactElement {
  const { t } = useWords();
  const { duel, seats, you, names } = props;
  const seat = seats.find((other) => other.seat === side.seat);
  const name = names[side.seat] ?? "";
  const known = seat?.bot == null || seat.bot.toLowerCase() === name.toLowerCase();
  const bot = known ? "" : ` · ${seat.bot}`;
  const player = side.seat === you ? `${name} · ${t("people.you")}` : `${name}${bot}`;
  return (
    <DuellistStrip
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
  const { duel, told, printing, names, lit } = props;
  const { t } = useWords();
  const clashes = clashesOf(duel, told, printing, names);
  const asked = [...lit.keys()].some((id) => id.startsWith(`hand-${yours.seat}-`));
  const next = yours.row.length + (yours.picking?.length ?? 0);
  const last = clashes.findLastIndex((clash) => clash !== null);
  // While nobody is asked, what just clashed is being looked at; then what comes next.
  const current =
    props.decision === null && last >= 0 ? last : Math.min(duel.clash, CARDS_A_TURN - 1);
  return (
    <div className="lanes">
      <Track turn={duel.turn} />
      {Array.from({ length: CARDS_A_TURN }, (_, place) => (
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
      <section className="newest" aria-label={t("story.title")}>
        <Verdict clash={clashes[last] ?? null} past onRule={props.openRule} />
      </section>
    </div>
  );
}

/** The turn, and which of its cards are picked together: joined by a line. */
function Track({ turn }: { turn: number }): ReactElement {
  const { t } = useWords();
  const groups = schedule(turn);
  return (
    <div className="track" data-pin="track">
      <strong>{t("allumbra.turn", { turn })}</strong>
      <span className="unseen">{t("allumbra.schedule", { groups: groups.join(" + ") })}</span>
      {joints(groups).map((after) => (
        <span key={after} className="track-joint" data-after={after} aria-hidden="true">
          {t("allumbra.together")}
        </span>
      ))}
    </div>
  );
}

/** After which places the next card is picked together with the one before. */
function joints(groups: readonly number[]): number[] {
  let place = 0;
  return groups.flatMap((size) => {
    const first = place + 1;
    place += size;
    return Array.from({ length: size - 1 }, (_, step) => first + step);
  });
}

function YourHand({
  side,
  printing,
  ...props
}: BoardProps & { side: Side; printing: Printing }): ReactElement {
  const { t } = useWords();
  const places = handPlaces(side);
  const { lit, armed, choose, commit, wonder } = props;
  const [pressed, setPressed] = useState("");
  const cards = held(side).map((key, place) => {
    const [choice] = lit.get(`hand-${side.seat}-${key}`) ?? [];
    const id = places[place] ?? key;
    return {
      id,
      face: printing.face(key),
      lit: choice !== undefined,
      // Of several cards of a kind the pressed one is raised: one is played, not all.
      armed: choice !== undefined && armed === choice && id === raised(places, key, pressed),
      onPress: () => {
        setPressed(id);
        if (choice === undefined) wonder?.(printing.card(key).name);
        else choose(choice);
      },
      onPlay: choice === undefined || commit === undefined ? undefined : () => commit(choice),
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

/** Which of the cards of a kind is raised: the one pressed, or else the first. */
function raised(places: readonly string[], key: string, pressed: string): string | undefined {
  const alike = places.filter((place) => place.replace(/-\d+$/, "").endsWith(`-${key}`));
  return alike.includes(pressed) ? pressed : alike[0];
}
