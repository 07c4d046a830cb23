/** The deck builder: all cards on one side, the deck on the other; on a phone one after the other. */

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";

import { newDeck, type OwnDeck, toCheck } from "../../decks";
import { Ask } from "../../parts/Ask";
import { api } from "../../protocol/api";
import type { DeckBuildingInfo, DeckCardInfo, GameInfo } from "../../protocol/messages";
import { useAnnounce } from "../../shell/announcements";
import { Dialog } from "../../shell/Dialog";
import { Link } from "../../shell/router";
import { Segments } from "../../shell/Segments";
import { useSettings } from "../../shell/settings";
import { useShortcut } from "../../shell/shortcuts";
import { ProblemNote } from "../../shell/states";
import { playNow } from "../playNow";
import { Choose } from "../setup/Choose";
import { ownChoice } from "../setup/own";
import { useAct } from "../useAct";
import { AsText } from "./AsText";
import { changed, sizeOf } from "./deck";
import { DeckPanel, Standing } from "./DeckPanel";
import { useFaces } from "../cards/faces";
import { PrintCards } from "../cards/PrintCards";
import { NewDeck } from "./NewDeck";
import { Pool } from "./Pool";
import { sizeWords } from "./size";
import { TryHand } from "./TryHand";
import { type Check, useCheck } from "./useCheck";
import type { Shelf } from "./useShelf";
import { useDeckWords } from "./words";

interface BuilderProps {
  game: GameInfo;
  building: DeckBuildingInfo;
  shelf: Shelf;
  deck: OwnDeck;
}

type Opened = "new" | "text" | "print" | "delete" | "hand";

