/** Go on from a moment of a finished match as a new one, against bots. */

import { type ReactNode, useState } from "react";

import { api } from "../../protocol/api";
import type { Replay } from "../../protocol/messages";
import { keepSeat, seatIn } from "../../seats";
import { Dialog } from "../../shell/Dialog";
import { navigate } from "../../shell/router";
import { useSettings } from "../../shell/settings";
import { ProblemNote } from "../../shell/states";
import { useWords } from "../../words";
import { goodBot } from "../playNow";
import { Choose } from "../setup/Choose";
import { capital } from "../setup/Options";
import { useAct } from "../useAct";
import { useGames } from "../useGames";

interface ContinueDialogProps {
  replay: Replay;
  /** After how many decisions. */
  number: number;
  onClose: () => void;
}

export function ContinueDialog({ replay, number, onClose }: ContinueDialogProps): ReactNode {
  const { t } = useWords();
  const { settings } = useSettings();
  const { info } = replay;
  const { answer: games } = useGames();
  const game = games?.find(({ name }) => name === info.game);
  const [seat, setSeat] = useState(replay.side ?? 0);
  const [wish, setBot] = useState<string | null>(null);
  const bot = wish ?? (game === undefined ? null : goodBot(game));
  const { busy, problem, act } = useAct();

  function playOn(): void {
    act(async () => {
      const from = {
        number,
        seat,
        name: settings.name.trim() || t("setup.name.default"),
        ...(bot === null ? {} : { bot }),
      };
      const seated = await api.continueFrom(info.match, from, seatIn(info.match)?.token);
      keepSeat(seated, info.game);
      navigate(`/table/${seated.match}`);
    });
  }

  return (
    <Dialog
      title={t("replay.continue.title")}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            {t("dialog.cancel")}
          </button>
          <button type="button" className="button primary" disabled={busy} onClick={playOn}>
            {t("replay.continue.button")}
          </button>
        </>
      }
    >
      <p>{t("replay.continue.body")}</p>
      <Choose
        label={t("replay.continue.seat")}
        value={seat}
        choices={info.seats.map((each) => ({ value: each.seat, label: each.name }))}
        onChange={setSeat}
      />
      {game === undefined || bot === null ? null : (
        <Choose
          label={t("setup.bot.strength")}
          value={bot}
          choices={game.bots.map((each) => ({
            value: each.bot,
            label: capital(each.meaning),
          }))}
          onChange={setBot}
        />
      )}
      <ProblemNote problem={problem} />
    </Dialog>
  );
}
