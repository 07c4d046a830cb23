/** The card workshop: a card is written, understood, drawn and tried, all at once. */

import "./workshop/workshop.css";
import "./workshop/writing.css";

import { type ReactNode, useCallback } from "react";

import { api } from "../protocol/api";
import { OfGame, Titled } from "./OfGame";
import { Bench } from "./workshop/Bench";
import { useWorkshopWords } from "./workshop/words";

export default function Workshop({ name }: { name: string }): ReactNode {
  const { t } = useWorkshopWords();
  const question = useCallback(() => api.workshop(name), [name]);
  return (
    <OfGame name={name} has="has_workshop" none={t("workshop.none")} question={question}>
      {(game, info) => (
        <Titled title={t("workshop.title", { game: game.title })}>
          <Bench game={game} info={info} />
        </Titled>
      )}
    </OfGame>
  );
}
