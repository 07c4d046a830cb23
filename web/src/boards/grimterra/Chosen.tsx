/** What one has picked up: what may be done with it, what it would come to, and why the rest is not offered.
 * Of a hero both sides are told, and what it wears and suffers. */

import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { Reasons, type ReasonsProps } from "../../parts/Reasons";
import type { Choice } from "../../protocol/messages";
import { feudIcon } from "./icons";
import { needsWords, stateWord, type Speaker } from "./lines";
import { FateMarks } from "./Marks";
import { isForCombat, needsOf } from "./needs";
import { verbOf } from "./offers";
import { KIND_ICONS, kindWord, type PrintedCard } from "./printing";
import type { PickedUp } from "./usePickedUp";
import { heroOf, type Hero } from "./view";
import { useFeudWords, type FeudKey } from "./words";

export interface ChosenProps extends ReasonsProps {
  picked: PickedUp;
  speaker: Speaker;
}

export function Chosen(props: ChosenProps): ReactElement {
  const { t } = useFeudWords();
  const { picked, speaker, reasons, onRule } = props;
  if (picked.card === null) {
    return (
      <aside className="chosen" data-none="true">
        <p className="soft">{t("chosen.none")}</p>
      </aside>
    );
  }
  const card = speaker.printing.card(picked.card);
  const kind = picked.hero === null ? kindWord(card, t) : stateWord(picked.hero, t);
  return (
    <aside className="chosen" aria-label={t("chosen.title", { card: card.name })} data-pin="chosen">
      <header>
        <span className="chosen-mark" data-scheme={card.scheme}>
          <Icon name={KIND_ICONS[card.kind]} />
        </span>
        <h3>{card.name}</h3>
        <span className="soft">{kind}</span>
        <button type="button" className="button quiet small chosen-close" onClick={picked.putDown}>
          <span aria-hidden="true">✕</span>
          <span className="unseen">{t("chosen.close")}</span>
        </button>
      </header>
      <div className="chosen-acts">
        {picked.acts.map((choice) => (
          <button
            key={choice.spelled.join()}
            type="button"
            className="button small"
            title={choice.warning}
            onClick={() => picked.make(choice)}
          >
            {actWords(choice, speaker)}
          </button>
        ))}
      </div>
      {picked.hero === null ? (
        <Held card={card} speaker={speaker} />
      ) : (
        <HeroFacts card={card} hero={picked.hero} speaker={speaker} />
      )}
      <Reasons reasons={reasons} onRule={onRule} />
    </aside>
  );
}

function actWords(choice: Choice, { feud, printing, t }: Speaker): string {
  const verb = verbOf(choice);
  if (verb === "use") return choice.label;
  const [, id] = choice.objects;
  const hero = id === undefined ? null : heroOf(feud, id);
  const card = hero === null ? "" : printing.card(hero.card).name;
  return t(`act.${verb}` as FeudKey, { card });
}

/** A card of one's hand: what it would come to, and what it says. */
function Held({ card, speaker }: { card: PrintedCard; speaker: Speaker }): ReactElement {
  const { feud, you, t } = speaker;
  const needs = needsOf(card, feud, you ?? 0);
  const isBad = needs.verdict === "deadly";
  const isGood = needs.verdict === "met" || needs.verdict === "dark";
  return (
    <>
      <p className="chosen-needs" data-verdict={needs.verdict}>
        <Icon name={feudIcon(isGood ? "check-mark" : isBad ? "death-skull" : "cross")} />
        {needsWords(card, needs, speaker)}
      </p>
      {isForCombat(card) && feud.phase === "combat" && isBad && (
        <p className="chosen-needs" data-verdict="met">
          <Icon name={feudIcon("domino-mask")} />
          {t("chosen.bluff")}
        </p>
      )}
      <p className="chosen-text">{card.text}</p>
    </>
  );
}

function HeroFacts({
  card,
  hero,
  speaker,
}: {
  card: PrintedCard;
  hero: Hero;
  speaker: Speaker;
}): ReactElement {
  const { printing, t } = speaker;
  const other = card.other_side === "" ? null : printing.card(card.other_side);
  return (
    <div className="chosen-facts">
      <p>
        <Icon name={feudIcon("hearts")} /> {hero.health} <FateMarks levels={hero.levels} />
      </p>
      <p className="chosen-text">{card.text || t("hero.no-power")}</p>
      {other !== null && (
        <div className="chosen-other">
          <p>
            <strong>{t("hero.other-side", { card: other.name })}</strong>{" "}
            <Icon name={feudIcon("hearts")} /> {other.health}{" "}
            <FateMarks
              levels={other.fates.map(({ faction, number }) => ({ faction, level: number }))}
            />
          </p>
          <p className="chosen-text">{other.text || t("hero.no-power")}</p>
        </div>
      )}
      {hero.worn.map(({ id, card: key }) => (
        <p key={id}>
          <strong>{printing.card(key).name}</strong> {printing.card(key).text}
        </p>
      ))}
      {hero.wounds.length > 0 && (
        <p>
          <strong>{t("hero.wounds-title")}</strong>{" "}
          {hero.wounds
            .map(({ card: key, amount }) =>
              key === null
                ? t("hero.marker", { amount })
                : t("hero.wound", { card: printing.card(key).name, amount }),
            )
            .join(", ")}
        </p>
      )}
    </div>
  );
}
