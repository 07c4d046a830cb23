/** What is under one's hand: the cards one holds, or those laid out to choose from; and beside them what
 * the picked-up card may do. */

import type { ReactElement } from "react";
import { Hand, type HeldCard } from "../../parts/Hand";
import type { Places } from "../../parts/places";
import type { Choice, Told } from "../../protocol/messages";
import type { BoardProps } from "../board";
import { Chosen } from "./Chosen";
import type { Speaker } from "./lines";
import type { Offers } from "./offers";
import { heldPlace } from "./paths";
import type { PickedUp } from "./usePickedUp";
import { everySeen, lyingApart, playerAt } from "./view";

export interface TrayProps extends BoardProps {
  speaker: Speaker;
  hand: Places;
  offers: Offers;
  picked: PickedUp;
}

const NO_REASONS: readonly Told[] = [];

export function Tray(props: TrayProps): ReactElement {
  const { offers, picked, speaker, reasons: answered } = props;
  const lying = lyingApart(speaker.race);
  // Cards of a pile: they are laid out here, as one cannot press them where they lie.
  const inPiles = [...offers.picks].filter(([id]) => !lying.has(id)).map(([, choice]) => choice);
  const laidOut = [...offers.laidOut, ...inPiles];
  const held = playerAt(speaker.race, speaker.near).cards.some(({ id }) => id === picked.id);
  // Where there is no room for both: one goes on in the hand while one looks at a card in it.
  const onTop = offers.step === null && (picked.id === null || held || laidOut.length > 0);
  return (
    <div className="tray" data-shows={onTop ? "hand" : "chosen"}>
      <div className="tray-cards" data-pin="hand">
        {laidOut.length > 0 ? <LaidOut {...props} choices={laidOut} /> : <YourHand {...props} />}
      </div>
      {props.commit !== undefined && (
        <Chosen
          speaker={speaker}
          picked={picked}
          offers={offers}
          reasons={answered?.thing === picked.id ? answered.reasons : NO_REASONS}
          onRule={props.openRule}
        />
      )}
    </div>
  );
}

function YourHand({ speaker, hand, picked, decision, commit }: TrayProps): ReactElement {
  const { race, near, printing, t } = speaker;
  const held = new Map(playerAt(race, near).cards.map((card) => [card.id, card]));
  /** Of several copies the one that was pressed is taken, or else the first. */
  const isTaken = (place: number, id: string): boolean => {
    const copies = hand.places.filter(({ kind, empty }) => kind === id && !empty);
    const pressed = copies.find((copy) => copy.id === hand.pressed);
    return (pressed ?? copies[0])?.id === place;
  };
  const cards: HeldCard[] = hand.places.map(({ id: place, kind: id, empty }) => {
    const card = empty ? undefined : held.get(id);
    const offered = picked.offered(id);
    return {
      id: heldPlace(place),
      face: card === undefined ? null : printing.face(card.card),
      lit: offered !== null,
      armed: picked.isArmed(id) && isTaken(place, id),
      // While nothing is asked, every card is there to be looked at.
      quiet: offered === null && decision !== null,
      onPress: () => {
        hand.press(place);
        picked.press(id);
      },
      onPlay:
        offered === "act" && commit !== undefined
          ? () => {
              hand.press(place);
              picked.take(id);
            }
          : undefined,
    };
  });
  return <Hand title={t("hand.title")} cards={cards} />;
}

/** Cards of a library or a pile, one of which is to be chosen. */
function LaidOut({
  speaker,
  choices,
  armed,
  choose,
}: TrayProps & { choices: readonly Choice[] }): ReactElement {
  const { race, printing, t } = speaker;
  const seen = everySeen(race);
  const cards: HeldCard[] = [];
  const unseen: Choice[] = [];
  for (const choice of choices) {
    const key = seen.get(choice.objects[0] ?? "")?.card ?? printing.named(choice.label)?.key;
    if (key === undefined) unseen.push(choice);
    else {
      cards.push({
        id: `laid-${choice.spelled.join("-")}`,
        face: printing.face(key),
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
      {unseen.length > 0 && (
        <div className="laid-out">
          {unseen.map((choice) => (
            <button
              key={choice.spelled.join()}
              type="button"
              className="button"
              aria-pressed={armed === choice}
              onClick={() => choose(choice)}
            >
              {choice.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
