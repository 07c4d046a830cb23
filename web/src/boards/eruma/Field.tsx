/** The five rows of five positions. One stop for the Tab key; the arrows go from position to position. */

import { useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { Icon } from "../../icons/Icon";
import type { Choice } from "../../protocol/messages";
import { Cell } from "./Cell";
import { raidIcon } from "./icons";
import { cardWords, rowName, type Speaker } from "./lines";
import { verbOf } from "./offers";
import { COLUMNS, positionId, positionOf, rowsFrom } from "./view";
import type { RaidKey } from "./words";

export interface FieldProps {
  speaker: Speaker;
  /** What may be done at each position now, by its id. */
  places: ReadonlyMap<string, Choice>;
  /** The ids of cards that may do something. */
  acting: ReadonlySet<string>;
  armed: Choice | null;
  chosen: string | null;
  /** The positions at which a running power is aimed. */
  aimed: ReadonlySet<string>;
  onPress: (id: string) => void;
  /** A card was dragged from one position to another; whether it may go there. */
  onDrag: ((from: string, to: string) => boolean) | undefined;
}

export function Field(props: FieldProps): ReactElement {
  const { speaker } = props;
  const { raid, near, t } = speaker;
  const rows = rowsFrom(raid, near);
  const cells = useRef(new Map<number, HTMLButtonElement | null>());
  const [stop, setStop] = useState((rows.at(-1) ?? 0) * COLUMNS);

  function walk(event: KeyboardEvent): void {
    const [row, column] = [rows.indexOf(Math.floor(stop / COLUMNS)), stop % COLUMNS];
    const steps: Record<string, [number, number] | undefined> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, 0],
      End: [row, COLUMNS - 1],
    };
    const [toRow, toColumn] = steps[event.key] ?? [];
    const next = toRow === undefined ? undefined : rows[toRow];
    if (next === undefined || toColumn === undefined) return;
    if (toColumn < 0 || toColumn >= COLUMNS) return;
    event.preventDefault();
    const position = next * COLUMNS + toColumn;
    setStop(position);
    cells.current.get(position)?.focus();
  }

  return (
    <div className="field" role="group" aria-label={t("field")} data-pin="field">
      {rows.map((row) => (
        <FieldRow
          key={row}
          {...props}
          row={row}
          stop={stop}
          onWalk={walk}
          onReach={setStop}
          onCell={(position, button) => cells.current.set(position, button)}
        />
      ))}
    </div>
  );
}

interface RowProps extends FieldProps {
  row: number;
  stop: number;
  onWalk: (event: KeyboardEvent) => void;
  onReach: (position: number) => void;
  onCell: (position: number, button: HTMLButtonElement | null) => void;
}

function FieldRow(props: RowProps): ReactElement | null {
  const { row, speaker } = props;
  const facts = speaker.raid.rows[row];
  if (facts === undefined) return null;
  const name = rowName(facts, speaker);
  const side = facts.seat === null ? "none" : facts.seat === speaker.near ? "yours" : "theirs";
  return (
    <div
      className="field-row"
      role="group"
      aria-label={name}
      data-zone={facts.zone}
      data-side={side}
      data-pin={`row-${facts.zone}-${side}`}
    >
      <span className="field-name" aria-hidden="true">
        {facts.zone === "treasure" && <Icon name={raidIcon("locked-chest")} />}
        <span>{speaker.t(`zone.${facts.zone}` as RaidKey)}</span>
      </span>
      {Array.from({ length: COLUMNS }, (_, column) => (
        <Position key={column} {...props} name={name} position={row * COLUMNS + column} />
      ))}
    </div>
  );
}

function Position({
  position,
  name,
  ...props
}: RowProps & { position: number; name: string }): ReactElement {
  const { speaker, places, armed, onDrag } = props;
  const { raid, near, printing, t } = speaker;
  const id = positionId(position);
  const card = raid.field[position] ?? null;
  const choice = places.get(id) ?? null;
  const offer = choice === null ? null : verbOf(choice);
  const place = t("place.in", { row: name, column: (position % COLUMNS) + 1 });
  const there =
    card === null
      ? t("cell.empty", { place })
      : t("cell.card", { place, card: cardWords(card, speaker) });
  const may = offer === null ? "" : `. ${t(`may.${offer}` as RaidKey)}`;
  const warning = choice?.warning ?? "";
  const side = (seat: number): "yours" | "theirs" => (seat === near ? "yours" : "theirs");
  const acts = props.acting.has(id);
  return (
    <Cell
      position={position}
      zone={raid.rows[Math.floor(position / COLUMNS)]?.zone ?? "one"}
      card={card}
      whose={card === null ? "yours" : side(card.controller)}
      owned={card === null ? null : side(card.owner)}
      label={`${there}${may}${warning === "" ? "" : `. ${warning}`}`}
      offer={offer}
      warned={warning !== ""}
      way={wayTo(props.chosen, position, speaker)}
      armed={choice !== null && armed === choice}
      chosen={props.chosen === id}
      acts={acts}
      aimed={props.aimed.has(id)}
      printing={printing}
      tabIndex={props.stop === position ? 0 : -1}
      ref={(button) => props.onCell(position, button)}
      onPress={() => props.onPress(id)}
      onDrop={
        acts && onDrag !== undefined
          ? (x, y) => {
              const to = positionAt(x, y);
              return to !== null && onDrag(id, to);
            }
          : undefined
      }
      onKeyDown={props.onWalk}
      onReach={() => props.onReach(position)}
    />
  );
}

/** Which way one goes to a position from the card that is picked up; none if it is not beside it. */
function wayTo(chosen: string | null, to: number, { near }: Speaker): string | null {
  const from = chosen === null ? null : positionOf(chosen);
  if (from === null) return null;
  const ways: Record<number, string> = { 1: "right", [-1]: "left" };
  const ahead = near === 0 ? COLUMNS : -COLUMNS;
  ways[ahead] = "up";
  ways[-ahead] = "down";
  return ways[to - from] ?? null;
}

/** The id of the position at a point of the screen. */
export function positionAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const position = element.closest<HTMLElement>(".cell")?.dataset["position"];
    if (position !== undefined && positionOf(`p${position}`) !== null) return `p${position}`;
  }
  return null;
}
