/** A duel in sentences, for those who hear the table rather than see it. */

import type { BoardProps } from "../board";
import { printingOf, type Printing } from "./printing";
import { duelIn, held, laidAt, placesOf, sidesOf, type Laid, type Side } from "./view";
import { duelWordsIn, type DuelKey, type DuelTranslate } from "./words";

export function lines(props: BoardProps): string[] {
  const t = duelWordsIn(props.language);
  const duel = duelIn(props.view);
  const printing = printingOf(props.printed, t);
  const { yours, theirs } = sidesOf(duel, props.you);
  const name = (side: Side): string => props.names[side.seat] ?? "";
  const told = [t("turn", { turn: duel.turn })];
  for (const side of [theirs, yours]) told.push(...sideLines(side, name(side), printing, t));
  if (yours.hand !== undefined) {
    const cards = printing.counted(held(yours)) || t("nothing");
    told.push(t("line.hand", { cards }));
  }
  for (const place of placesOf(duel)) {
    const [upper, lower] = [laidAt(theirs, place), laidAt(yours, place)];
    if (upper === null && lower === null) continue;
    told.push(
      t("line.lane", {
        clash: t(`clash.${place + 1}` as DuelKey),
        theirs: laidWords(upper, printing, t),
        yours: laidWords(lower, printing, t),
      }),
    );
  }
  return told;
}

function sideLines(side: Side, name: string, printing: Printing, t: DuelTranslate): string[] {
  const lines = [
    t("line.side", {
      character: side.character.charAt(0).toUpperCase() + side.character.slice(1),
      name,
      energy: side.energy,
      ammo: side.ammo,
      hand: side.hand_size,
      deck: side.deck_size,
      discard: side.discard.length,
    }),
  ];
  if (side.next_free) lines.push(t("next-free"));
  if (side.next_damage > 0) lines.push(t("next-damage", { amount: side.next_damage }));
  if (side.discard.length > 0) {
    lines.push(t("line.discard", { name, cards: printing.counted(side.discard) }));
  }
  for (const view of side.relics) {
    const relic = printing.relic(view.relic);
    const state = t(view.active ? "relic.active" : "relic.waiting");
    const text = view.active ? relic.active : relic.condition;
    lines.push(t("line.relic", { name, relic: relic.name, state, text }));
  }
  return lines;
}

function laidWords(laid: Laid | null, printing: Printing, t: DuelTranslate): string {
  if (laid === null) return t("nothing");
  if (laid.card === null) return t("card.face-down");
  const name = printing.card(laid.card).name;
  return laid.open ? name : `${name} (${t("card.face-down-yours")})`;
}
