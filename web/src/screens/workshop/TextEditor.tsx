/** Where a card's text is written: words in the colour of their kind, what is wrong underlined, and below it what could stand
 * next, to be taken by a press or by key. */

import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";

import type { CardSlip, NextWords, WorkshopInfo } from "../../protocol/messages";
import { useWide } from "../cards/useWide";
import { kindsFrom, pieces } from "./colours";
import { taken } from "./taking";
import { useWorkshopWords } from "./words";

interface TextEditorProps {
  id: string;
  text: string;
  words: WorkshopInfo["words"];
  slips: readonly CardSlip[];
  next: readonly NextWords[];
  describedBy: string;
  onChange: (text: string) => void;
  onCursor: (cursor: number) => void;
  /** Take the first proposal there is. */
  onTakeFirst: () => void;
}

const MOST_WIDE = 8;
const MOST_NARROW = 5;

export function TextEditor(props: TextEditorProps): ReactNode {
  const { t } = useWorkshopWords();
  const { text, next, onChange, onCursor } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const wide = useWide();
  const kindOf = useMemo(() => kindsFrom(props.words), [props.words]);
  const [chosen, setChosen] = useState<{ of: readonly NextWords[]; place: number } | null>(null);
  // What is offered changes while one writes: nothing of it is chosen then.
  const active = chosen?.of === next ? chosen.place : null;
  const setActive = (place: number | null): void =>
    setChosen(place === null ? null : { of: next, place });
  const caret = useRef<number | null>(null);
  const offered = next.slice(0, wide ? MOST_WIDE : MOST_NARROW);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [text]);

  function write(written: string, cursor: number): void {
    // A card's text is one line, however it was pasted.
    const line = written.replace(/\s*\n\s*/g, " ");
    onChange(line);
    onCursor(Math.min(cursor, line.length));
  }

  function take(words: NextWords): void {
    const cursor = area.current?.selectionStart ?? text.length;
    const after = taken(text, cursor, words);
    caret.current = after.cursor;
    setActive(null);
    write(after.text, after.cursor);
    area.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const atEnd = event.currentTarget.selectionStart === text.length;
    const opens =
      (event.key === "ArrowDown" && atEnd) || (event.key === " " && event.ctrlKey && !event.altKey);
    if (event.key === "Enter" && event.altKey) {
      event.preventDefault();
      props.onTakeFirst();
    } else if (active === null) {
      if (opens && offered.length > 0) {
        event.preventDefault();
        setActive(0);
      } else if (event.key === "Enter") {
        event.preventDefault();
      }
    } else {
      walk(event, active);
    }
  }

  function walk(event: KeyboardEvent, place: number): void {
    const count = offered.length;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((place + step + count) % count);
    } else if (event.key === "Enter" || event.key === "Tab") {
      const words = offered[place];
      event.preventDefault();
      if (words !== undefined) take(words);
    } else if (event.key === "Escape") {
      event.preventDefault();
      setActive(null);
    } else {
      setActive(null);
    }
  }

  return (
    <div className="editor">
      <div className="editor-paper">
        <pre className="editor-colours" aria-hidden="true">
          {pieces(text, kindOf, props.slips).map((piece, place) => (
            <span key={`${place} ${piece.text}`} data-word={piece.kind} data-wrong={piece.wrong}>
              {piece.text}
            </span>
          ))}{" "}
        </pre>
        <textarea
          ref={area}
          id={props.id}
          className="editor-text"
          rows={1}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={props.describedBy}
          aria-invalid={props.slips.some((slip) => !slip.is_warning)}
          aria-autocomplete="list"
          aria-controls={list}
          aria-activedescendant={active === null ? undefined : `${list}-${active}`}
          value={text}
          onChange={(event) => write(event.target.value, event.target.selectionStart)}
          onSelect={(event) => onCursor(event.currentTarget.selectionStart)}
          onKeyDown={press}
          onBlur={() => setActive(null)}
        />
      </div>
      <div className="editor-next">
        <p className="soft editor-next-title" id={`${list}-title`}>
          {offered.length > 0 ? t("workshop.next") : t("workshop.next.none")}
        </p>
        <div role="listbox" id={list} className="editor-words" aria-labelledby={`${list}-title`}>
          {offered.map((words, place) => (
            // The keyboard walks over these from the text itself, which keeps the focus.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <span
              role="option"
              tabIndex={-1}
              className="chip editor-word"
              key={words.words}
              id={`${list}-${place}`}
              aria-selected={place === active}
              title={words.about}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(words)}
            >
              {words.words}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
