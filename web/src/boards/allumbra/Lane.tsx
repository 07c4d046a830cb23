/** One clash: their card and yours face to face, which cancels which, and in words what came of it. */

import type { Kind } from "../../protocol/games/allumbra";
import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { Card, type Stamp } from "../../parts/card/Card";
import { Sentence } from "../../parts/Story";
import type { Clash, Fate } from "./clashes";
import { EMBLEM, PORTRAITS } from "./DuellistStrip";
import { duelIcon } from "./icons";
import { lanePlace } from "./paths";
import type { Printing } from "./printing";
import { laidAt, type Side } from "./view";
import { useDuelWords, type DuelKey, type DuelTranslate } from "./words";

export interface LaneProps {
  place: number;
  theirs: Side;
  yours: Side;
  clash: Clash | null;
  /** Where the duel is now. */
  current: boolean;
  /** Whether the duel has gone on after this clash. */
  past: boolean;
  /** Whether this lane's card is the next one to pick, by the player who looks. */
  picking: boolean;
  printing: Printing;
  onRule: ((rule: string) => void) | undefined;
}

export function Lane(props: LaneProps): ReactElement {
  const { place, theirs, yours, clash, current } = props;
  const { t } = useDuelWords();
  return (
    <section
      className="lane"
      data-pin={`lane-${place}`}
      data-current={current}
      data-settled={clash !== null}
      aria-label={t(`clash.${place + 1}` as DuelKey)}
    >
      <h3>
        <span className="lane-number">{place + 1}</span>
        <span className="lane-name">{t(`clash.${place + 1}` as DuelKey)}</span>
      </h3>
      <div className="lane-cards">
        <LaneCard {...props} side={theirs} whose="theirs" />
        <Meeting clash={clash} theirs={theirs} yours={yours} />
        <LaneCard {...props} side={yours} whose="yours" />
      </div>
      <Verdict clash={clash} past={props.past} onRule={props.onRule} />
    </section>
  );
}

function LaneCard(props: LaneProps & { side: Side; whose: "theirs" | "yours" }): ReactElement {
  const { side, place, clash, printing, whose, picking } = props;
  const { t } = useDuelWords();
  const laid = laidAt(side, place);
  if (laid === null) {
    const text = t(picking && whose === "yours" ? "to-pick" : "empty-slot");
    return (
      <span
        className="slot"
        data-whose={whose}
        data-wanted={picking && whose === "yours"}
        data-pin={`slot-${side.seat}-${place}`}
      >
        <span key={text} className="slot-text">
          {text}
        </span>
        <Owner side={side} />
      </span>
    );
  }
  const face = laid.card === null ? null : printing.face(laid.card);
  const fate = clash?.fates[side.seat];
  // One's own hidden pick is shown to oneself, with its corner turned down.
  const peeking = !laid.open && face !== null;
  return (
    <span
      className="slot"
      data-whose={whose}
      data-hidden={peeking}
      data-pin={`slot-${side.seat}-${place}`}
    >
      <Card
        face={face}
        emblem={EMBLEM}
        label={laid.open ? "" : t(face === null ? "card.face-down" : "card.face-down-yours")}
        place={lanePlace(side.seat, place)}
        stamp={stampOf(fate, printing, t)}
      />
      {peeking && (
        <span className="slot-hidden">
          <Icon name="sight-disabled" />
        </span>
      )}
      <Owner side={side} />
    </span>
  );
}

/** Whose place it is, at its corner. */
function Owner({ side }: { side: Side }): ReactElement {
  return (
    <span className="slot-owner" data-character={side.character} aria-hidden="true">
      <Icon name={PORTRAITS[side.character] ?? "person"} />
    </span>
  );
}

function stampOf(fate: Fate | undefined, printing: Printing, t: DuelTranslate): Stamp | null {
  if (fate?.is === "unpaid") return { words: t("stamp-unpaid"), short: t("stamp-unpaid") };
  if (fate?.is !== "cancelled") return null;
  const words = t("stamp-cancelled", { card: printing.card(fate.by).name });
  return { words, short: t("stamp-cancelled.short") };
}

/** Between the two cards: an arrow from the one that cancels, or that neither does. */
function Meeting({
  clash,
  theirs,
  yours,
}: {
  clash: Clash | null;
  theirs: Side;
  yours: Side;
}): ReactElement {
  const { t } = useDuelWords();
  const struck = [theirs, yours].find(({ seat }) => clash?.fates[seat]?.is === "cancelled");
  if (struck === undefined) {
    return (
      <span key="meets" className="meeting" aria-hidden="true">
        {clash !== null && <Icon name={duelIcon("crossed-pistols")} />}
      </span>
    );
  }
  return (
    <span key="strikes" className="meeting" data-strikes={struck === yours ? "yours" : "theirs"}>
      <span className="meeting-word">{t("cancel")}</span>
      <span className="meeting-arrow" aria-hidden="true" />
    </span>
  );
}

/** What is told in bold: why a card came to nothing. */
const TELLING: readonly Kind[] = ["cancelled", "unpaid"];

/** What was told of a clash; each sentence opens its rule. */
export function Verdict({
  clash,
  past,
  onRule,
}: {
  clash: Clash | null;
  past: boolean;
  onRule: ((rule: string) => void) | undefined;
}): ReactElement {
  const { t } = useDuelWords();
  return (
    <ul
      className="verdict scrolls"
      // What scrolls must be reachable by keyboard, also where no sentence is a button.
      tabIndex={onRule === undefined ? 0 : undefined}
    >
      {past && clash?.told.length === 0 && <li data-quiet="true">{t("no-effect")}</li>}
      {clash?.told.map((told, place) => (
        <li key={`${place} ${told.text}`} data-telling={TELLING.includes(told.kind as Kind)}>
          <Sentence told={told} onRule={onRule} />
        </li>
      ))}
    </ul>
  );
}
