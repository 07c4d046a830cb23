/** The running battle as a race: the level and what its words mean, the turns left, a lane for each kuski
 * from the first to the last, and what everybody would get if it ended now. */

import type { ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { Art } from "../../parts/card/Art";
import { raceIcon } from "./icons";
import { Landing } from "./Landing";
import { Lane } from "./Lane";
import { aboutLevel, nameOf, winsBy, type Speaker } from "./lines";
import { Meaning } from "./Meaning";
import { cardPlace } from "./paths";
import { wordIcon } from "./printing";
import { Seal } from "./Seal";
import { Thing } from "./Thing";
import type { PickedUp } from "./usePickedUp";
import { distances, ranked, type Battle } from "./view";

export interface BattleAreaProps {
  speaker: Speaker;
  picked: PickedUp;
}

export function BattleArea({ speaker, picked }: BattleAreaProps): ReactElement {
  const { race, t } = speaker;
  const { battle } = race;
  return (
    <section
      className="battle"
      data-pin="battle"
      data-last-call={race.step === "last-call"}
      aria-label={t("battle")}
    >
      <Landing goal="battle" picked={picked} />
      {battle === null ? (
        <div className="battle-none">
          <Icon name={raceIcon("chequers")} />
          <p>{t("battle.none")}</p>
          <p className="soft">{t("battle.none.how")}</p>
        </div>
      ) : (
        <Race battle={battle} speaker={speaker} picked={picked} />
      )}
    </section>
  );
}

function Race({ battle, speaker, picked }: BattleAreaProps & { battle: Battle }): ReactElement {
  const { t } = speaker;
  const distance = distances(battle);
  return (
    <>
      <Head battle={battle} speaker={speaker} picked={picked} />
      {battle.drives.length === 0 ? (
        <p className="battle-empty soft">{t("battle.empty")}</p>
      ) : (
        // What scrolls must be reachable by keyboard: the lanes in it are.
        <ol className="lanes-list scrolls" data-pin="lanes">
          {ranked(battle.drives).map((drive) => (
            <li key={drive.id}>
              <Lane
                drive={drive}
                battle={battle}
                speaker={speaker}
                picked={picked}
                distance={distance}
              />
            </li>
          ))}
        </ol>
      )}
      <IfItEndedNow speaker={speaker} />
    </>
  );
}

function Head({ battle, speaker, picked }: BattleAreaProps & { battle: Battle }): ReactElement {
  const { printing, t } = speaker;
  const face = printing.face(battle.card);
  const name = nameOf(speaker, battle.by);
  const words = [
    ...battle.types.map((word) => ({ word, kind: "type" as const })),
    ...battle.keywords.map((word) => ({ word, kind: "keyword" as const })),
  ];
  return (
    <header className="battle-head">
      <Thing
        id={battle.id}
        card={battle.card}
        className="battle-level"
        label={[face.name, aboutLevel(battle, t), t("battle.by", { name }), winsBy(battle, t)].join(
          ", ",
        )}
        place={cardPlace(battle.id)}
        printing={printing}
        picked={picked}
      >
        <span className="battle-art">
          <Art face={face} />
        </span>
        <span className="battle-name">{face.name}</span>
        <span className="battle-by">
          <Seal seat={battle.by} /> {t("battle.by", { name })}
        </span>
      </Thing>
      <span className="battle-words">
        {words.map(({ word, kind }) => (
          <Meaning
            key={word}
            word={word}
            icon={wordIcon(word)}
            meaning={printing.meaning(word)}
            kind={kind}
          />
        ))}
        <span className="battle-wins">{winsBy(battle, t)}</span>
      </span>
      <Lights battle={battle} speaker={speaker} />
    </header>
  );
}

/** More than that are drawn smaller. */
const MANY_TURNS = 18;

/** A light for each turn of the battle, grouped by full turns; those that are over are out. */
function Lights({ battle, speaker }: { battle: Battle; speaker: Speaker }): ReactElement {
  const { t } = speaker;
  const { turns, turns_left: left, length } = battle;
  const each = Math.max(1, Math.round(turns / Math.max(1, length)));
  return (
    <span
      className="lights"
      data-pin="lights"
      data-few={left <= 1}
      data-many={turns > MANY_TURNS}
      role="img"
      aria-label={t("battle.of", { left, turns })}
    >
      <span className="lights-row">
        {Array.from({ length: turns }, (_, place) => (
          <span key={place} data-on={place >= turns - left} data-ends={(place + 1) % each === 0} />
        ))}
      </span>
      <span className="lights-words figures">{t("battle.left", { count: left })}</span>
    </span>
  );
}

function IfItEndedNow({ speaker }: { speaker: Speaker }): ReactElement {
  const { race, t } = speaker;
  return (
    <p className="ended-now" data-pin="ended-now">
      <span className="soft">{t("battle.now")}</span>
      {race.players
        .filter(({ out }) => !out)
        .map(({ seat, points, if_it_ended_now: gain }) => (
          <span key={seat} className="figures" data-none={gain === 0}>
            <Seal seat={seat} /> <span className="ended-name">{nameOf(speaker, seat)}</span>{" "}
            {points + gain} <strong>(+{gain})</strong>
          </span>
        ))}
    </p>
  );
}
