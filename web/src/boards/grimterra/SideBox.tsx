/** A player's side: large beside the arena for those who face each other, a strip for those who look on. */

import type { ReactElement } from "react";
import { Icon, type IconName } from "../../icons/Icon";
import { CardBack, CardFace } from "../../parts/card/CardFace";
import type { Face } from "../../parts/card/face";
import { Pile, type Counted } from "../../parts/Pile";
import type { BoardProps } from "../board";
import { Fare, Plate, Stand, type HeroProps } from "./HeroCard";
import { feudIcon } from "./icons";
import { heldIn, nameOf, type Speaker } from "./lines";
import { deckPlace, discardPlace, fanPlace } from "./paths";
import { EMBLEM } from "./printing";
import { arenaOf, fighterOf, type Side } from "./view";
import { useFeudWords, type FeudTranslate } from "./words";

export interface SideBoxProps extends Omit<HeroProps, "hero"> {
  side: Side;
  seats: BoardProps["seats"];
}

const SEATS = ["seat-0", "seat-1", "seat-2", "seat-3"] as const;

/** The shape of a seat: told without colour. */
export function Seal({ seat }: { seat: number }): ReactElement {
  return (
    <span className="seal" data-seat={seat} aria-hidden="true">
      <Icon name={feudIcon(SEATS[seat] ?? "seat-0")} />
    </span>
  );
}

export function SideBox({ at, ...props }: SideBoxProps & { at: "left" | "right" }): ReactElement {
  const { t } = useFeudWords();
  const { side, speaker } = props;
  const [first, ...rest] = inArena(props);
  const backrow = side.heroes.filter((hero) => hero !== first && !rest.includes(hero));
  return (
    <section className="side" data-at={at} {...marksOf(props)}>
      <Heading {...props} />
      <div className="side-stand">
        {first === undefined ? (
          <p className="stand-empty soft">{side.playing ? t("hero.empty") : t("side.out")}</p>
        ) : (
          <Stand {...props} hero={first} />
        )}
        {first !== undefined && first.worn.length > 0 && (
          <ul className="worn" aria-label={t("hero.worn-title")}>
            {first.worn.map(({ id, card: key }) => {
              const card = speaker.printing.card(key);
              return (
                <li key={id} title={`${card.name}. ${card.text}`}>
                  <Icon name={speaker.printing.face(key).icon} />
                  <span>{card.name}</span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      {first !== undefined && <Fare hero={first} speaker={speaker} />}
      <div className="side-others" aria-label={t("backrow")} role="group">
        {[...rest, ...backrow].map((hero) => (
          <Plate key={hero.id} {...props} hero={hero} />
        ))}
      </div>
    </section>
  );
}

/** Whoever fights stands in front. */
function inArena({ side, speaker: { feud } }: SideBoxProps): Side["heroes"] {
  const arena = arenaOf(side);
  const fighter = fighterOf(feud, side.seat);
  if (fighter === null || !arena.includes(fighter)) return arena;
  return [fighter, ...arena.filter((hero) => hero !== fighter)];
}

export function Strip(props: SideBoxProps): ReactElement {
  const { side } = props;
  return (
    <section className="strip" {...marksOf(props)}>
      <Heading {...props} />
      <div className="strip-heroes">
        {side.heroes.map((hero) => (
          <Plate key={hero.id} {...props} hero={hero} />
        ))}
      </div>
    </section>
  );
}

function marksOf({ side, speaker }: SideBoxProps) {
  const { feud, you } = speaker;
  return {
    "data-whose": side.seat === you ? "yours" : "theirs",
    "data-active": feud.active === side.seat && !feud.over,
    "data-deciding": feud.waiting.includes(side.seat),
    "data-out": !side.playing,
    "data-pin": `side-${side.seat}`,
    "aria-label": nameOf(side.seat, speaker),
  };
}

function Heading({ side, speaker, seats }: SideBoxProps): ReactElement {
  const { t } = useFeudWords();
  const { feud, you } = speaker;
  const kind = seats.find(({ seat }) => seat === side.seat)?.kind;
  const what = side.seat === you ? t("people.you") : kind === "bot" ? t("people.bot") : "";
  return (
    <header className="side-heading">
      <h2>
        <Seal seat={side.seat} />
        <span className="side-name">{nameOf(side.seat, speaker)}</span>
        {what !== "" && <span className="side-what soft">{what}</span>}
        {!side.playing && <span className="side-what soft">{t("side.out")}</span>}
        {feud.over && (feud.shares[side.seat] ?? 0) === 100 && <Icon name="trophy-cup" />}
      </h2>
      <Piles side={side} speaker={speaker} />
    </header>
  );
}

function Piles({ side, speaker }: { side: Side; speaker: Speaker }): ReactElement {
  const { printing, you, t } = speaker;
  const of = (name: string): string => `${name}, ${nameOf(side.seat, speaker)}`;
  const known = heldIn(side);
  const last = side.discards.at(-1);
  const unseen = side.discards.filter(({ bluffed }) => bluffed).length;
  const seen = side.discards.flatMap(({ card }) => (card === null ? [] : [card]));
  const hidden = side.discards.length - seen.length;
  const contents = [...counted(seen, speaker), ...unseenCards(hidden, t)];
  return (
    <div className="side-piles">
      {side.seat !== you && (
        <Pile
          name={t("hand.of")}
          title={of(t("hand.count", { count: side.hand_size }))}
          count={side.hand_size}
          top={<Top place={fanPlace(side.seat)} />}
          contents={known.length === 0 ? null : counted(known, speaker)}
        />
      )}
      <Pile
        name={t("pile.deck-of")}
        title={of(t("pile.deck-of"))}
        count={side.deck_size}
        top={<Top place={deckPlace(side.seat)} />}
        contents={null}
      />
      <Pile
        name={unseen === 0 ? t("pile.discards") : t("side.unseen", { count: unseen })}
        title={of(t("pile.discards"))}
        count={side.discards.length}
        top={
          last === undefined ? (
            <Top place={discardPlace(side.seat)} icon={feudIcon("tombstone")} />
          ) : (
            <span className="card" data-place={discardPlace(side.seat)}>
              {last.card === null || last.bluffed ? (
                <CardBack emblem={feudIcon("domino-mask")} />
              ) : (
                <CardFace face={printing.face(last.card)} />
              )}
            </span>
          )
        }
        contents={contents}
      />
    </div>
  );
}

function Top({ place, icon }: { place: string; icon?: IconName }): ReactElement {
  return (
    <span className="card" data-place={place} data-empty={icon !== undefined}>
      {icon === undefined ? <CardBack emblem={EMBLEM} /> : <Icon name={icon} />}
    </span>
  );
}

function counted(keys: readonly string[], { printing }: Speaker): Counted[] {
  return [...new Set(keys)].map((key) => ({
    face: printing.face(key),
    count: keys.filter((other) => other === key).length,
    of: null,
  }));
}

/** Cards that were bluffed with, of which one knows nothing. */
function unseenCards(count: number, t: FeudTranslate): Counted[] {
  if (count === 0) return [];
  const face: Face = {
    key: "unseen",
    name: t("tabled.bluff"),
    kind: t("tabled.bluff"),
    frame: "round",
    text: t("pile.bluffed"),
    icon: feudIcon("domino-mask"),
    hues: [250, 230],
    facts: [],
    notes: [],
  };
  return [{ face, count, of: null }];
}
