/** The cards in one part of the deck, in groups; each unfolds its text, and is put in and taken out. */

import { type ReactNode, useId, useState } from "react";

import type { OwnDeck } from "../../decks";
import { CardFace } from "../../parts/card/CardFace";
import { Large } from "../../parts/card/Large";
import { useLarge } from "../../parts/card/useLarge";
import type { DeckBuildingInfo, DeckPartInfo } from "../../protocol/messages";
import { type Group, grouped, isThereInFull, sizeOf } from "./deck";
import type { FaceOf } from "../cards/faces";
import { sizeWords } from "./size";
import { useDeckWords } from "./words";

interface PartListProps {
  part: DeckPartInfo;
  building: DeckBuildingInfo;
  deck: OwnDeck;
  faceOf: FaceOf;
  onChange: (part: string, name: string, by: number) => void;
  children: ReactNode;
}

export function PartList(props: PartListProps): ReactNode {
  const { part, building, deck } = props;
  const { t } = useDeckWords();
  const groups = grouped(deck, part.key, building);
  const facet = building.facets[0]?.key;
  return (
    <section className="deck-part">
      <h2>
        {part.name}{" "}
        <span className="soft figures">{sizeWords(part, sizeOf(deck, part.key), t)}</span>
      </h2>
      {groups.length === 0 ? (
        <p className="soft">
          {t("decks.empty")} {part.fewest > 0 ? t("decks.empty.body") : ""}
        </p>
      ) : null}
      {groups.map(({ value, entries }) => (
        <div className="deck-group" key={value ?? ""}>
          {value !== null ? (
            <h3>
              {value} <span className="soft figures">{entries.length}</span>
            </h3>
          ) : groups.length > 1 ? (
            <h3>{t("decks.other")}</h3>
          ) : null}
          <ul>
            {entries.map((entry) => (
              <Row key={entry.name} entry={entry} leaveOut={facet} {...props} />
            ))}
          </ul>
        </div>
      ))}
      {props.children}
    </section>
  );
}

interface RowProps extends PartListProps {
  entry: Group["entries"][number];
  /** The facet that the group's heading tells already. */
  leaveOut: string | undefined;
}

function Row({ entry, leaveOut, part, deck, faceOf, onChange }: RowProps): ReactNode {
  const { t } = useDeckWords();
  const { name, copies, card } = entry;
  const [unfolded, setUnfolded] = useState(false);
  const text = useId();
  const { beside, listeners } = useLarge();
  const marks = Object.entries(card?.marks ?? {})
    .filter(([facet]) => facet !== leaveOut)
    .flatMap(([, values]) => values);
  return (
    <li className="deck-row" data-unknown={card === null}>
      <button
        type="button"
        className="deck-card"
        aria-expanded={unfolded}
        aria-controls={text}
        {...listeners}
        onClick={() => setUnfolded(!unfolded)}
      >
        <span className="deck-card-name">{name}</span>
        <span className="deck-card-marks soft">
          {card === null ? t("decks.unknown") : marks.join(" · ")}
        </span>
      </button>
      <span className="stepper">
        <button
          type="button"
          aria-label={t("decks.less", { card: name })}
          onClick={() => onChange(part.key, name, -1)}
        >
          −
        </button>
        {part.copies === 1 && copies === 1 ? null : (
          <>
            <span className="figures" aria-label={t("decks.copies", { count: copies })} role="img">
              {copies}
            </span>
            <button
              type="button"
              aria-label={t("decks.more", { card: name })}
              disabled={card === null || isThereInFull(deck, part, name)}
              onClick={() => onChange(part.key, name, 1)}
            >
              +
            </button>
          </>
        )}
      </span>
      <p id={text} className="deck-card-text" hidden={!unfolded}>
        {card?.text}
      </p>
      {beside !== null && card !== null && !unfolded ? (
        <Large beside={beside}>
          <span className="card">
            <CardFace face={faceOf(card)} notes />
          </span>
        </Large>
      ) : null}
    </li>
  );
}
