/** The story: every sentence that was told, and the rule behind it one press away. */

import { useLayoutEffect, useRef, useState, type ReactElement } from "react";
import type { Told } from "../protocol/messages";
import { useWords } from "../words";
import "./story.css";

export interface StoryProps {
  story: readonly Told[];
  /** The rules whose sentences begin a chapter. */
  chapters: readonly string[];
  onRule: (rule: string) => void;
}

export function Story({ story, chapters, onRule }: StoryProps): ReactElement {
  const { t } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const [following, setFollowing] = useState(true);

  useLayoutEffect(() => {
    if (following && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [story, following]);

  if (story.length === 0) return <p className="story-empty tells soft">{t("story.empty")}</p>;
  return (
    <div className="story tells">
      <ol
        ref={list}
        // A list that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t("story.title")}
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          setFollowing(scrollHeight - scrollTop - clientHeight < 40);
        }}
      >
        {inRuns(story).map(({ told, times }, place) => (
          <li key={place} data-chapter={chapters.includes(told.rule)}>
            <Sentence told={told} onRule={onRule} />
            {times > 1 && <span className="story-times figures"> × {times}</span>}
          </li>
        ))}
      </ol>
      {!following && (
        <button type="button" className="button small" onClick={() => setFollowing(true)}>
          {t("story.newest")}
        </button>
      )}
    </div>
  );
}

interface Run {
  told: Told;
  times: number;
}

/** The same sentence several times in a row stands there once, with how often. */
function inRuns(story: readonly Told[]): Run[] {
  const runs: Run[] = [];
  for (const told of story) {
    const last = runs.at(-1);
    if (last?.told.text === told.text && last.told.rule === told.rule) last.times += 1;
    else runs.push({ told, times: 1 });
  }
  return runs;
}

/** A sentence that opens its rule when pressed. */
export function Sentence({
  told,
  onRule,
}: {
  told: Told;
  onRule: ((rule: string) => void) | undefined;
}): ReactElement {
  const { t } = useWords();
  if (told.rule === "" || onRule === undefined) return <span>{told.text}</span>;
  return (
    <button
      type="button"
      className="sentence"
      title={t("story.rule", { rule: told.rule })}
      onClick={() => onRule(told.rule)}
    >
      {told.text}
    </button>
  );
}
