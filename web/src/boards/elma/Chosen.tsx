/** The card one has picked up or looks at: its text, what it may do, and why the rest is not offered;
 * or, while a level is being added, the step that is asked. */

import type { ReactElement } from "react";
import { Icon, type IconName } from "../../icons/Icon";
import { Reasons, type ReasonsProps } from "../../parts/Reasons";
import type { Choice } from "../../protocol/messages";
import { raceIcon } from "./icons";
import type { Speaker } from "./lines";
import type { Verb } from "../../protocol/games/elma";
import { numberOf, verbOf, type Offers, type Step } from "./offers";
import { lookOf, typeLine, type PrintedCard } from "./printing";
import type { PickedUp } from "./usePickedUp";

const ICONS: Partial<Record<Verb, IconName>> = {
  play: raceIcon("bike"),
  online: raceIcon("power-button"),
  enter: raceIcon("chequers"),
  add: raceIcon("traffic-lights-green"),
  instant: raceIcon("bolt"),
};

export interface ChosenProps extends ReasonsProps {
  speaker: Speaker;
  picked: PickedUp;
  offers: Offers;
}

export function Chosen(props: ChosenProps): ReactElement {
  const { speaker, picked, offers } = props;
  const { t } = speaker;
  if (offers.step !== null) return <Steps {...props} step={offers.step} />;
  if (picked.card === null) {
    return (
      <aside className="chosen" data-none="true">
        <p className="soft">{t("chosen.none")}</p>
      </aside>
    );
  }
  return <Picked {...props} card={picked.card} />;
}

function Picked({ speaker, picked, reasons, onRule, card }: ChosenProps & { card: string }) {
  const { printing, t } = speaker;
  const face = printing.card(card);
  return (
    <aside className="chosen" aria-label={face.name} data-pin="chosen">
      <header>
        <span className="chosen-mark" data-kind={face.kind}>
          <Icon name={lookOf(face.kind).mark} />
        </span>
        <h3>{face.name}</h3>
        <span className="soft">{typeLine(face, t)}</span>
        <button type="button" className="button quiet small chosen-close" onClick={picked.putDown}>
          <span aria-hidden="true">✕</span>
          <span className="unseen">{t("chosen.close")}</span>
        </button>
      </header>
      {face.text !== "" && <p className="chosen-text">{face.text}</p>}
      {picked.acts.length > 0 && (
        <div className="chosen-acts">
          {picked.acts.map((choice) => (
            <button
              key={choice.spelled.join()}
              type="button"
              className="button small"
              onClick={() => picked.make(choice)}
            >
              <Icon name={ICONS[verbOf(choice)] ?? raceIcon("sparkles")} /> {choice.label}
            </button>
          ))}
        </div>
      )}
      <Reasons reasons={reasons} onRule={onRule} />
    </aside>
  );
}

const ORDER: readonly Step[] = ["by", "length", "place"];

/** The steps that adding a card takes, as far as its face tells. */
function stepsFor(card: PrintedCard | null, step: Step): Step[] {
  return ORDER.filter((each) => {
    if (each === step || card === null) return true;
    if (each === "length") return new Set([...card.lengths, ...card.second_lengths]).size > 1;
    return each === "by" || card.text.includes("Pre-announced");
  });
}

function Steps({ speaker, picked, offers, step }: ChosenProps & { step: Step }): ReactElement {
  const { printing, t } = speaker;
  const card = picked.card === null ? null : printing.card(picked.card);
  return (
    <aside className="chosen" aria-label={t("steps.title")} data-pin="chosen">
      <header>
        <span className="chosen-mark" data-kind="Level">
          <Icon name={raceIcon("traffic-lights-green")} />
        </span>
        <h3>{card === null ? t("steps.title") : card.name}</h3>
      </header>
      <ol className="adding-steps">
        {stepsFor(card, step).map((each, place) => (
          <li key={each} aria-current={each === step ? "step" : undefined}>
            <span className="figures">{place + 1}</span> {t(`steps.${each}`)}
          </li>
        ))}
      </ol>
      {step === "length" ? (
        <div className="adding-lengths">
          {offers.lengths.map((choice) => (
            <LengthButton
              key={numberOf(choice)}
              choice={choice}
              speaker={speaker}
              picked={picked}
            />
          ))}
        </div>
      ) : (
        <p className="soft">{t(`steps.${step}.how`)}</p>
      )}
    </aside>
  );
}

function LengthButton({
  choice,
  speaker,
  picked,
}: Pick<ChosenProps, "speaker" | "picked"> & { choice: Choice }): ReactElement {
  const { race, t } = speaker;
  const length = numberOf(choice);
  const turns = length * race.players.filter(({ out }) => !out).length;
  return (
    <button
      type="button"
      className="button"
      aria-label={`${choice.label}: ${t("steps.length.turns", { count: turns })}`}
      onClick={() => picked.make(choice)}
    >
      <strong className="figures">{length}</strong>
      <span className="soft figures">{t("steps.turns", { count: turns })}</span>
    </button>
  );
}
