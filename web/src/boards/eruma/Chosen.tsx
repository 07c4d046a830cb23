/** The card one has picked up: what it may do where it is, what is lit for it, and why the rest is not
 * offered. */

import type { ReactElement } from "react";
import { Icon, type IconName } from "../../icons/Icon";
import { Reasons, type ReasonsProps } from "../../parts/Reasons";
import type { Choice } from "../../protocol/messages";
import { raidIcon } from "./icons";
import { deedsOf, verbOf, type Act } from "./offers";
import { kindWord, lookOf, type Printing } from "./printing";
import { useRaidWords, type RaidKey } from "./words";

const ICONS: Record<Act, IconName> = {
  play: raidIcon("step"),
  move: raidIcon("step"),
  attack: raidIcon("crossed-swords"),
  power: raidIcon("sparkles"),
  steal: raidIcon("two-coins"),
  hide: "sight-disabled",
  fly: raidIcon("feathered-wing"),
};

export interface ChosenProps extends ReasonsProps {
  /** The key of the card; none if nothing is picked up. */
  card: string | null;
  acts: readonly Choice[];
  printing: Printing;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

export function Chosen(props: ChosenProps): ReactElement {
  const { t } = useRaidWords();
  if (props.card === null) {
    return (
      <aside className="chosen" data-none="true">
        <p className="soft">{t("chosen.none")}</p>
      </aside>
    );
  }
  return <Picked {...props} card={props.card} />;
}

function Picked(props: ChosenProps & { card: string }): ReactElement {
  const { acts, reasons, printing, onChoose, onRule } = props;
  const { t } = useRaidWords();
  const card = printing.card(props.card);
  const placed = (["play", "move", "attack"] as const).filter((act) =>
    acts.some((choice) => verbOf(choice) === act),
  );
  return (
    <aside className="chosen" aria-label={t("chosen.title", { card: card.name })} data-pin="chosen">
      <header>
        <span className="chosen-mark" data-scheme={card.scheme}>
          <Icon name={lookOf(card.scheme).mark} />
        </span>
        <h3>{card.name}</h3>
        <span className="soft">{[kindWord(card.kind, t), ...card.types].join(" · ")}</span>
        <button type="button" className="button quiet small chosen-close" onClick={props.onClose}>
          <span aria-hidden="true">✕</span>
          <span className="unseen">{t("chosen.close")}</span>
        </button>
      </header>
      <p className="chosen-text">{card.text}</p>
      <div className="chosen-acts">
        {deedsOf(acts).map((choice) => {
          const act = verbOf(choice) as Act;
          return (
            <button
              key={choice.spelled.join()}
              type="button"
              className="button small"
              data-act={act}
              onClick={() => onChoose(choice)}
            >
              <Icon name={ICONS[act]} /> {t(`act.${act}`)}
            </button>
          );
        })}
        {placed.map((act) => (
          <span key={act} className="chosen-lit" data-act={act}>
            <Icon name={ICONS[act]} /> {t(`act.${act}`)}
            <small>{t(WHERE[act])}</small>
          </span>
        ))}
      </div>
      <Reasons reasons={reasons} onRule={onRule} />
    </aside>
  );
}

const WHERE: Record<"play" | "move" | "attack", RaidKey> = {
  play: "act.play.where",
  move: "act.move.where",
  attack: "act.attack.whom",
};
