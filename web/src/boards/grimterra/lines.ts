/** A feud in sentences, for those who hear the table rather than see it. */

import type { BoardProps } from "../board";
import { needsOf, levelOf, isForCombat, type Needs } from "./needs";
import { printingOf, type PrintedCard, type Printing } from "./printing";
import {
  DARK_DEATH,
  feudIn,
  heroOf,
  isFighting,
  seatsFrom,
  sideOf,
  type FeudView,
  type Hero,
  type Side,
  type Tabled,
} from "./view";
import { feudWordsIn, type FeudKey, type FeudTranslate } from "./words";

/** What one needs to speak of the table. */
export interface Speaker {
  feud: FeudView;
  /** The seat of whoever looks; null for those who watch. */
  you: number | null;
  names: readonly string[];
  printing: Printing;
  t: FeudTranslate;
}

export function speakerOf(props: BoardProps, printing: Printing, t: FeudTranslate): Speaker {
  return { feud: feudIn(props.view), you: props.you, names: props.names, printing, t };
}

export const nameOf = (seat: number, { names }: Speaker): string => names[seat] ?? "";

export function phaseWord({ feud, t }: Speaker): string {
  return t(`phase.${feud.phase}` as FeudKey);
}

/** Who does what, in few words. */
export function turnWords(speaker: Speaker): string {
  const { feud, you, t } = speaker;
  if (feud.over) return t("turn.over");
  const name = nameOf(feud.active, speaker);
  if (feud.combat !== null) {
    return t("turn.attacks", { name, other: nameOf(feud.combat.rival, speaker) });
  }
  return feud.active === you ? t("turn.yours") : t("turn.theirs", { name });
}

export function stateWord(hero: Hero, t: FeudTranslate): string {
  if (hero.minion) return t("state.minion");
  return t(hero.empowered ? "state.empowered" : "state.normal");
}

export function levelWords(hero: Hero, t: FeudTranslate): string[] {
  return hero.levels.map(({ faction, level }) => t("line.levels", { faction, level }));
}

/** A hero or minion, with all that is so of it. */
export function heroWords(hero: Hero, { feud, printing, t }: Speaker): string {
  const said = [printing.card(hero.card).name, stateWord(hero, t), t(`hero.${hero.place}`)];
  if (isFighting(feud, hero.id)) said.push(t("hero.fights"));
  if (hero.place !== "dead") {
    said.push(...levelWords(hero, t));
    said.push(t("hero.damage", { amount: hero.damage, health: hero.health }));
  }
  said.push(t("hero.dark", { amount: hero.dark, most: DARK_DEATH }));
  if (hero.wounds.length > 0) said.push(woundWords(hero, printing, t));
  if (hero.worn.length > 0) {
    said.push(t("hero.worn", { cards: printing.counted(hero.worn.map(({ card }) => card)) }));
  }
  if (hero.flips) said.push(t("hero.flips"));
  if (hero.falls) said.push(t("hero.falls"));
  return said.join(", ");
}

function woundWords(hero: Hero, printing: Printing, t: FeudTranslate): string {
  const wounds = hero.wounds.map(({ card, amount }) =>
    card === null
      ? t("hero.marker", { amount })
      : t("hero.wound", { card: printing.card(card).name, amount }),
  );
  return t("hero.wounds", { wounds: wounds.join(", ") });
}

/** What a card needs, and whether who would use it meets that. */
export function needsWords(card: PrintedCard, needs: Needs, { printing, t }: Speaker): string {
  const { verdict, hero, missing, dark } = needs;
  if (verdict === "bluff") return t("needs.said.bluff");
  if (missing !== null && (hero === null || !isForCombat(card))) {
    return t("needs.said.uncast", { ...missing });
  }
  if (hero === null) return t("needs.said.nobody");
  const name = printing.card(hero.card).name;
  if (missing !== null) {
    const level = levelOf(hero, missing.faction);
    return t("needs.said.unmet", { ...missing, card: name, level });
  }
  if (verdict === "deadly") return t("needs.said.deadly", { more: dark, card: name });
  if (verdict === "dark") return t("needs.said.dark", { card: name, total: hero.dark + dark });
  return t("needs.said.met", { card: name });
}

