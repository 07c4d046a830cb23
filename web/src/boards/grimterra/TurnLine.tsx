/** Whose turn it is, in which phase; what was cast and used in it; and what lasts. */

import type { ReactElement } from "react";
import { Icon, type IconName } from "../../icons/Icon";
import { feudIcon } from "./icons";
import { nameOf, turnWords, type Speaker } from "./lines";
import { Seal } from "./SideBox";
import { PHASES, type FeudView } from "./view";

const DONE: readonly { what: FeudView["done"][number]; icon: IconName }[] = [
  { what: "spell", icon: feudIcon("spell-book") },
  { what: "equipment", icon: feudIcon("leather-armor") },
  { what: "power", icon: feudIcon("power") },
];

export function TurnLine({ speaker }: { speaker: Speaker }): ReactElement {
  const { feud, t } = speaker;
  return (
    <section className="turn-line" aria-label={t("turn", { turn: feud.turn })}>
      <p className="turn-words">
        <strong>{turnWords(speaker)}</strong>{" "}
        <span className="soft">{t("turn", { turn: feud.turn })}</span>
      </p>
      <ol className="phases" aria-label={t("turn.phases")}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={feud.phase === phase ? "step" : undefined}>
            {t(`phase.${phase}`)}
          </li>
        ))}
      </ol>
      <span className="done">
        {DONE.map(({ what, icon }) => {
          const isDone = feud.done.includes(what);
          const words = t(isDone ? "done.yes" : "done.no", { what: t(`done.${what}`) });
          return (
            <span key={what} role="img" aria-label={words} title={words} data-done={isDone}>
              <Icon name={icon} />
            </span>
          );
        })}
      </span>
      {feud.lasting.length > 0 && (
        <ul className="lasting" aria-label={t("lasting")}>
          {feud.lasting.map(({ card: key, seat }, place) => {
            const card = speaker.printing.card(key);
            return (
              <li key={place} title={card.text}>
                <Seal seat={seat} />
                <span className="unseen">
                  {t("lasting.of", { card: "", name: nameOf(seat, speaker) })}
                </span>
                <span>{card.name}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
