/** After battles with the kuskis that still stand there, and the pile of banned cards. */

import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { Pile } from "../../parts/Pile";
import { raceIcon } from "./icons";
import type { Speaker } from "./lines";
import { Plate } from "./Plate";
import { cardPlace } from "./paths";
import { contentsOf } from "./piles";
import { Thing } from "./Thing";
import type { PickedUp } from "./usePickedUp";
import { ranked, type AfterBattle } from "./view";

export interface AfterProps {
  speaker: Speaker;
  picked: PickedUp;
}

export function After({ speaker, picked }: AfterProps): ReactElement {
  const { race, printing, t } = speaker;
  return (
    <section className="after" data-pin="after" aria-label={t("after.title")}>
      <h2>
        <Icon name={raceIcon("podium-winner")} /> {t("after.title")}
      </h2>
      {race.after.length === 0 && <p className="soft area-none">{t("after.empty")}</p>}
      <div className="after-battles scrolls">
        {race.after.map((level) => (
          <Ended key={level.id} level={level} speaker={speaker} picked={picked} />
        ))}
      </div>
      {race.banned.length > 0 && (
        <Pile
          name={t("pile.banned")}
          title={t("pile.banned")}
          count={race.banned.length}
          top={
            <span className="card" data-empty="true">
              <Icon name={raceIcon("cancel")} />
            </span>
          }
          contents={contentsOf(race.banned, printing)}
        />
      )}
    </section>
  );
}

function Ended({ level, speaker, picked }: AfterProps & { level: AfterBattle }): ReactElement {
  const { printing } = speaker;
  const { name } = printing.card(level.card);
  return (
    <div className="ended">
      <Thing
        id={level.id}
        card={level.card}
        className="ended-level"
        label={name}
        place={cardPlace(level.id)}
        printing={printing}
        picked={picked}
      >
        {name}
      </Thing>
      <ol className="ended-drives">
        {ranked(level.drives).map((drive) => (
          <li key={drive.id}>
            <Plate kuski={drive} speaker={speaker} picked={picked} />
            <span className="ended-time figures">
              {drive.best === null ? speaker.t("records.mark") : printing.time(drive.best)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
