/** What is under one's hand: the cards one holds, each with what it needs at its foot, or those laid out to
 * choose from; and beside them what may be done with what is picked up. */

import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { Hand, type HeldCard } from "../../parts/Hand";
import type { Places } from "../../parts/places";
import type { Told } from "../../protocol/messages";
import type { BoardProps } from "../board";
import { Chosen } from "./Chosen";
import { feudIcon } from "./icons";
import { needsWords, type Speaker } from "./lines";
import { isForCombat, levelOf, needsOf, type Needs, type Verdict } from "./needs";
import type { Offers } from "./offers";
import { heldPlace } from "./paths";
import { FACTION_ICONS, letterOf, type PrintedCard } from "./printing";
import type { PickedUp } from "./usePickedUp";
import { sideOf } from "./view";
import { useFeudWords } from "./words";

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
  // Where there is no room for both: while cards are asked for, the hand stays in front.
  const isAsked = picked.id !== null && offers.picks.has(picked.id);
  const onTop = picked.id === null || isAsked;
  return (
    <div className="tray" data-shows={onTop ? "hand" : "chosen"}>
      <div className="tray-cards" data-pin="hand">
        {offers.laidOut.length > 0 ? <LaidOut {...props} /> : <YourHand {...props} />}
      </div>
      {props.commit !== undefined && (
        <Chosen
          picked={picked}
          speaker={speaker}
          reasons={!inTheMiddle && answered?.thing === picked.id ? answered.reasons : NO_REASONS}
          onRule={props.openRule}
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
  you,
}: TrayProps): ReactElement {
  const { t } = useFeudWords();
  const { feud, printing } = speaker;
  const held = new Map(sideOf(feud, you ?? 0).hand.map((card) => [card.id, card]));
  const cards: HeldCard[] = hand.places.map(({ id: place, kind: id, empty }) => {
    const there = empty ? undefined : held.get(id);
    const card = there === undefined ? null : printing.card(there.card);
    const needs = card === null ? null : needsOf(card, feud, you ?? 0);
    const pick = offers.picks.get(id);
    const acts = offers.acts.has(id);
    const said = card === null || needs === null ? [] : [needsWords(card, needs, speaker)];
    if (there?.seen === true) said.push(t("chosen.knows"));
    // Of several alike, the one that was pressed is the one that is picked up.
    const isPicked = hand.pressed === null || hand.pressed === place || !isAlike(hand, id);
    return {
      id: heldPlace(place),
      face: card === null ? null : printing.face(card.key),
      foot:
        card === null || needs === null ? null : (
          <Foot card={card} needs={needs} speaker={speaker} />
        ),
      label: said.join(". "),
      lit: pick !== undefined || acts,
      armed: isPicked && (picked.id === id || (pick !== undefined && armed === pick)),
      // While nothing is asked, every card is there to be looked at.
      quiet: pick === undefined && !acts && decision !== null,
      onPress: () => {
        hand.press(place);
        picked.press(id);
      },
      onPlay:
        pick === undefined
          ? undefined
          : () => {
              hand.press(place);
              picked.make(pick);
            },
    };
  });
  return <Hand title={t("hand.title")} cards={cards} />;
}

/** Whether there are several of a card in the hand. */
function isAlike({ places }: Places, id: string): boolean {
  return places.filter(({ kind, empty }) => kind === id && !empty).length > 1;
}

const VERDICTS = {
  met: "check-mark",
  dark: "check-mark",
  deadly: "death-skull",
  unmet: "cross",
  bluff: "domino-mask",
} as const satisfies Record<Verdict, string>;

/** What the card needs, what there is, and what that means. */
function Foot({
  card,
  needs,
  speaker,
}: {
  card: PrintedCard;
  needs: Needs;
  speaker: Speaker;
}): ReactElement {
  return (
    <span className="foot" data-verdict={needs.verdict} aria-hidden="true">
      <span className="foot-needs figures">
        <Icon name={feudIcon(VERDICTS[needs.verdict])} />
        {card.fates.map(({ faction, number }) => (
          <span key={faction}>
            <Icon name={FACTION_ICONS[faction]} />
            {letterOf(faction)}
            {number}
          </span>
        ))}
        <span className="foot-has">{hasWords(needs, card, speaker)}</span>
      </span>
      <span className="foot-means">{meansWords(needs, card, speaker)}</span>
    </span>
  );
}

function hasWords(
  { hero, missing, dark, verdict }: Needs,
  card: PrintedCard,
  { t }: Speaker,
): string {
  if (hero === null || verdict === "bluff") return "";
  if (dark > 0 && missing === null) return `${hero.dark}+${dark}`;
  const faction = missing?.faction ?? card.fates[0]?.faction;
  return faction === undefined ? "" : t("needs.has", { level: levelOf(hero, faction) });
}

function meansWords({ verdict, hero }: Needs, card: PrintedCard, { printing, t }: Speaker): string {
  if (verdict === "deadly") return t("needs.short.deadly");
  if (verdict === "bluff") return t("needs.short.bluff");
  if (verdict === "unmet") return t(isForCombat(card) ? "needs.short.bluff" : "needs.short.unmet");
  if (isForCombat(card) || hero === null) return t("needs.short.met");
  return t("needs.short.cast", { card: printing.card(hero.card).name });
}

/** Cards of a deck, a discard pile or another's hand, one of which is to be chosen. */
function LaidOut({ speaker, offers, armed, choose }: TrayProps): ReactElement {
  const { t } = useFeudWords();
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
