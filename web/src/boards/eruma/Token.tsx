/** A card on the field: its picture and name, or its back. Its outline points away from the player who
 * controls it, like a piece of shogi; it leans the way it was turned when it was exhausted. */

import { useState, type CSSProperties, type ReactElement } from "react";
import { Icon, type IconName } from "../../icons/Icon";
import { Art } from "../../parts/card/Art";
import { CardBack } from "../../parts/card/CardFace";
import { raidIcon } from "./icons";
import { kindWord, lookOf, SPEED_ICONS, TYPE_ICONS, type Printing } from "./printing";
import type { FieldCard } from "./view";
import { useRaidWords } from "./words";

/** What stands on the backs of the cards. */
export const EMBLEM = raidIcon("raven");

export interface TokenProps {
  card: FieldCard;
  whose: "yours" | "theirs";
  /** Whose it is in truth, if another's than whoever controls it. */
  owned: "yours" | "theirs" | null;
  printing: Printing;
  place: string;
}

export function Token({ card, whose, owned, printing, place }: TokenProps): ReactElement {
  const turned = useTurned(card.up);
  const scheme = card.up && card.card !== null ? printing.card(card.card).scheme : "back";
  return (
    <span
      className="token"
      data-place={place}
      data-drags=""
      data-whose={whose}
      data-up={card.up}
      data-scheme={scheme}
      data-exhausted={card.exhausted}
      data-live={card.live}
      data-turned={turned}
    >
      <span className="token-leans">
        <span className="token-shape">
          {card.up && card.card !== null ? (
            <Face card={card} name={card.card} printing={printing} />
          ) : (
            <Back card={card} printing={printing} />
          )}
        </span>
        <Seal whose={whose} />
        {owned !== null && owned !== whose && (
          <span className="token-owner">
            <Seal whose={owned} />
          </span>
        )}
      </span>
      <Marks card={card} printing={printing} />
    </span>
  );
}

function Face({
  card,
  name,
  printing,
}: {
  card: FieldCard;
  name: string;
  printing: Printing;
}): ReactElement {
  const { t } = useRaidWords();
  const face = printing.face(name);
  const { kind, scheme } = printing.card(name);
  return (
    <span className="token-face">
      <span className="token-art">
        <Art face={face} />
      </span>
      <span className="token-words">
        <Name name={face.name} />
        <span className="token-facts">
          <span className="token-kind">
            <Icon name={lookOf(scheme).mark} />
            <span>{kindWord(kind, t)}</span>
          </span>
          <span className="token-types">
            {card.types.map((type) => (
              <Icon key={type} name={TYPE_ICONS[type] ?? "card-draw"} />
            ))}
          </span>
        </span>
      </span>
    </span>
  );
}

/** A name in a small place: without its article, and no word broken. */
function Name({ name }: { name: string }): ReactElement {
  const short = name.replace(/^The /, "");
  const longest = Math.max(...short.split(/[ -]/).map((word) => word.length));
  return (
    <span className="token-name" style={{ "--longest": longest } as CSSProperties}>
      {short}
    </span>
  );
}

/** A card that lies face-down; one that one knows says so on its back. */
function Back({ card, printing }: { card: FieldCard; printing: Printing }): ReactElement {
  return (
    <span className="token-back">
      <CardBack emblem={EMBLEM} />
      {card.card !== null && (
        <span className="token-secret">
          <Icon name={card.known ? raidIcon("semi-closed-eye") : "sight-disabled"} />
          <Name name={printing.card(card.card).name} />
        </span>
      )}
    </span>
  );
}

/** Round for one's own, pointed for the other's: told without colour. */
export function Seal({ whose }: { whose: "yours" | "theirs" }): ReactElement {
  return (
    <span className="seal" data-whose={whose} aria-hidden="true">
      <Icon name={raidIcon(whose === "yours" ? "seal-round" : "seal-pointed")} />
    </span>
  );
}

function Marks({ card, printing }: { card: FieldCard; printing: Printing }): ReactElement | null {
  const { t } = useRaidWords();
  const marks: { icon: IconName; words: string; kind: string; count?: number }[] = [];
  if (card.exhausted !== null) {
    const icon = card.exhausted === "left" ? "anticlockwise-rotation" : "clockwise-rotation";
    marks.push({
      icon: raidIcon(icon),
      words: t(`card.exhausted-${card.exhausted}`),
      kind: card.exhausted,
    });
  }
  if (card.live && card.card !== null) {
    const icon = SPEED_ICONS[printing.card(card.card).speed] ?? raidIcon("bolt");
    marks.push({ icon, words: t("card.live"), kind: "live" });
  }
  if (card.stole)
    marks.push({ icon: raidIcon("two-coins"), words: t("card.stole"), kind: "stole" });
  for (const [kind, count] of Object.entries(card.counters))
    marks.push({
      icon: raidIcon("two-coins"),
      words: t("card.counters", { count, kind }),
      kind: `counter-${kind}`,
      count,
    });
  if (marks.length === 0) return null;
  return (
    <span className="token-marks">
      {marks.map(({ icon, words, kind, count }) => (
        <span key={kind} className="token-mark" data-kind={kind} title={words}>
          <Icon name={icon} />
          {count}
        </span>
      ))}
    </span>
  );
}

/** Whether the card was turned over while it lay here. */
function useTurned(up: boolean): boolean {
  const [was, setWas] = useState(up);
  const [turned, setTurned] = useState(false);
  if (was !== up) {
    setWas(up);
    setTurned(true);
  }
  return turned;
}
