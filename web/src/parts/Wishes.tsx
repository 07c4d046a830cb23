/** What one may wish for besides playing: an undo, a draw, giving up. Each is asked about first,
 * unless it costs nothing. */

import { useState, type ReactElement } from "react";
import { Icon } from "../icons/Icon";
import type { Now } from "../protocol/messages";
import { useWords } from "../words";
import { Ask } from "./Ask";
import "./wishes.css";

export interface WishesProps {
  now: Now;
  you: number;
  onUndo: () => void;
  onDraw: () => void;
  onResign: () => void;
}

type Asked = "undo" | "draw" | "resign";

export function Wishes({ now, you, onUndo, onDraw, onResign }: WishesProps): ReactElement {
  const { t } = useWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const playing = now.status === "playing";
  const mayUndo = now.undo === "free" || now.undo === "ask";
  const offered = now.draw_offers.includes(you);
  const others = now.draw_offers.some((seat) => seat !== you);
  const close = (): void => setAsked(null);
  return (
    <div className="wishes">
      <button
        type="button"
        className="button small"
        aria-disabled={!mayUndo}
        title={t(`wish.undo.${now.undo}`)}
        onClick={() => {
          if (now.undo === "free") onUndo();
          else if (now.undo === "ask") setAsked("undo");
        }}
      >
        <Icon name="return-arrow" /> {t("wish.undo")}
      </button>
      <button
        type="button"
        className="button small"
        disabled={!playing || offered}
        aria-label={t(offered ? "wish.draw.offered" : others ? "wish.draw.agree" : "wish.draw")}
        title={t(offered ? "wish.draw.offered" : others ? "wish.draw.agree" : "wish.draw")}
        onClick={() => setAsked("draw")}
      >
        <Icon name="shaking-hands" />
      </button>
      <button
        type="button"
        className="button small"
        disabled={!playing}
        aria-label={t("wish.resign")}
        title={t("wish.resign")}
        onClick={() => setAsked("resign")}
      >
        <Icon name="flying-flag" />
      </button>
      {asked === "undo" && (
        <Ask
          title={t("undo.title")}
          text={t("undo.text")}
          yes={t("undo.yes")}
          onYes={onUndo}
          onClose={close}
        />
      )}
      {asked === "draw" && (
        <Ask
          title={t("draw.title")}
          text={t("draw.text")}
          yes={t("draw.yes")}
          onYes={onDraw}
          onClose={close}
        />
      )}
      {asked === "resign" && (
        <Ask
          title={t("resign.title")}
          text={t("resign.text")}
          yes={t("resign.yes")}
          danger
          onYes={onResign}
          onClose={close}
        />
      )}
    </div>
  );
}

export interface OffersProps {
  now: Now;
  you: number;
  names: readonly string[];
  onAgree: () => void;
  onAnswerUndo: (allow: boolean, noMore: boolean) => void;
}

/** Whoever refuses for the second time may bar further asking with it. */
const REFUSALS_BEFORE_BARRING = 1;

/** What the others wish for, with the answers one may give. */
export function Offers({ now, you, names, onAgree, onAnswerUndo }: OffersProps): ReactElement {
  const { t } = useWords();
  const drawBy = now.draw_offers.find((seat) => seat !== you);
  const undo = now.undo_asked;
  const name = (seat: number): string => names[seat] ?? "";
  return (
    <div className="offers" role="status">
      {now.status === "playing" && drawBy !== undefined && !now.draw_offers.includes(you) && (
        <p className="offer">
          {t("draw.offer", { name: name(drawBy) })}
          <button type="button" className="button small primary" onClick={onAgree}>
            {t("draw.agree")}
          </button>
        </p>
      )}
      {undo !== null && undo.seat !== you && undo.waiting.includes(you) && (
        <p className="offer">
          {t("undo.asks", { name: name(undo.seat) })}
          <span className="offer-ways">
            <button
              type="button"
              className="button small primary"
              onClick={() => onAnswerUndo(true, false)}
            >
              {t("undo.allow")}
            </button>
            <button
              type="button"
              className="button small"
              onClick={() => onAnswerUndo(false, false)}
            >
              {t("undo.refuse")}
            </button>
            {undo.refusals >= REFUSALS_BEFORE_BARRING && (
              <button
                type="button"
                className="button small"
                onClick={() => onAnswerUndo(false, true)}
              >
                {t("undo.no-more")}
              </button>
            )}
          </span>
        </p>
      )}
      {undo?.seat === you && (
        <p className="offer">{t("undo.waiting", { names: undo.waiting.map(name).join(", ") })}</p>
      )}
    </div>
  );
}
