/** The middle of the table: the rounds, the two cards of this one, and what came of it in sentences, each
 * with its rule one press away. */

import type { ReactElement } from "react";
import { Icon, type IconName } from "../../icons/Icon";
import { Card } from "../../parts/card/Card";
import { Sentence } from "../../parts/Story";
import type { Kind } from "../../protocol/games/grimterra";
import type { Told } from "../../protocol/messages";
import { feudIcon } from "./icons";
import { nameOf, tabledWords, type Speaker } from "./lines";
import { tabledPlace } from "./paths";
import { EMBLEM } from "./printing";
import { newsIn, outcomeOf, roundsIn } from "./rounds";
import { heroesIn, sideOf, type Combat as CombatView, type Facing } from "./view";
import { useFeudWords, type FeudKey } from "./words";

export interface CombatProps {
  speaker: Speaker;
  facing: Facing;
  told: readonly Told[];
  onRule: ((rule: string) => void) | undefined;
}

export function Combat(props: CombatProps): ReactElement {
  const { t } = useFeudWords();
  const { feud } = props.speaker;
  return (
    <section className="combat" aria-label={t("combat")} data-fought={feud.combat !== null}>
      {feud.combat !== null && <Rounds combat={feud.combat} told={props.told} />}
      {feud.combat !== null && <Clash {...props} combat={feud.combat} />}
      {feud.combat === null && feud.casting !== null && (
        <Casting card={feud.casting} speaker={props.speaker} />
      )}
      <News {...props} />
    </section>
  );
}

function Rounds({ combat, told }: { combat: CombatView; told: readonly Told[] }): ReactElement {
  const { t } = useFeudWords();
  const past = roundsIn(told);
  return (
    <ol className="rounds" aria-label={t("rounds")} data-pin="rounds">
      {Array.from({ length: combat.rounds }, (_, place) => {
        const number = place + 1;
        const isNow = number === combat.round;
        const when = number < combat.round ? "past" : isNow ? "now" : "to-come";
        const found = past[place];
        const outcome = found === undefined ? "nothing" : outcomeOf(found);
        const word = when === "past" ? t(`round.${outcome}`) : t(`round.${when}`);
        const name =
          number <= 3 ? t(`round.${number}` as FeudKey) : t("round.more", { round: number });
        return (
          <li key={number} data-when={when} aria-current={isNow ? "step" : undefined}>
            <span className="round-number figures">{number}</span>
            <span className="unseen">{isNow ? "" : name}</span>
            <span className="round-word">{isNow ? name : word}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Clash({ speaker, facing, combat }: CombatProps & { combat: CombatView }): ReactElement {
  return (
    <div className="clash" data-pin="clash">
      <TabledCard seat={facing.left} speaker={speaker} combat={combat} />
      <span className="clash-mark" aria-hidden="true">
        <Icon name={feudIcon("crossed-swords")} />
      </span>
      <TabledCard seat={facing.right} speaker={speaker} combat={combat} />
    </div>
  );
}

function TabledCard({
  seat,
  speaker,
  combat,
}: {
  seat: number;
  speaker: Speaker;
  combat: CombatView;
}): ReactElement {
  const { feud, you, printing, t } = speaker;
  const { tabled } = sideOf(feud, seat);
  const name = nameOf(seat, speaker);
  const isFavoured = combat.favoured.includes(seat);
  if (tabled === null) {
    // Who is favoured is so by an illegal card of the other's.
    const isIllegal = !isFavoured && combat.favoured.length > 0;
    return (
      <div className="tabled" data-state="none">
        <span
          className="tabled-empty"
          role="img"
          aria-label={isIllegal ? t("tabled.illegal") : t("tabled.none", { name })}
        >
          {t(isIllegal ? "tabled.illegal" : "tabled.waits")}
        </span>
      </div>
    );
  }
  const face = tabled.card === null ? null : printing.face(tabled.card);
  const isUp = tabled.state === "revealed";
  const isYours = seat === you && !isUp;
  const label =
    tabled.state === "placed" && isYours
      ? t("tabled.placed-yours")
      : t(`tabled.${tabled.state}`, { name });
  return (
    <div className="tabled" data-state={tabled.state} title={tabledWords(tabled, speaker)}>
      <Card
        face={face}
        faceDown={!isUp}
        emblem={tabled.state === "bluffed" ? feudIcon("domino-mask") : EMBLEM}
        label={label}
        place={tabledPlace(seat)}
      />
      {tabled.state === "bluffed" && (
        <span className="bluff" aria-hidden="true">
          <strong>{t("tabled.bluff")}</strong>
          <span>{t("tabled.stays")}</span>
        </span>
      )}
      {isYours && face !== null && (
        <span className="tabled-secret" aria-hidden="true">
          <Icon name="sight-disabled" /> {face.name}
        </span>
      )}
      {isFavoured && <span className="favoured">{t("tabled.favoured")}</span>}
    </div>
  );
}

function Casting({ card, speaker }: { card: string; speaker: Speaker }): ReactElement {
  const { t } = useFeudWords();
  const face = speaker.printing.face(card);
  return (
    <div className="clash">
      <div className="tabled" data-state="revealed">
        <Card face={face} label={t("casting", { card: face.name })} />
      </div>
    </div>
  );
}

/** What a sentence is about, at a glance. */
const ICONS: Partial<Record<Kind, IconName>> = {
  wounded: feudIcon("drop"),
  healed: feudIcon("hearts"),
  counters: feudIcon("death-skull"),
  shifted: feudIcon("death-skull"),
  bluffed: feudIcon("domino-mask"),
  avoided: feudIcon("shield"),
  revealed: "card-draw",
  flipped: feudIcon("cycle"),
  "flipped-back": feudIcon("cycle"),
  died: feudIcon("tombstone"),
  "died-dark": feudIcon("tombstone"),
  killed: feudIcon("tombstone"),
  illegal: feudIcon("cross"),
  stopped: feudIcon("cross"),
  rolled: "perspective-dice-six-faces-five",
  cast: feudIcon("spell-book"),
  equipped: feudIcon("leather-armor"),
  "used-power": feudIcon("power"),
  effect: feudIcon("power"),
  "combat-begins": feudIcon("crossed-swords"),
  summoned: feudIcon("paw"),
  won: "trophy-cup",
};

function News({ speaker, told, onRule }: CombatProps): ReactElement {
  const { feud, printing, t } = speaker;
  const news = newsIn(told);
  const due = heroesIn(feud).filter(({ flips, falls }) => flips || falls);
  return (
    <div
      className="news scrolls"
      role="region"
      // What scrolls must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t("news.title")}
      data-pin="news"
    >
      <div>
        {news.length === 0 && <p className="soft">{t("news.none")}</p>}
        <ol>
          {news.map((each, place) => (
            <li key={place} data-kind={each.kind}>
              <Icon name={ICONS[each.kind as Kind] ?? feudIcon("seat-1")} />
              <Sentence told={each} onRule={onRule} />
            </li>
          ))}
        </ol>
        {due.length > 0 && (
          <>
            <p className="news-due">{t("news.due")}</p>
            <ol>
              {due.map(({ id, card, falls }) => (
                <li key={id} data-kind="due">
                  <Icon name={feudIcon(falls ? "tombstone" : "cycle")} />
                  <Sentence
                    told={{
                      text: t(falls ? "news.falls" : "news.flips", {
                        card: printing.card(card).name,
                      }),
                      rule: falls ? "ruling.damage-death-timing" : "heroes.flip-at-round-end",
                      kind: "due",
                      objects: [id],
                    }}
                    onRule={onRule}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </div>
  );
}
