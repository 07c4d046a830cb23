/** A match that waits for players: the link and the code to send, and who has come already. */

import "./setup/setup.css";

import { type ReactNode, useEffect } from "react";

import { useTable } from "../connection/useTable";
import { Icon } from "../icons/Icon";
import type { Seat } from "../protocol/messages";
import { useAnnounce } from "../shell/announcements";
import { Failed, Loading, ProblemNote } from "../shell/states";
import { useTitle } from "../shell/useTitle";
import { useWords } from "../words";
import { Copied } from "./setup/Copied";

const UNREACHABLE = { code: "unreachable", reason: "" };

/** The browser's own form of the language, which knows how its country writes the time. */
function localeOf(language: string): string {
  return navigator.language.startsWith(language) ? navigator.language : language;
}

export function WaitingRoom({ code, onBegin }: { code: string; onBegin: () => void }): ReactNode {
  const { t, language } = useWords();
  const { state, problem } = useTable(code);
  const announce = useAnnounce();
  const status = state?.now.status ?? "waiting";
  useTitle(t("invite.title"));
  useEffect(() => {
    if (status !== "waiting") {
      onBegin();
    }
  }, [status, onBegin]);
  const taken = state?.now.seats.filter(({ kind }) => kind !== "free").length ?? 0;
  useEffect(() => {
    if (taken > 0) {
      announce(t("invite.taken", { count: taken }));
    }
  }, [taken, announce, t]);

  if (state === null) {
    return problem === null ? <Loading /> : <Failed problem={problem} />;
  }
  const since = new Date(state.info.created_at * 1000).toLocaleTimeString(localeOf(language), {
    timeStyle: "short",
  });
  return (
    <section className="sheet invite">
      <h1>{t("invite.title")}</h1>
      <p>{t("invite.body")}</p>
      {state.connection === "lost" ? <ProblemNote problem={UNREACHABLE} /> : null}
      <Copied label={t("invite.link")} text={`${location.origin}/join/${code}`} />
      <Copied label={t("invite.code")} text={code} large />
      <h2>{t("invite.seats")}</h2>
      <ul className="seats">
        {state.now.seats.map((seat) => (
          <SeatLine seat={seat} you={seat.seat === state.you} key={seat.seat} />
        ))}
      </ul>
      <p className="soft">
        {t("invite.since", { time: since })} {t("invite.keep")}
      </p>
      <details>
        <summary>{t("invite.fingerprint")}</summary>
        <p className="soft">{t("invite.seed")}</p>
        <code className="fingerprint">{state.info.seed_hash}</code>
      </details>
    </section>
  );
}

export function SeatLine({ seat, you = false }: { seat: Seat; you?: boolean }): ReactNode {
  const { t } = useWords();
  const free = seat.kind === "free";
  return (
    <li className="seat-line" data-free={free}>
      <Icon name={seat.kind === "bot" ? "robot-helmet" : free ? "hourglass" : "person"} />
      <span>{free ? t("setup.seat", { count: seat.seat + 1 }) : seat.name}</span>
      <span className="chip">
        {you ? t("invite.you") : free ? t("invite.free") : t(`invite.${seat.kind}`)}
      </span>
    </li>
  );
}
