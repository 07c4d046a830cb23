/** How the card does in a hundred quick matches between bots, counted while they are played. */

import { type ReactNode, useEffect, useState } from "react";

import { api, problemOf } from "../../protocol/api";
import type { BalanceNow, GameInfo, Problem, WorkshopInfo } from "../../protocol/messages";
import { useAnnounce } from "../../shell/announcements";
import { ProblemNote } from "../../shell/states";
import { useAct } from "../useAct";
import { nameOf } from "./cards";
import { DeckChoice } from "./DeckChoice";
import type { Bench } from "./useBench";
import { useWorkshopWords } from "./words";

const LOOK_AGAIN = 1_000;

interface BalanceProps {
  game: GameInfo;
  info: WorkshopInfo;
  bench: Bench;
  right: boolean;
}

export const isUnderWay = (now: BalanceNow | null): boolean =>
  now?.status === "waiting" || now?.status === "playing";

export function Balance({ game, info, bench, right }: BalanceProps): ReactNode {
  const { t } = useWorkshopWords();
  const announce = useAnnounce();
  const { busy, problem, act } = useAct();
  const [deck, setDeck] = useState(info.decks[0]?.key ?? "");
  const [now, setNow] = useState<BalanceNow | null>(null);
  const [about, setAbout] = useState("");
  const [lost, setLost] = useState<Problem | null>(null);
  const underWay = isUnderWay(now);

  useEffect(() => {
    if (now === null || !isUnderWay(now)) return;
    let wanted = true;
    const later = setTimeout(() => {
      api.balance(game.name, now.job).then(
        (next) => {
          if (!wanted) return;
          setNow(next);
          if (!isUnderWay(next)) announce(t(`workshop.balance.${next.status}`));
        },
        (thrown: unknown) => {
          if (!wanted) return;
          setNow(null);
          setLost(problemOf(thrown));
        },
      );
    }, LOOK_AGAIN);
    return () => {
      wanted = false;
      clearTimeout(later);
    };
  }, [game.name, now, announce, t]);

  function begin(): void {
    if (!right || underWay) return;
    act(async () => {
      setLost(null);
      setAbout(nameOf(bench.card));
      setNow(
        await api.beginBalance(game.name, {
          cards: bench.cards.map(({ heading, fields }) => ({ heading, fields })),
          at: bench.at,
          deck,
        }),
      );
    });
  }
  return (
    <div className="balance">
      <p className="soft">{t("workshop.balance.body")}</p>
      <DeckChoice info={info} deck={deck} onChange={setDeck} />
      <div className="pack-ways">
        <button
          type="button"
          className="button primary"
          aria-disabled={!right || busy || underWay}
          onClick={begin}
        >
          {t("workshop.balance.begin")}
        </button>
        <button
          type="button"
          className="button"
          disabled={!underWay}
          onClick={() =>
            act(async () => {
              if (now !== null) setNow(await api.stopBalance(game.name, now.job));
            })
          }
        >
          {t("workshop.balance.stop")}
        </button>
      </div>
      {right ? null : <p className="soft">{t("workshop.try.not-yet")}</p>}
      <ProblemNote problem={problem ?? lost} />
      {now === null ? null : <Report now={now} card={about} />}
    </div>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
/** How far along the scale. */
const along = (share: number): string => `${Math.round(share * 100)}%`;

export function Report({ now, card }: { now: BalanceNow; card: string }): ReactNode {
  const { t } = useWorkshopWords();
  const { drawn = 0, played = 0 } = now.counts;
  const won = now.counts["won when drawn"] ?? 0;
  return (
    <div className="balance-report">
      <label>
        {now.ahead > 0
          ? t("workshop.balance.ahead", { count: now.ahead })
          : t("workshop.balance.progress", { played: now.played, of: now.of })}
        <progress max={now.of} value={now.played} />
      </label>
      <p>{now.status === "failed" ? now.reason : t(`workshop.balance.${now.status}`)}</p>
      {now.played === 0 ? null : (
        <dl className="balance-figures">
          {now.compared ? (
            <div>
              <dt>{t("workshop.balance.won")}</dt>
              <dd>
                <strong className="figures">{percent(now.won)}</strong>
                <span className="soft">
                  {t("workshop.balance.between", {
                    low: percent(now.low),
                    high: percent(now.high),
                  })}
                </span>
                <span className="balance-scale" aria-hidden="true">
                  <i style={{ left: along(now.low), right: along(1 - now.high) }} />
                  <b style={{ left: along(now.won) }} />
                </span>
              </dd>
            </div>
          ) : null}
          {"drawn" in now.counts ? (
            <div>
              <dt>{t("workshop.balance.drawn", { card })}</dt>
              <dd className="figures">{t("workshop.balance.times", { count: drawn })}</dd>
            </div>
          ) : null}
          <div>
            <dt>{t("workshop.balance.played", { card })}</dt>
            <dd className="figures">{t("workshop.balance.times", { count: played })}</dd>
          </div>
          {drawn > 0 ? (
            <div>
              <dt>{t("workshop.balance.won-drawn")}</dt>
              <dd className="figures">{percent(won / drawn)}</dd>
            </div>
          ) : null}
          {now.endless > 0 ? (
            <div>
              <dt>{t("workshop.balance.endless")}</dt>
              <dd className="figures">{now.endless}</dd>
            </div>
          ) : null}
        </dl>
      )}
      {now.bot === "" ? null : (
        <p className="soft">{t("workshop.balance.bot", { bot: now.bot })}</p>
      )}
    </div>
  );
}