export function tabledWords(tabled: Tabled | null, { printing, t }: Speaker): string {
  if (tabled === null) return t("line.tabled-none");
  const card = tabled.card === null ? null : printing.card(tabled.card).name;
  if (tabled.state === "revealed") return card ?? t("line.tabled-placed");
  if (tabled.state === "bluffed") {
    return card === null ? t("line.tabled-bluffed") : t("line.tabled-own-bluff", { card });
  }
  return card === null ? t("line.tabled-placed") : t("line.tabled-known", { card });
}

export function lines(props: BoardProps): string[] {
  const t = feudWordsIn(props.language);
  const speaker = speakerOf(props, printingOf(props.printed, t), t);
  const { feud, you } = speaker;
  const told = [
    t("line.turn", { turn: feud.turn, phase: phaseWord(speaker), whose: turnWords(speaker) }),
    ...combatLines(speaker),
  ];
  if (feud.done.length > 0) {
    told.push(t("line.done", { what: feud.done.map((what) => t(`done.${what}`)).join(", ") }));
  }
  for (const seat of seatsFrom(feud, you ?? 0))
    told.push(...sideLines(sideOf(feud, seat), speaker));
  if (you !== null) told.push(handLine(sideOf(feud, you), speaker));
  for (const { card, seat } of feud.lasting) {
    told.push(
      t("line.lasting", { card: speaker.printing.card(card).name, name: nameOf(seat, speaker) }),
    );
  }
  return told;
}

function combatLines(speaker: Speaker): string[] {
  const { feud, printing, t } = speaker;
  const { combat } = feud;
  if (combat === null) return [];
  const called = (id: string): string => {
    const hero = heroOf(feud, id);
    return hero === null ? t("nothing") : printing.card(hero.card).name;
  };
  const fighting = [feud.active, combat.rival];
  return [
    t("line.combat", {
      one: called(combat.fighter),
      two: called(combat.target),
      name: nameOf(feud.active, speaker),
      other: nameOf(combat.rival, speaker),
      round: combat.round,
      rounds: combat.rounds,
    }),
    ...fighting.map((seat) =>
      t("line.tabled", {
        name: nameOf(seat, speaker),
        card: tabledWords(sideOf(feud, seat).tabled, speaker),
      }),
    ),
    ...combat.favoured.map((seat) => t("line.favoured", { name: nameOf(seat, speaker) })),
  ];
}

function sideLines(side: Side, speaker: Speaker): string[] {
  const { you, printing, t } = speaker;
  const name = nameOf(side.seat, speaker);
  if (!side.playing) return [t("line.out", { name })];
  const seen = side.discards.flatMap(({ card }) => (card === null ? [] : [card]));
  const found = [
    t("line.side", {
      name,
      hand: side.hand_size,
      deck: side.deck_size,
      discards: side.discards.length,
      unseen: side.discards.filter(({ bluffed }) => bluffed).length,
      dark: side.dark,
    }),
    ...side.heroes.map((hero) => t("line.hero", { name, hero: heroWords(hero, speaker) })),
  ];
  if (side.seat !== you && side.hand.length > 0) {
    const cards = printing.counted(heldIn(side));
    found.push(t("line.known-hand", { name, cards }));
  }
  if (seen.length > 0) found.push(t("line.discards", { name, cards: printing.counted(seen) }));
  return found;
}

/** The keys of the cards of a hand that one knows, each as often as it is there. */
export function heldIn({ hand }: Side): string[] {
  return hand.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
}

function handLine(side: Side, speaker: Speaker): string {
  const { feud, printing, t } = speaker;
  const cards = side.hand.map(({ card: key, count }) => {
    const card = printing.card(key);
    const named = count === 1 ? card.name : `${count} ${card.name}`;
    const needs = needsWords(card, needsOf(card, feud, side.seat), speaker);
    return t("line.held", { card: named, needs });
  });
  return t("line.hand", { cards: cards.join("; ") || t("nothing") });
}
