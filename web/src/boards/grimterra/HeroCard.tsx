/** A hero or minion at the table: large in the arena, a plate in the backrow and among those who look on.
 * A press picks it up or chooses it; looked at for a while it shows both of its sides. */

import { useState, type ReactElement, type ReactNode } from "react";
import { Icon } from "../../icons/Icon";
import { Art } from "../../parts/card/Art";
import { CardFace } from "../../parts/card/CardFace";
import { Large } from "../../parts/card/Large";
import { useLarge } from "../../parts/card/useLarge";
import type { Choice } from "../../protocol/messages";
import { feudIcon } from "./icons";
import { heroWords, type Speaker } from "./lines";
import { DamageBar, DarkPips, FateMarks, StateMark } from "./Marks";
import { heroPlace } from "./paths";
import type { PrintedCard } from "./printing";
import type { PickedUp } from "./usePickedUp";
import { isFighting, type Hero } from "./view";
import { useFeudWords } from "./words";

export interface HeroProps {
  hero: Hero;
  speaker: Speaker;
  picked: PickedUp;
  armed: Choice | null;
}

function HeroButton({
  hero,
  speaker,
  picked,
  armed,
  shape,
  children,
}: HeroProps & { shape: "stand" | "plate"; children: ReactNode }): ReactElement {
  const { printing } = speaker;
  const { beside, wasLongPress, listeners } = useLarge();
  const turned = useTurned(hero.card);
  const choice = picked.pressed.get(hero.id);
  const { other_side: other } = printing.card(hero.card);
  const sides = other === "" ? [hero.card] : [hero.card, other];
  return (
    <button
      type="button"
      className={`hero-${shape}`}
      data-hero={hero.id}
      data-place={heroPlace(hero.id)}
      data-pin={heroPlace(hero.id)}
      data-empowered={hero.empowered}
      data-fights={isFighting(speaker.feud, hero.id)}
      data-dead={hero.place === "dead"}
      data-offer={choice?.spelled[0]}
      data-acting={picked.acting.has(hero.id)}
      data-armed={choice !== undefined && armed === choice}
      data-chosen={picked.id === hero.id}
      data-turned={turned}
      data-due={hero.flips || hero.falls}
      aria-label={heroWords(hero, speaker)}
      aria-pressed={choice === undefined ? picked.id === hero.id : armed === choice}
      onClick={() => {
        if (!wasLongPress()) picked.press(hero.id);
      }}
      onContextMenu={(event) => event.preventDefault()}
      {...listeners}
    >
      {children}
      {beside !== null && (
        <Large beside={beside}>
          <span className="both-sides" data-sides={sides.length}>
            {sides.map((side) => (
              <span key={side} className="card">
                <CardFace face={printing.face(side)} notes={sides.length === 1} />
              </span>
            ))}
          </span>
        </Large>
      )}
    </button>
  );
}

/** The hero in the arena, with its other side tucked behind it. */
export function Stand(props: HeroProps): ReactElement {
  const { t } = useFeudWords();
  const { hero, speaker } = props;
  const card = speaker.printing.card(hero.card);
  const other = card.other_side === "" ? null : speaker.printing.card(card.other_side);
  const due = hero.falls ? "hero.falls" : hero.flips ? "hero.flips" : null;
  return (
    <div className="stand" data-due={hero.flips}>
      {other !== null && <OtherSide card={other} isEmpowered={!hero.empowered} />}
      <HeroButton {...props} shape="stand">
        <span className="hero-art">
          <Art face={speaker.printing.face(hero.card)} />
          <FateMarks levels={hero.levels} />
          <span className="heart figures" title={t("fact.health", { amount: hero.health })}>
            <Icon name={feudIcon("hearts")} />
            <strong>{hero.health}</strong>
          </span>
          {due !== null && (
            <span className="hero-due" data-falls={hero.falls}>
              <Icon name={feudIcon(hero.falls ? "tombstone" : "cycle")} /> {t(due)}
            </span>
          )}
        </span>
        <span className="hero-words">
          <strong className="hero-name">{card.name}</strong>
          <StateMark hero={hero} words />
          <span className="hero-text">{card.text || t("hero.no-power")}</span>
        </span>
      </HeroButton>
    </div>
  );
}

function OtherSide({
  card,
  isEmpowered,
}: {
  card: PrintedCard;
  isEmpowered: boolean;
}): ReactElement {
  const { t } = useFeudWords();
  const state = isEmpowered ? "empowered" : "normal";
  const levels = card.fates.map(({ faction, number }) => ({ faction, level: number }));
  return (
    <span className="other-side" data-empowered={isEmpowered} title={card.name}>
      <span className="hero-state">
        <Icon name={feudIcon(state)} />
        <span>{t(`state.${state}`)}</span>
      </span>
      <span className="other-figures figures">
        <span>
          <Icon name={feudIcon("hearts")} /> {card.health}
        </span>
        <FateMarks levels={levels} />
      </span>
      <span className="other-text">
        <strong>{card.name}</strong> {card.text || t("hero.no-power")}
      </span>
    </span>
  );
}

/** A hero as small as it can be told. */
export function Plate(props: HeroProps): ReactElement {
  const { t } = useFeudWords();
  const { hero, speaker } = props;
  const { name } = speaker.printing.card(hero.card);
  const isDead = hero.place === "dead";
  return (
    <HeroButton {...props} shape="plate">
      <span className="plate-art">
        {isDead ? (
          <Icon name={feudIcon("tombstone")} />
        ) : (
          <Art face={speaker.printing.face(hero.card)} />
        )}
      </span>
      <span className="plate-words">
        <span className="plate-name">
          {!isDead && <StateMark hero={hero} words={false} />}
          <span>{name}</span>
        </span>
        {isDead ? (
          <span className="plate-fallen">{t("hero.dead")}</span>
        ) : (
          <FateMarks levels={hero.levels} />
        )}
        <span className="plate-figures figures">
          {!isDead && (
            <span data-hurt={hero.damage > 0} data-due={hero.flips || hero.falls}>
              <Icon name={feudIcon("drop")} /> {hero.damage}/{hero.health}
            </span>
          )}
          <span data-dark={hero.dark > 0}>
            <Icon name={feudIcon("death-skull")} /> {hero.dark}/6
          </span>
          {hero.place === "arena" && <em>{t("hero.arena-short")}</em>}
          {hero.worn.length > 0 && (
            <span>
              <Icon name={feudIcon("leather-armor")} /> {hero.worn.length}
            </span>
          )}
        </span>
      </span>
    </HeroButton>
  );
}

/** How the hero in the arena fares. */
export function Fare({ hero, speaker }: Pick<HeroProps, "hero" | "speaker">): ReactElement {
  return (
    <div className="fare">
      <DamageBar hero={hero} printing={speaker.printing} />
      <DarkPips hero={hero} />
    </div>
  );
}

/** Whether the hero was turned over while it stood here. */
function useTurned(card: string): boolean {
  const [was, setWas] = useState(card);
  const [turned, setTurned] = useState(false);
  if (was !== card) {
    setWas(card);
    setTurned(true);
  }
  return turned;
}
