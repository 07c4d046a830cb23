/** Beside the board: who looks, the story up to here, and what one can take away. */

import { type ReactNode, useEffect, useRef, useState } from "react";

import { Icon } from "../../icons/Icon";
import { api } from "../../protocol/api";
import type { Frame, Outcome, Replay } from "../../protocol/messages";
import { useAnnounce } from "../../shell/announcements";
import { seatIn } from "../../seats";
import { Link } from "../../shell/router";
import { ProblemNote } from "../../shell/states";
import { useWords } from "../../words";
import { Choose } from "../setup/Choose";
import { useAct } from "../useAct";
import { addressOf } from "./address";
import { ContinueDialog } from "./ContinueDialog";
import type { ViewerProps } from "./Viewer";

const PUBLIC = -1;

export function Sidebar({ replay, moment, onMove }: Omit<ViewerProps, "views">): ReactNode {
  const { t } = useWords();
  const { info, frames, side, outcome } = replay;
  const [continuing, setContinuing] = useState(false);
  const over = info.status === "over";
  return (
    <>
      <Choose
        label={t("replay.side")}
        value={side ?? PUBLIC}
        choices={[
          { value: PUBLIC, label: t("replay.side.public") },
          ...info.seats.map(({ seat, name }) => ({ value: seat, label: name })),
        ]}
        onChange={(seat) => onMove(moment, seat === PUBLIC ? null : seat)}
      />
      <div className="side-tabs">
        <h2>{t("replay.story")}</h2>
      </div>
      <Story frames={frames} moment={moment} game={info.game} onMove={(to) => onMove(to, side)} />
      {over && moment === frames.length - 1 ? <End replay={replay} outcome={outcome} /> : null}
      {over ? null : <p className="soft">{t("replay.live")}</p>}
      <div className="replay-actions">
        {over ? (
          <button
            type="button"
            className="button primary small"
            onClick={() => setContinuing(true)}
          >
            {t("replay.continue")}
          </button>
        ) : (
          <Link className="button small" to={`/table/${info.match}`}>
            {t("replay.table")}
          </Link>
        )}
        <CopyLink address={addressOf(info.match, moment, side)} />
        {over ? <Download replay={replay} /> : null}
      </div>
      {continuing ? (
        <ContinueDialog
          replay={replay}
          number={frames[moment]?.number ?? 0}
          onClose={() => setContinuing(false)}
        />
      ) : null}
    </>
  );
}

function Download({ replay }: { replay: Replay }): ReactNode {
  const { t } = useWords();
  const { busy, problem, act } = useAct();
  const { match, game } = replay.info;
  async function download(): Promise<void> {
    const file = await api.file(match, seatIn(match)?.token);
    const address = URL.createObjectURL(new Blob([JSON.stringify(file)]));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${game}-${match}.json`;
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <>
      <button type="button" className="button small" disabled={busy} onClick={() => act(download)}>
        {t("replay.download")}
      </button>
      <ProblemNote problem={problem} />
    </>
  );
}

function CopyLink({ address }: { address: string }): ReactNode {
  const { t } = useWords();
  const announce = useAnnounce();
  const [copied, setCopied] = useState("");
  function copy(): void {
    void navigator.clipboard.writeText(location.origin + address).then(() => {
      setCopied(address);
      announce(t("invite.copied"));
    });
  }
  return (
    <button type="button" className="button small" onClick={copy}>
      {copied === address ? t("invite.copied") : t("replay.link")}
    </button>
  );
}

function End({ replay, outcome }: { replay: Replay; outcome: Outcome | null }): ReactNode {
  const { t } = useWords();
  if (outcome === null) {
    return null;
  }
  const winners = outcome.winners.map((seat) => replay.info.seats[seat]?.name ?? "");
  return (
    <p className="replay-end">
      <strong>
        {winners.length === 1
          ? t("replay.won", { names: winners.join(t("home.versus")) })
          : t("replay.drawn")}
      </strong>{" "}
      <span className="soft">
        {t("replay.seed")} <code className="fingerprint">{outcome.seed}</code>
      </span>
    </p>
  );
}

interface StoryProps {
  frames: readonly Frame[];
  moment: number;
  game: string;
  onMove: (moment: number) => void;
}

/** What was told up to the moment; a sentence leads back to where it was told. */
function Story({ frames, moment, game, onMove }: StoryProps): ReactNode {
  const { t } = useWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [moment]);
  const told = frames
    .slice(0, moment + 1)
    .flatMap((frame, at) => frame.told.map((sentence) => ({ ...sentence, at })));
  if (told.length === 0) {
    return <p className="soft replay-story tells">{t("replay.story.empty")}</p>;
  }
  return (
    // The list scrolls, so it must be reachable without a mouse.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className="replay-story tells" ref={list} tabIndex={0} aria-label={t("replay.story")}>
      {told.map(({ text, rule, at }, place) => (
        <li key={place} data-now={at === moment} aria-current={at === moment ? "step" : undefined}>
          <button type="button" className="link plain" onClick={() => onMove(at)}>
            {text}
          </button>{" "}
          {rule === "" ? null : (
            <Link
              className="rule-link"
              to={`/rules/${game}/${rule}`}
              aria-label={t("story.rule", { rule })}
              title={t("story.rule", { rule })}
            >
              <Icon name="open-book" />
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
