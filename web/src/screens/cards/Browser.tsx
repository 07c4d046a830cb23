/** All cards of a game in a grid, sought and sorted, and the chosen one beside them; on a phone over
 * them. The address has it all. */

import {
  memo,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

import { Card } from "../../parts/card/Card";
import type { Face } from "../../parts/card/face";
import type { CardCatalogue, CardInfo, GameInfo } from "../../protocol/messages";
import { Dialog } from "../../shell/Dialog";
import { Link, navigate, useQuery } from "../../shell/router";
import { Choose } from "../setup/Choose";
import { addressOf, type Looked, lookedIn, ORDERS } from "./address";
import { Chosen } from "./Chosen";
import { useFaces } from "./faces";
import { ordered } from "./order";
import { PrintCards } from "./PrintCards";
import { Search } from "./Search";
import { ANYTHING, soughtCards } from "./sought";
import { useRoving } from "./useRoving";
import { useWide } from "./useWide";
import { useCardWords } from "./words";

interface BrowserProps {
  game: GameInfo;
  catalogue: CardCatalogue;
}

export function Browser({ game, catalogue }: BrowserProps): ReactNode {
  const { t, language } = useCardWords();
  const query = useQuery();
  const looked = useMemo(() => lookedIn(query), [query]);
  const faceOf = useFaces(game.name);
  const wide = useWide();
  const [printing, setPrinting] = useState(false);
  const { sought, order } = useDeferredValue(looked);
  const found = useMemo(
    () => ordered(soughtCards(catalogue.cards, sought), order, language),
    [catalogue, sought, order, language],
  );
  const { stop, reach, walk, hold } = useRoving(found.length);

  const look = useCallback(
    (change: Partial<Looked>, how: "push" | "replace") => {
      const now = lookedIn(new URLSearchParams(location.search));
      navigate(addressOf(game.name, { ...now, ...change }), how);
    },
    [game.name],
  );
  const choose = useCallback((card: string | null) => look({ card }, "push"), [look]);
  // When the card that lay over the others is put away, one is back where one was among them; not
  // before, since nothing under an open dialog takes the focus.
  const last = useRef(looked.card);
  useEffect(() => {
    if (last.current !== null && looked.card === null) {
      document.querySelector<HTMLElement>(`[data-place="${placeOf(last.current)}"]`)?.focus();
    }
    last.current = looked.card;
  }, [looked.card]);

  const place = found.findIndex(({ key }) => key === looked.card);
  const chosen = catalogue.cards.find(({ key }) => key === looked.card) ?? null;
  const inFull =
    chosen === null ? null : (
      <Chosen game={game.name} card={chosen} face={faceOf(chosen)} named={!wide}>
        <div className="full-ways">
          <button
            type="button"
            className="button small"
            disabled={place <= 0}
            onClick={() => choose(found[place - 1]?.key ?? null)}
          >
            {t("cards.previous")}
          </button>
          <button
            type="button"
            className="button small"
            disabled={place === -1 || place === found.length - 1}
            onClick={() => choose(found[place + 1]?.key ?? null)}
          >
            {t("cards.next")}
          </button>
        </div>
      </Chosen>
    );

  return (
    <div className="browser">
      <section className="pool" aria-label={t("cards.all")}>
        <Search
          told={catalogue}
          sought={looked.sought}
          count={found.length}
          onChange={(next) => look({ sought: next }, "replace")}
        >
          <div className="browser-ways">
            <Choose
              label={t("cards.sort")}
              value={looked.order}
              choices={ORDERS.filter((each) => each !== "decks" || game.builds_decks).map(
                (value) => ({ value, label: t(`cards.sort.${value}`) }),
              )}
              onChange={(next) => look({ order: next }, "replace")}
            />
            {game.builds_decks ? (
              <Link className="button" to={`/decks/${game.name}`}>
                {t("cards.build")}
              </Link>
            ) : null}
            {game.has_workshop ? (
              <Link className="button" to={`/workshop/${game.name}`}>
                {t("home.workshop")}
              </Link>
            ) : null}
            <button
              type="button"
              className="button"
              disabled={found.length === 0}
              onClick={() => setPrinting(true)}
            >
              {t("cards.print")}
            </button>
          </div>
        </Search>
        {found.length === 0 ? (
          <NoneFound onClear={() => look({ sought: ANYTHING }, "replace")} />
        ) : null}
        <ul className="pool-cards">
          {found.map((card, at) => (
            <Tile
              key={card.key}
              card={card}
              face={faceOf(card)}
              place={at}
              isStop={at === stop}
              isChosen={card.key === looked.card}
              choose={choose}
              walk={walk}
              reach={reach}
              hold={hold}
            />
          ))}
        </ul>
      </section>
      {wide ? (
        <aside className="browser-panel" aria-label={t("cards.panel")}>
          {inFull ?? (
            <p className="soft browser-hint">
              {looked.card === null ? t("cards.hint") : t("cards.unknown")}
            </p>
          )}
        </aside>
      ) : chosen !== null ? (
        <Dialog title={chosen.name} onClose={() => choose(null)}>
          {inFull}
        </Dialog>
      ) : null}
      {printing ? (
        <PrintCards game={game.name} cards={found} onClose={() => setPrinting(false)} />
      ) : null}
    </div>
  );
}

function NoneFound({ onClear }: { onClear: () => void }): ReactNode {
  const { t } = useCardWords();
  return (
    <div className="pool-none">
      <p>{t("cards.found.none")}</p>
      <button type="button" className="button" onClick={onClear}>
        {t("cards.clear")}
      </button>
    </div>
  );
}

const placeOf = (card: string): string => `browsed-${card}`;

interface TileProps {
  card: CardInfo;
  face: Face;
  place: number;
  isStop: boolean;
  isChosen: boolean;
  choose: (card: string) => void;
  walk: (event: KeyboardEvent) => void;
  reach: (place: number) => void;
  hold: (place: number, button: HTMLButtonElement | null) => void;
}

/** Drawn anew only when something about this card has changed: there are many. */
const Tile = memo(function Tile(props: TileProps): ReactNode {
  const { card, face, isChosen } = props;
  const { t } = useCardWords();
  return (
    <li className="pool-card" data-in={isChosen}>
      <Card
        face={face}
        label={isChosen ? t("cards.chosen") : ""}
        tabIndex={props.isStop ? 0 : -1}
        place={placeOf(card.key)}
        ref={(button) => props.hold(props.place, button)}
        onPress={() => props.choose(card.key)}
        onKeyDown={props.walk}
        onReach={() => props.reach(props.place)}
      />
    </li>
  );
});