export function Builder({ game, building, shelf, deck }: BuilderProps): ReactNode {
  const { t } = useDeckWords();
  const announce = useAnnounce();
  const faceOf = useFaces(game.name);
  const check = useCheck(game.name, deck);
  const [view, setView] = useState<"cards" | "deck">("cards");
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const named = deck.name.trim() === "" ? t("decks.unnamed") : deck.name;

  const latest = useRef(deck);
  useEffect(() => {
    latest.current = deck;
  });
  const { put } = shelf;
  const change = useCallback(
    (key: string, name: string, by: number) => {
      const next = changed(latest.current, key, name, by);
      latest.current = next;
      put(next);
      const part = building.parts.find((each) => each.key === key);
      const size = part === undefined ? "" : sizeWords(part, sizeOf(next, key), t);
      announce(t(by > 0 ? "decks.added" : "decks.removed", { card: name, size }));
    },
    [put, announce, t, building],
  );
  const changeCard = useCallback(
    (card: DeckCardInfo, by: number) => change(card.part, card.name, by),
    [change],
  );
  const there = new Set(building.cards.map(({ name }) => name));
  const printed = Object.values(deck.parts)
    .flat()
    .filter(({ name }) => there.has(name))
    .map(({ name, copies }) => ({ key: name, copies }));
  useShortcut("t", t("decks.try"), () => setOpened("hand"));
  useShortcut("n", t("decks.new"), () => setOpened("new"));

  const actions = (
    <>
      <Actions game={game} deck={deck} check={check} onTry={() => setOpened("hand")} />
      <div className="deck-keeping">
        <button
          type="button"
          className="link"
          disabled={check.checked === null}
          onClick={() => setOpened("text")}
        >
          {t("decks.text")}
        </button>
        <button
          type="button"
          className="link"
          disabled={printed.length === 0}
          onClick={() => setOpened("print")}
        >
          {t("decks.print")}
        </button>
        <button
          type="button"
          className="link"
          onClick={() =>
            put(newDeck(game.name, { ...deck, name: t("decks.copy.name", { deck: named }) }))
          }
        >
          {t("decks.copy")}
        </button>
        <button type="button" className="link" onClick={() => setOpened("delete")}>
          {t("decks.delete")}
        </button>
      </div>
    </>
  );
  return (
    <div className="decks" data-view={view}>
      <div className="decks-bar">
        <Choose
          label={t("decks.own")}
          value={deck.id}
          choices={shelf.decks.map(({ id, name }) => ({
            value: id,
            label: name.trim() === "" ? t("decks.unnamed") : name,
          }))}
          onChange={shelf.choose}
        />
        <button type="button" className="button" onClick={() => setOpened("new")}>
          {t("decks.new")}
        </button>
        <Link className="button" to={`/cards/${game.name}`}>
          {t("home.cards")}
        </Link>
        {game.has_workshop ? (
          <Link className="button" to={`/workshop/${game.name}`}>
            {t("home.workshop")}
          </Link>
        ) : null}
        {shelf.kept ? null : <p className="problem-note">{t("decks.not-kept")}</p>}
      </div>
      <div className="decks-views">
        <Segments
          label={t("decks.views")}
          labelled
          value={view}
          choices={(["cards", "deck"] as const).map((value) => ({
            value,
            label: t(`decks.view.${value}`),
          }))}
          onChange={setView}
        />
        <Standing building={building} deck={deck} check={check} />
      </div>
      <Pool building={building} deck={deck} faceOf={faceOf} onChange={changeCard} />
      <DeckPanel
        game={game.name}
        building={building}
        deck={deck}
        check={check}
        faceOf={faceOf}
        actions={actions}
        onRename={(name) => put({ ...deck, name, at: Date.now() })}
        onChange={change}
      />
      {opened === "new" ? (
        <Dialog title={t("decks.new")} onClose={close}>
          <NewDeck
            game={game.name}
            building={building}
            onMade={(made) => {
              put(made);
              close();
            }}
          />
        </Dialog>
      ) : null}
      {opened === "text" && check.checked !== null ? (
        <AsText name={named} text={check.checked.text} onClose={close} />
      ) : null}
      {opened === "print" ? (
        <PrintCards game={game.name} cards={printed} allCopies onClose={close} />
      ) : null}
      {opened === "hand" ? (
        <TryHand building={building} deck={deck} faceOf={faceOf} onClose={close} />
      ) : null}
      {opened === "delete" ? (
        <Ask
          title={t("decks.delete.title", { deck: named })}
          text={t("decks.delete.text")}
          yes={t("decks.delete")}
          danger
          onYes={() => {
            shelf.remove(deck.id);
            announce(t("decks.deleted", { deck: named }));
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

interface ActionsProps {
  game: GameInfo;
  deck: OwnDeck;
  check: Check;
  onTry: () => void;
}

/** Play it at once, or with a friend, or look at a hand first. */
function Actions({ game, deck, check, onTry }: ActionsProps): ReactNode {
  const { t } = useDeckWords();
  const { settings } = useSettings();
  const { busy, problem, act } = useAct();
  const legal = check.checked?.legal === true && check.isCurrent;
  const option = ownChoice(game, 0);
  function play(): void {
    if (option === null) return;
    act(async () => {
      const { text } = await api.checkDeck(game.name, toCheck(deck));
      const name = settings.name.trim() === "" ? t("setup.name.default") : settings.name.trim();
      await playNow(game, name, { options: { [option.name]: text } });
    });
  }
  return (
    <div className="deck-actions">
      {option === null ? null : (
        <button
          type="button"
          className="button primary large"
          aria-disabled={!legal || busy}
          title={legal ? undefined : t("decks.play.not-yet")}
          onClick={() => {
            if (legal) play();
          }}
        >
          {busy ? t("home.preparing") : t("decks.play")}
          <small>{t("decks.play.against")}</small>
        </button>
      )}
      <button type="button" className="button" onClick={onTry}>
        {t("decks.try")}
      </button>
      {option !== null && legal ? (
        <Link className="button" to={`/new/${game.name}?deck=${deck.id}`}>
          {t("decks.play.friend")}
        </Link>
      ) : null}
      <ProblemNote problem={problem} />
    </div>
  );
}
