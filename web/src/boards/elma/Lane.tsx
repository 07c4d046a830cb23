/** A kuski's lane in the battle: its rank, how far its result has brought it along the road, where the
 * next entry of its list would bring it, and what it would earn now. */

import type { CSSProperties, ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { Art } from "../../parts/card/Art";
import { raceIcon } from "./icons";
import { driveWords, nextWords, type Speaker } from "./lines";
import { lanePlace } from "./paths";
import { Marks } from "./Plate";
import { COUNTER_ICONS } from "./printing";
import { Seal } from "./Seal";
import { Thing } from "./Thing";
import type { PickedUp } from "./usePickedUp";
import { improvementOf, type Battle, type Drive } from "./view";

export interface LaneProps {
  drive: Drive;
  battle: Battle;
  speaker: Speaker;
  picked: PickedUp;
  /** How far along the road a result stands, from 0 to 1. */
  distance: (result: number | null) => number;
}

export function Lane({ drive, battle, speaker, picked, distance }: LaneProps): ReactElement {
  const { printing, t } = speaker;
  const face = printing.face(drive.card);
  return (
    <Thing
      id={drive.id}
      card={drive.card}
      className="lane-thing"
      label={driveWords(drive, battle, speaker)}
      seat={drive.controller}
      place={lanePlace(drive.id)}
      printing={printing}
      picked={picked}
    >
      <span className="lane-rank figures" data-leads={battle.leaders.includes(drive.id)}>
        {drive.rank}
      </span>
      <span className="lane-who">
        <span className="lane-art">
          <Art face={face} />
        </span>
        <Seal seat={drive.controller} />
        <span className="lane-name">{face.name}</span>
        <Marks kuski={shownCounters(drive, battle)} speaker={speaker} />
      </span>
      <Road drive={drive} battle={battle} distance={distance} />
      <Result drive={drive} battle={battle} speaker={speaker} />
      <span className="lane-next figures">
        {nextWords(drive, speaker)}
        <Entries drive={drive} />
      </span>
      <span className="lane-points figures" title={t("lane.points", { count: drive.points })}>
        +{drive.points}
      </span>
    </Thing>
  );
}

/** What is counted in this battle stands as its result already. */
function shownCounters(drive: Drive, { counts }: Battle): Drive {
  const counted = { time: "", apples: "apple", finishes: "finish" }[counts];
  const counters = Object.entries(drive.counters).filter(([kind]) => kind !== counted);
  return { ...drive, counters: Object.fromEntries(counters) };
}

function Road({ drive, battle, distance }: Omit<LaneProps, "speaker" | "picked">): ReactElement {
  const improved = improvementOf(drive, battle);
  const at = (result: number | null): CSSProperties =>
    ({ "--at": distance(result) }) as CSSProperties;
  return (
    <span className="road" data-seat={drive.controller}>
      <span className="road-run" style={at(drive.result)} />
      {improved !== null && (
        <span className="road-ghost" style={at(improved)}>
          <Icon name={raceIcon("bike")} />
        </span>
      )}
      <span className="road-bike" style={at(drive.result)} data-finished={drive.result !== null}>
        <Icon name={raceIcon("bike")} />
      </span>
    </span>
  );
}

function Result({ drive, battle, speaker }: Pick<LaneProps, "drive" | "battle" | "speaker">) {
  const { printing, t } = speaker;
  const { result } = drive;
  if (battle.counts === "time") {
    return (
      <span className="lane-result figures" data-none={result === null}>
        {result === null ? t("records.mark") : printing.time(result)}
      </span>
    );
  }
  const kind = battle.counts === "apples" ? "apple" : "finish";
  return (
    <span className="lane-result figures">
      <Icon name={COUNTER_ICONS[kind] ?? raceIcon("bookmark")} /> {result ?? 0}
    </span>
  );
}

/** A pip for each entry of the list: used up, next, to come; hollow for no finish. */
function Entries({ drive }: { drive: Drive }): ReactElement {
  return (
    <span className="entries">
      {drive.entries.map((entry, place) => (
        <span
          key={place}
          data-none={entry === null}
          data-state={place < drive.applied ? "used" : place === drive.applied ? "next" : "to-come"}
        />
      ))}
    </span>
  );
}
