/** A duel in sentences, for those who hear the table rather than see it. */

import { wordsIn, type Key, type Language, type Translate } from "../../words";
import type { BoardProps, BoardText } from "../board";
import { printingOf, type Printing } from "./printing";
import { CARDS_A_TURN, duelIn, held, laidAt, sideOf, type Laid, type Side } from "./view";

function linesOf(props: BoardProps): string[] {
  const t = wordsIn(props.language as Language);
  const duel = duelIn(props.view);
  const printing = printingOf(props.printed, t);
  const yours = sideOf(duel, props.you ?? 0);
  const theirs = sideOf(duel, 1 - yours.seat);
  const name = (side: Side): string => props.names[side.seat] ?? "";
  const lines = [t("allumbra.turn", { turn: duel.turn })];
  for (const side of [theirs, yours]) lines.push(...sideLines(side, name(side), printing, t));
  if (yours.hand !== undefined) {
    const cards = printing.counted(held(yours)) || t("allumbra.nothing");
    lines.push(t("allumbra.line.hand", { cards }));
  }
  for (let place = 0; place < CARDS_A_TURN; place += 1) {
    const [upper, lower] = [laidAt(theirs, place), laidAt(yours, place)];
    if (upper === null && lower === null) continue;
    lines.push(
      t("allumbra.line.lane", {
        clash: t(`allumbra.clash.${place + 1}` as Key),
        theirs: laidWords(upper, printing, t),
        yours: laidWords(lower, printing, t),
      }),
    );
  }
  return lines;
}

function sideLines(side: Side, name: string, printing: Printing, t: Translate): string[] {
  const lines = [
    t("allumbra.line.side", {
      character: side.character.charAt(0).toUpperCase() + side.character.slice(1),
      name,
      energy: side.energy,
      ammo: side.ammo,
      hand: side.hand_size,
      deck: side.deck_size,
      discard: side.discard.length,
    }),
  ];
  if (side.next_free) lines.push(t("allumbra.next-free"));
  if (side.next_damage > 0) lines.push(t("allumbra.next-damage", { amount: side.next_damage }));
  if (side.discard.length > 0) {
    lines.push(t("allumbra.line.discard", { name, cards: printing.counted(side.discard) }));
  }
  for (const view of side.relics) {
    const relic = printing.relic(view.relic);
    const state = t(view.active ? "allumbra.relic.active" : "allumbra.relic.waiting");
    const text = view.active ? relic.active : relic.condition;
    lines.push(t("allumbra.line.relic", { name, relic: relic.name, state, text }));
  }
  return lines;
}

function laidWords(laid: Laid | null, printing: Printing, t: Translate): string {
  if (laid === null) return t("allumbra.nothing");
  if (laid.card === null) return t("card.face-down");
  const name = printing.card(laid.card).name;
  return laid.open ? name : `${name} (${t("card.face-down-yours")})`;
}

export const allumbraText: BoardText = { lines: linesOf, chapters: ["turn.three-cards"] };
