/** What is under one's hand: the cards one holds, or those laid out to choose from; and beside them what
 * the picked-up card may do. */

import type { ReactElement } from "react";
import { Hand, type HeldCard } from "../../parts/Hand";
import type { Places } from "../../parts/places";
import type { Told } from "../../protocol/messages";
import type { BoardProps } from "../board";
import { Chosen } from "./Chosen";
import { positionAt } from "./Field";
import type { Speaker } from "./lines";
import type { Offers } from "./offers";
import { heldPlace } from "./paths";
import type { PickedUp } from "./usePickedUp";
import { sideOf } from "./view";
import { useRaidWords } from "./words";

export interface TrayProps extends BoardProps {
  speaker: Speaker;
  hand: Places;
  offers: Offers;
  picked: PickedUp;
}

const NO_REASONS: readonly Told[] = [];

export function Tray(props: TrayProps): ReactElement {
  const { offers, picked, speaker, reasons: answered } = props;
  // In the middle of something the reason is always the same, and the question says it.
  const inTheMiddle = props.decision !== null && offers.acts.size === 0;
  // Where there is no room for both: a card in the hand that may be played is looked at there, and so
  // are cards that one is asked for.
  const isHeld = picked.id?.startsWith("h") === true && offers.acts.has(picked.id);
  const onTop = picked.id === null || inTheMiddle || isHeld;
  return (
    <div className="tray" data-shows={onTop ? "hand" : "chosen"}>
      <div className="tray-cards" data-pin="hand">
        {offers.laidOut.length > 0 ? <LaidOut {...props} /> : <YourHand {...props} />}
      </div>
      {props.commit !== undefined && (
        <Chosen
          card={picked.card}
          acts={picked.acts}
          reasons={!inTheMiddle && answered?.thing === picked.id ? answered.reasons : NO_REASONS}
          printing={speaker.printing}
          onChoose={picked.make}
          onRule={props.openRule}
          onClose={picked.putDown}
        />
      )}
    </div>
  );
}

function YourHand({
  speaker,
  hand,
  offers,
  picked,
  armed,
  decision,
  names,
}: TrayProps): ReactElement {
  const { t } = useRaidWords();
  const { raid, near, printing } = speaker;
  const held = new Map(sideOf(raid, near).hand.map((card) => [card.id, card]));
  const cards: HeldCard[] = hand.places.map(({ id: place, kind: id, empty }) => {
    const card = empty ? undefined : held.get(id);
    const pick = offers.picks.get(id);
    const acts = offers.acts.has(id);
    return {
      id: heldPlace(place),
      face: card === undefined ? null : printing.face(card.card),
      label: card?.known === true ? t("card.known", { name: names[1 - near] ?? "" }) : "",
      lit: pick !== undefined || acts,
      armed: picked.id === id || (pick !== undefined && armed === pick),
      // While nothing is asked, every card is there to be looked at.
      quiet: pick === undefined && !acts && decision !== null,
      onPress: () => {
        hand.press(place);
        picked.press(id);
      },
      onDrop: acts
        ? (x, y) => {
            const to = positionAt(x, y);
            hand.press(place);
            return to !== null && picked.drag(id, to);
          }
        : undefined,
    };
  });
  return <Hand title={t("hand.title")} cards={cards} />;
}

/** Cards of a Deck, a Graveyard or another's hand, one of which is to be chosen. */
function LaidOut({ speaker, offers, armed, choose }: TrayProps): ReactElement {
  const { t } = useRaidWords();
  const cards: HeldCard[] = [];
  const hidden: ReactElement[] = [];
  for (const choice of offers.laidOut) {
    const card = speaker.printing.numbered(choice.objects[1] ?? "");
    if (card === null) {
      hidden.push(
        <button
          key={choice.spelled.join()}
          type="button"
          className="button"
          aria-pressed={armed === choice}
          onClick={() => choose(choice)}
        >
          {t("hidden-card", { number: hidden.length + 1 })}
        </button>,
      );
    } else {
      cards.push({
        id: `laid-${choice.spelled.join("-")}`,
        face: speaker.printing.face(card.key),
        lit: true,
        armed: armed === choice,
        quiet: false,
        onPress: () => choose(choice),
      });
    }
  }
  return (
    <>
      {cards.length > 0 && <Hand title={t("laid-out")} cards={cards} />}
      {hidden.length > 0 && <div className="laid-out">{hidden}</div>}
    </>
  );
}
