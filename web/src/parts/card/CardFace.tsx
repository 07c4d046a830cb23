/** Both sides of a card as one sees them lying there, in whatever size it is given. */

import { memo, type CSSProperties, type ReactElement } from "react";
import { Icon, type IconName } from "../../icons/Icon";
import { Art } from "./Art";
import type { Face } from "./face";
import "./card.css";

/** Drawn anew only when it is another face: a table full of cards answers a press at once. */
export const CardFace = memo(function CardFace({
  face,
  notes,
}: {
  face: Face;
  notes?: boolean;
}): ReactElement {
  return (
    <span className="card-face" data-frame={face.frame}>
      <span
        className="card-name"
        style={{ "--letters": Math.max(12, face.name.length) } as CSSProperties}
      >
        {face.name}
      </span>
      <span className="card-picture">
        <Art face={face} />
        <span className="card-kind" title={face.kind}>
          <span>{face.mark === undefined ? face.kind.charAt(0) : <Icon name={face.mark} />}</span>
        </span>
        <span className="card-facts">
          {face.facts.map((fact) => (
            <span className="card-fact figures" key={fact.meaning} title={fact.meaning}>
              <Icon name={fact.icon} />
              {fact.figure}
            </span>
          ))}
        </span>
      </span>
      {face.bars !== undefined && (
        <span className="card-bars figures" title={face.bars.meaning}>
          {face.bars.bars.map(({ figure, height }, place) => (
            <span
              key={`${place} ${figure}`}
              data-none={height === null}
              style={{ "--height": height ?? 0 } as CSSProperties}
            >
              {figure}
            </span>
          ))}
        </span>
      )}
      <span className="card-text">{face.text}</span>
      {notes === true && face.notes.length > 0 && (
        <span className="card-notes">
          {face.notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </span>
      )}
    </span>
  );
});

export function CardBack({ emblem }: { emblem: IconName }): ReactElement {
  return (
    <span className="card-back">
      <span className="card-emblem">
        <Icon name={emblem} />
      </span>
    </span>
  );
}
