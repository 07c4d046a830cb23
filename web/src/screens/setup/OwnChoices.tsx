/** What one player chooses alone, such as the deck to play with; with what the chosen deck is about. */

import { type ReactNode, useCallback } from "react";

import { api } from "../../protocol/api";
import type { GameInfo, OptionInfo } from "../../protocol/messages";
import { Link } from "../../shell/router";
import { useAnswer } from "../../shell/useAnswer";
import { useWords } from "../../words";
import { Choose } from "./Choose";
import { capital } from "./Options";
import { choicesOf, type Options, ownOptions, takesDeck } from "./own";

interface OwnChoicesProps {
  game: GameInfo;
  seat: number;
  /** Whether it is for oneself. */
  yours: boolean;
  chosen: Options;
  onChange: (chosen: Options) => void;
}

export function OwnChoices(props: OwnChoicesProps): ReactNode {
  return ownOptions(props.game, props.seat).map((option) => (
    <OwnChoice key={option.name} option={option} {...props} />
  ));
}

interface OwnChoiceProps extends OwnChoicesProps {
  option: OptionInfo;
}

function OwnChoice({ option, game, yours, chosen, onChange }: OwnChoiceProps): ReactNode {
  const { t } = useWords();
  const isDeck = takesDeck(game, option);
  const value = String(chosen[option.name]);
  return (
    <div className="own-choice">
      <Choose
        label={
          isDeck ? t(yours ? "setup.deck.yours" : "setup.deck.theirs") : capital(option.meaning)
        }
        value={value}
        choices={choicesOf(game, option, t).map((choice) => ({
          ...choice,
          label: capital(choice.label),
        }))}
        onChange={(text) => {
          const listed = option.values.find((each) => String(each) === text);
          onChange({ ...chosen, [option.name]: listed ?? text });
        }}
      />
      {isDeck ? <Plan game={game.name} preset={value} /> : null}
      {isDeck && yours ? (
        <Link className="own-choice-more" to={`/decks/${game.name}`}>
          {t("setup.deck.build")}
        </Link>
      ) : null}
    </div>
  );
}

/** How a deck that comes with the game wants to win. */
function Plan({ game, preset }: { game: string; preset: string }): ReactNode {
  const { language } = useWords();
  const { answer } = useAnswer(useCallback(() => api.decks(game, language), [game, language]));
  const plan = answer?.presets.find(({ key }) => key === preset)?.plan;
  return plan === undefined ? null : <p className="soft">{plan}</p>;
}
