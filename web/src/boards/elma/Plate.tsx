/** A kuski on the table: picture, name, team, and the marks of what is so of it. */

import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { Art } from "../../parts/card/Art";
import { raceIcon } from "./icons";
import { counterWords, kuskiWords, type Speaker } from "./lines";
import { cardPlace } from "./paths";
import { COUNTER_ICONS, wordIcon } from "./printing";
import { Seal } from "./Seal";
import { Thing } from "./Thing";
import type { PickedUp } from "./usePickedUp";
import type { Kuski } from "./view";

export interface PlateProps {
  kuski: Kuski;
  speaker: Speaker;
  picked: PickedUp;
  /** It is offline and may not go online this turn. */
  tired?: boolean;
}

export function Plate({ kuski, speaker, picked, tired = false }: PlateProps): ReactElement {
  const { printing, t } = speaker;
  const face = printing.face(kuski.card);
  const words = kuskiWords(kuski, speaker);
  return (
    <Thing
      id={kuski.id}
      card={kuski.card}
      className="plate"
      label={tired ? `${words}, ${t("kuski.tired")}` : words}
      seat={kuski.controller}
      place={cardPlace(kuski.id)}
      printing={printing}
      picked={picked}
    >
      <span className="plate-art">
        <Art face={face} />
        <Types types={kuski.types} />
        {tired && (
          <span className="plate-tired">
            <Icon name="hourglass" />
          </span>
        )}
      </span>
      <span className="plate-name">{face.name}</span>
      <Marks kuski={kuski} speaker={speaker} />
    </Thing>
  );
}

function Types({ types }: { types: readonly string[] }): ReactElement {
  return (
    <span className="plate-types">
      {types.map((type) => (
        <Icon key={type} name={wordIcon(type)} />
      ))}
    </span>
  );
}

/** Counters, whose it really is, and whether it waits for its level. */
export function Marks({ kuski, speaker }: { kuski: Kuski; speaker: Speaker }): ReactElement | null {
  const counters = Object.entries(kuski.counters).filter(([, count]) => count > 0);
  const strays = kuski.owner !== kuski.controller;
  if (counters.length === 0 && !kuski.has_queued && !strays) return null;
  return (
    <span className="plate-marks">
      {counters.map(([kind, count]) => (
        <span key={kind} className="plate-mark figures" title={counterWords(kind, count, speaker)}>
          <Icon name={COUNTER_ICONS[kind] ?? raceIcon("bookmark")} />
          {count}
        </span>
      ))}
      {kuski.has_queued && (
        <span className="plate-mark" data-kind="queued" title={speaker.t("kuski.queued")}>
          <Icon name={raceIcon("traffic-lights-green")} />
        </span>
      )}
      {strays && <Seal seat={kuski.owner} />}
    </span>
  );
}
