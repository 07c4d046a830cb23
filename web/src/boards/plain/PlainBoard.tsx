/** The board of any game that has none of its own: its view as panels within panels. What choices name
 * is lit and can be pressed; every choice is a button of the prompt besides. */

import "./plain.css";

import { useMemo, type ReactElement, type ReactNode } from "react";

import { Tabletop } from "../../parts/Tabletop";
import type { BoardProps } from "../board";
import { outline, type Part, type Thing } from "./outline";
import { plainWordsIn } from "./words";

type Pressing = Pick<BoardProps, "lit" | "armed" | "choose">;

export function PlainBoard(props: BoardProps): ReactElement {
  const { view, printed, names, language, lit, armed, choose } = props;
  const t = plainWordsIn(language);
  const parts = useMemo(() => {
    const speech = { yes: t("plain.yes"), no: t("plain.no"), none: t("plain.none") };
    return outline(view, printed, names, speech);
  }, [view, printed, names, t]);
  const pressing = { lit, armed: armed ?? null, choose };
  return (
    <Tabletop className="plain" over={props.over} prompt={props.prompt} hand={null}>
      {/* What scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="plain-table scrolls" role="group" aria-label={t("plain.table")} tabIndex={0}>
        <Parts parts={parts} pressing={pressing} level={2} />
      </div>
    </Tabletop>
  );
}

interface PartsProps {
  parts: readonly Part[];
  pressing: Pressing;
  /** Of the headings of panels among these. */
  level: number;
}

const DEEPEST_HEADING = 6;

function Parts({ parts, pressing, level }: PartsProps): ReactNode {
  const Heading = `h${Math.min(level, DEEPEST_HEADING)}` as "h2" | "h3" | "h4" | "h5" | "h6";
  const facts = parts.filter((part) => part.kind === "fact");
  const others = parts.filter((part) => part.kind !== "fact");
  return (
    <>
      {facts.length > 0 && (
        <dl className="plain-facts">
          {facts.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {others.length > 0 && (
        <div className="plain-parts">
          {others.map((part, place) =>
            part.kind === "panel" ? (
              <section
                className="plain-panel"
                aria-label={part.title}
                key={`${part.title} ${place}`}
              >
                <Heading>{part.title}</Heading>
                <Parts parts={part.parts} pressing={pressing} level={level + 1} />
              </section>
            ) : (
              <ThingShown
                thing={part}
                pressing={pressing}
                level={level}
                key={part.id === "" ? `${part.title} ${place}` : part.id}
              />
            ),
          )}
        </div>
      )}
    </>
  );
}

interface ThingProps extends Omit<PartsProps, "parts"> {
  thing: Thing;
}

function ThingShown({ thing, pressing, level }: ThingProps): ReactElement {
  const choices = thing.id === "" ? [] : (pressing.lit.get(thing.id) ?? []);
  const chosen = choices.find((choice) => choice === pressing.armed) ?? choices[0];
  const isArmed = chosen !== undefined && chosen === pressing.armed;
  const words = (
    <>
      <strong>{thing.title}</strong>
      {thing.text !== "" && <span className="plain-text">{thing.text}</span>}
    </>
  );
  return (
    <div className="plain-thing" data-lit={chosen !== undefined} data-armed={isArmed}>
      {chosen === undefined ? (
        <p className="plain-name">{words}</p>
      ) : (
        <button
          type="button"
          className="plain-name"
          aria-pressed={isArmed}
          onClick={() => pressing.choose(chosen)}
        >
          {words}
          <span className="plain-offer">{chosen.label}</span>
        </button>
      )}
      <Parts parts={thing.parts} pressing={pressing} level={level} />
    </div>
  );
}
