/** The card is played at once: against a bot in a deck that comes with the game, or in a position of one's choice. */

import { type ReactNode, useId, useState } from "react";

import { api } from "../../protocol/api";
import type { GameInfo, ReadyPosition, WorkshopInfo } from "../../protocol/messages";
import { keepSeat } from "../../seats";
import { navigate } from "../../shell/router";
import { Segments } from "../../shell/Segments";
import { useSettings } from "../../shell/settings";
import { ProblemNote } from "../../shell/states";
import { Choose } from "../setup/Choose";
import { useAct } from "../useAct";
import { DeckChoice } from "./DeckChoice";
import type { Bench } from "./useBench";
import { useWorkshopWords } from "./words";

interface TryingProps {
  game: GameInfo;
  info: WorkshopInfo;
  bench: Bench;
  /** Whether all cards on the bench can be played with. */
  right: boolean;
}

const OWN = "own";

export function Trying({ game, info, bench, right }: TryingProps): ReactNode {
  const { t } = useWorkshopWords();
  const { settings } = useSettings();
  const { busy, problem, act } = useAct();
  const fitting = info.positions.filter(({ headings }) => headings.includes(bench.card.heading));
  const [where, setWhere] = useState<"deck" | "position">("deck");
  const [deck, setDeck] = useState(info.decks[0]?.key ?? "");
  const [bot, setBot] = useState(game.bots[1]?.bot ?? "greedy");
  const [chosen, setChosen] = useState<string | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const ready = fitting.find(({ title }) => title === chosen) ?? fitting[0];
  const position = written ?? ready?.text ?? "";

  function play(): void {
    if (!right) return;
    act(async () => {
      const name = settings.name.trim() === "" ? t("setup.name.default") : settings.name.trim();
      const seated = await api.tryCard(game.name, {
        cards: bench.cards.map(({ heading, fields }) => ({ heading, fields })),
        at: bench.at,
        deck,
        position: where === "position" ? position : "",
        bot,
        name,
      });
      keepSeat(seated, game.name);
      navigate(`/table/${seated.match}`);
    });
  }
  return (
    <div className="trying">
      <Segments
        label={t("workshop.try.where")}
        value={where}
        choices={(["deck", "position"] as const).map((value) => ({
          value,
          label: t(`workshop.try.${value}`),
        }))}
        onChange={setWhere}
      />
      {where === "deck" ? (
        <DeckChoice info={info} deck={deck} onChange={setDeck} />
      ) : (
        <Where
          fitting={fitting}
          chosen={written === null ? (ready?.title ?? OWN) : OWN}
          text={position}
          onChoose={(title) => {
            setChosen(title);
            setWritten(title === OWN ? position : null);
          }}
          onWrite={setWritten}
        />
      )}
      <Choose
        label={t("workshop.try.bot")}
        value={bot}
        choices={game.bots.map((each) => ({ value: each.bot, label: each.meaning }))}
        onChange={setBot}
      />
      <button
        type="button"
        className="button primary large"
        aria-disabled={!right || busy}
        onClick={play}
      >
        {busy ? t("home.preparing") : t("workshop.try.play")}
      </button>
      {right ? null : <p className="soft">{t("workshop.try.not-yet")}</p>}
      <ProblemNote problem={problem} />
    </div>
  );
}

interface WhereProps {
  fitting: readonly ReadyPosition[];
  chosen: string;
  text: string;
  onChoose: (title: string) => void;
  onWrite: (text: string) => void;
}

function Where({ fitting, chosen, text, onChoose, onWrite }: WhereProps): ReactNode {
  const { t } = useWorkshopWords();
  const about = useId();
  return (
    <>
      <Choose
        label={t("workshop.try.ready")}
        value={chosen}
        choices={[
          ...fitting.map(({ title }) => ({ value: title, label: title })),
          { value: OWN, label: t("workshop.try.own") },
        ]}
        onChange={onChoose}
      />
      <label className="field">
        {t("workshop.try.text")}
        <textarea
          className="text position-text"
          rows={9}
          maxLength={2000}
          spellCheck={false}
          aria-describedby={about}
          value={text}
          onChange={(event) => onWrite(event.target.value)}
        />
      </label>
      <p className="soft" id={about}>
        {t("workshop.try.text.about")}
      </p>
    </>
  );
}
