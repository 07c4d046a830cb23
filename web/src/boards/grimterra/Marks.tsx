/** The marks of a hero: its Fate, how much it is hurt, how dark it is. Each has a shape or a letter besides
 * its colour, and a figure besides its length. */

import { useState, type CSSProperties, type ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import { feudIcon } from "./icons";
import { FACTION_ICONS, letterOf, type Faction, type Printing } from "./printing";
import { DARK_DEATH, type Hero } from "./view";
import { useFeudWords } from "./words";

export function FateMark({ faction, level }: { faction: string; level: number }): ReactElement {
  const name = faction as Faction;
  return (
    <span className="fate figures" data-faction={faction} title={`${faction} ${level}`}>
      <span className="fate-shape">
        <Icon name={FACTION_ICONS[name]} />
      </span>
      {letterOf(faction)} {level}
    </span>
  );
}

export function FateMarks({ levels }: { levels: Hero["levels"] }): ReactElement {
  return (
    <span className="fates">
      {levels.map(({ faction, level }) => (
        <FateMark key={faction} faction={faction} level={level} />
      ))}
    </span>
  );
}

/** One chevron for normal, two for empowered; the word says it too. */
export function StateMark({ hero, words }: { hero: Hero; words: boolean }): ReactElement {
  const { t } = useFeudWords();
  const icon = hero.minion ? "paw" : hero.empowered ? "empowered" : "normal";
  return (
    <span className="hero-state" data-empowered={hero.empowered}>
      <Icon name={feudIcon(icon)} />
      {words && <span>{t(`state.${icon === "paw" ? "minion" : icon}`)}</span>}
    </span>
  );
}

/** A slip for each wound, as long as its damage, on a strip as long as the hero's health. */
export function DamageBar({ hero, printing }: { hero: Hero; printing: Printing }): ReactElement {
  const { t } = useFeudWords();
  const { health, damage } = hero;
  const left = Math.max(0, health - damage);
  return (
    <span
      className="damage"
      role="img"
      aria-label={t("hero.damage", { amount: damage, health })}
      data-full={damage >= health}
    >
      <Icon name={feudIcon("drop")} />
      <span className="damage-strip">
        {hero.wounds.map(({ id, card, amount }) => (
          <span
            key={id}
            className="wound figures"
            style={{ flexGrow: amount }}
            title={card === null ? t("hero.marker", { amount }) : printing.card(card).name}
          >
            {card !== null && <Icon name={printing.face(card).icon} />}
            {amount}
          </span>
        ))}
        {Array.from({ length: left }, (_, place) => (
          <span key={place} className="unhurt" />
        ))}
      </span>
      <Figure value={damage} most={health} />
    </span>
  );
}

/** Six coffins, the last of them a tombstone. */
export function DarkPips({ hero }: { hero: Hero }): ReactElement {
  const { t } = useFeudWords();
  return (
    <span
      className="dark"
      role="img"
      aria-label={t("hero.dark", { amount: hero.dark, most: DARK_DEATH })}
      style={{ "--dark": hero.dark } as CSSProperties}
    >
      <Icon name={feudIcon("death-skull")} />
      <span className="dark-pips">
        {Array.from({ length: DARK_DEATH }, (_, place) => (
          <span key={place} className="pip" data-full={place < hero.dark}>
            <Icon name={feudIcon(place === DARK_DEATH - 1 ? "tombstone" : "coffin")} />
          </span>
        ))}
      </span>
      <Figure value={hero.dark} most={DARK_DEATH} />
    </span>
  );
}

/** How much of how much, and for a moment by how much it changed. */
function Figure({ value, most }: { value: number; most: number }): ReactElement {
  const [seen, setSeen] = useState({ value, change: 0, times: 0 });
  if (seen.value !== value) {
    setSeen({ value, change: value - seen.value, times: seen.times + 1 });
  }
  return (
    <span className="figure figures">
      <strong>{value}</strong>/{most}
      {seen.change !== 0 && (
        <span key={seen.times} className="figure-change" data-more={seen.change > 0}>
          {seen.change > 0 ? `+${seen.change}` : `−${-seen.change}`}
        </span>
      )}
    </span>
  );
}
