/** Who sits where: oneself first, then friends, strangers and bots. */

import type { ReactNode } from "react";

import type { GameInfo } from "../../protocol/messages";
import { Segments } from "../../shell/Segments";
import { useWords } from "../../words";
import { goodBot } from "../playNow";
import { Choose } from "./Choose";
import { capital } from "./Options";
import { ownOptions } from "./own";
import { OwnChoices } from "./OwnChoices";
import { type Other, others, type Wanted } from "./wanted";

interface SeatsProps {
  game: GameInfo;
  wanted: Wanted;
  onChange: (changed: Partial<Wanted>) => void;
}

export function Seats({ game, wanted, onChange }: SeatsProps): ReactNode {
  const { t } = useWords();
  const counts = Array.from(
    { length: game.most_seats - game.fewest_seats + 1 },
    (_, place) => game.fewest_seats + place,
  );
  function change(place: number, changed: Partial<Other>): void {
    const next = wanted.others.map((other, at) =>
      at === place ? { ...other, ...changed } : other,
    );
    onChange({ others: next });
  }
  return (
    <section className="panel">
      <h2>{t("setup.seats")}</h2>
      {counts.length > 1 ? (
        <Choose
          label={t("setup.players")}
          value={wanted.others.length + 1}
          choices={counts.map((count) => ({ value: count, label: String(count) }))}
          onChange={(count) => onChange({ others: others(count, wanted.others, goodBot(game)) })}
        />
      ) : null}
      <label className="field">
        {t("setup.name")}
        <input
          value={wanted.name}
          maxLength={24}
          placeholder={t("setup.name.default")}
          autoComplete="nickname"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </label>
      <OwnChoices
        game={game}
        seat={0}
        yours
        chosen={wanted.options}
        onChange={(options) => onChange({ options })}
      />
      {wanted.others.map((other, place) => (
        // Seats have no names of their own; their place is what they are.
        <div className="seat-wanted" key={place}>
          <Segments
            label={
              wanted.others.length === 1
                ? t("setup.opponent")
                : t("setup.seat", { count: place + 2 })
            }
            value={other.sitting}
            choices={(["friend", "anyone", "bot"] as const).map((value) => ({
              value,
              label: t(`setup.seat.${value}`),
            }))}
            onChange={(sitting) => change(place, { sitting })}
          />
          {other.sitting === "bot" ? (
            <Choose
              label={t("setup.bot.strength")}
              value={other.bot}
              choices={game.bots.map(({ bot, meaning }) => ({
                value: bot,
                label: capital(meaning),
              }))}
              onChange={(bot) => change(place, { bot })}
            />
          ) : null}
          {other.sitting === "bot" ? (
            <OwnChoices
              game={game}
              seat={place + 1}
              yours={false}
              chosen={wanted.options}
              onChange={(options) => onChange({ options })}
            />
          ) : ownOptions(game, place + 1).length > 0 ? (
            <p className="soft own-choice">{t("setup.deck.later")}</p>
          ) : null}
        </div>
      ))}
    </section>
  );
}
