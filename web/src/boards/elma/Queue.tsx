/** The levels that wait, from the next one on: how long each will last, and who added it. While a level
 * is being added, its places are lit. */

import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { Art } from "../../parts/card/Art";
import type { Choice } from "../../protocol/messages";
import { raceIcon } from "./icons";
import { Landing } from "./Landing";
import { addersOf, nameOf, queuedWords, type Speaker } from "./lines";
import { numberOf } from "./offers";
import { cardPlace } from "./paths";
import { wordIcon } from "./printing";
import { Seal } from "./Seal";
import { Thing } from "./Thing";
import type { PickedUp } from "./usePickedUp";
import type { QueuedLevel } from "./view";

export interface QueueProps {
  speaker: Speaker;
  picked: PickedUp;
  /** Where a level may be put. */
  places: readonly Choice[];
}

export function Queue({ speaker, picked, places }: QueueProps): ReactElement {
  const { race, t } = speaker;
  const put = (place: number): Choice | undefined =>
    places.find((choice) => numberOf(choice) === place);
  return (
    <section className="queue" data-pin="queue" aria-label={t("queue")}>
      <Landing goal="queue" picked={picked} />
      <h2>
        <Icon name={raceIcon("traffic-lights-green")} /> {t("queue")}
        <span className="figures">{race.queue.length}</span>
      </h2>
      {race.queue.length === 0 && <p className="soft area-none">{t("queue.empty")}</p>}
      <ol className="queue-levels scrolls">
        {race.queue.map((level, place) => (
          <li key={level.id}>
            <Gap choice={put(place)} before={level} speaker={speaker} picked={picked} />
            <Waiting level={level} place={place} speaker={speaker} picked={picked} />
          </li>
        ))}
        <li className="queue-end">
          <Gap choice={put(race.queue.length)} before={null} speaker={speaker} picked={picked} />
        </li>
      </ol>
    </section>
  );
}

interface GapProps extends Omit<QueueProps, "places"> {
  choice: Choice | undefined;
  before: QueuedLevel | null;
}

function Gap({ choice, before, speaker, picked }: GapProps): ReactElement | null {
  if (choice === undefined) return null;
  const { printing, t } = speaker;
  const words =
    before === null
      ? t("queue.last")
      : t("queue.place", { level: printing.card(before.card).name });
  return (
    <button type="button" className="queue-gap" onClick={() => picked.make(choice)}>
      <Icon name={raceIcon("next-button")} /> {words}
    </button>
  );
}

function Waiting({
  level,
  place,
  speaker,
  picked,
}: Omit<QueueProps, "places"> & { level: QueuedLevel; place: number }): ReactElement {
  const { printing, t } = speaker;
  const face = printing.face(level.card);
  return (
    <Thing
      id={level.id}
      card={level.card}
      className="queued"
      label={queuedWords(level, place, speaker)}
      seat={level.by}
      place={cardPlace(level.id)}
      printing={printing}
      picked={picked}
    >
      <span className="queued-place figures">{place + 1}</span>
      <span className="queued-art">
        <Art face={face} />
      </span>
      <span className="queued-name">{face.name}</span>
      <span className="queued-length figures" title={t("queue.turns", { count: level.length })}>
        <Icon name="hourglass" />
        {level.length}
        {[...level.types, ...level.keywords].map((word) => (
          <Icon key={word} name={wordIcon(word)} />
        ))}
      </span>
      <span className="queued-by">
        <Seal seat={level.by} />
        <span>{addersOf(level, speaker)}</span>
        <span className="unseen">{nameOf(speaker, level.by)}</span>
      </span>
    </Thing>
  );
}
