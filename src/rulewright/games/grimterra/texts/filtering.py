"""Which cards fit what a text asks for, at this moment. Only looking: nothing is changed here.

`registers` are those of the effect that asks: they say who "you" are, which card "this" is, and what was chosen before.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from rulewright.effects.asked import to_which
from rulewright.effects.ids import CardId, Seat
from rulewright.effects.program import ANYBODY, THIS, YOU, Program
from rulewright.effects.sets import first_of, has, members_of, set_of
from rulewright.games.grimterra.rules import numbering, terms
from rulewright.games.grimterra.rules.modifiers import level_of
from rulewright.games.grimterra.rules.numbering import ARENA, BACKROW, NONE
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.texts.filters import CardFilter
from rulewright.kernel.zone import Zone


def controller(feud: Feud, card: CardId) -> Seat:
    """Whose card it is: an equipment is its wearer's player's."""
    if feud.place[card] == numbering.WORN:
        return feud.owner(feud.wearer_of(card))
    return feud.owner(card)


def fitting(feud: Feud, program: Program, which: i64, registers: list[int]) -> int:
    """All cards that fit a filter of the program, as a set."""
    wanted = cast(CardFilter, program.filters[which])
    if wanted.only >= 0:
        found = among(feud, wanted, registers[wanted.only], registers)
        return _remembered(feud, program, wanted, found, registers)
    found = 0
    place = wanted.place
    if place in (terms.HAND, terms.DECK, terms.DISCARD_PILE):
        for seat in range(feud.seats):
            if feud.book.is_seat(feud, seat, wanted.whose_place, registers):
                zone = pile(feud, place, seat)
                for at in range(len(zone)):
                    if fits(feud, wanted, zone[at], registers):
                        found |= set_of(zone[at])
        return _remembered(feud, program, wanted, found, registers)
    if wanted.kinds & terms.FIGHTER != 0:
        for hero in range(feud.fighters):
            if feud.is_alive(hero) and fits(feud, wanted, hero, registers):
                found |= set_of(hero)
    if wanted.kinds & terms.EQUIPMENT != 0:
        for worn in feud.worn:
            if fits(feud, wanted, worn.card, registers):
                found |= set_of(worn.card)
    return _remembered(feud, program, wanted, found, registers)


def among(feud: Feud, wanted: CardFilter, cards: int, registers: list[int]) -> int:
    """Those of some cards that fit a filter."""
    found = 0
    for card in members_of(cards):
        if fits(feud, wanted, card, registers):
            found |= set_of(card)
    return found


def fitting_within(
    feud: Feud, program: Program, which: i64, cards: int, registers: list[int]
) -> int:
    """Those of a set of cards that fit."""
    wanted = cast(CardFilter, program.filters[which])
    found = among(feud, wanted, cards, registers)
    return _remembered(feud, program, wanted, found, registers)


def _remembered(
    feud: Feud, program: Program, wanted: CardFilter, found: int, registers: list[int]
) -> int:
    """Those of the cards to which has happened what the text asks for."""
    if wanted.noted < 0 or found == 0:
        return found
    cards = to_which(feud, program, wanted.noted, wanted.span, registers[YOU])
    return found & ~cards if wanted.is_never else found & cards


def pile(feud: Feud, place: i64, seat: Seat) -> Zone:
    """The hand, deck or discard pile of a player."""
    if place == terms.HAND:
        return feud.hands[seat]
    return feud.decks[seat] if place == terms.DECK else feud.discards[seat]


def fits(feud: Feud, wanted: CardFilter, card: CardId, registers: list[int]) -> bool:
    """Whether one card fits a filter."""
    if wanted.only >= 0 and not has(registers[wanted.only], card):
        return False
    if wanted.other >= 0 and has(registers[wanted.other], card):
        return False
    if feud.definition[card] == NONE:
        return False
    face = feud.face(card)
    if feud.cards.kinds[face] & wanted.kinds == 0 or not _is_there(feud, wanted, card, registers):
        return False
    if wanted.definition >= 0 and wanted.definition not in (face, feud.definition[card]):
        return False
    if wanted.whose_card != ANYBODY and not feud.book.is_seat(
        feud, controller(feud, card), wanted.whose_card, registers
    ):
        return False
    if wanted.factions != 0 and not _is_of(feud, wanted.factions, card, face):
        return False
    if wanted.hero != terms.ANY_HERO and not _is_hero_meant(feud, wanted.hero, card, registers):
        return False
    return card >= feud.fighters or _is_such_hero(feud, wanted, card)


def _is_there(feud: Feud, wanted: CardFilter, card: CardId, registers: list[int]) -> bool:
    where = wanted.place
    place = feud.place[card]
    if where == terms.ANYWHERE:
        return True
    if where == terms.IN_PLAY:
        return place in (ARENA, BACKROW, numbering.WORN)
    if where == terms.ON_THIS_HERO:
        if place != numbering.WORN:
            return False
        return feud.wearer_of(card) == feud.user_of(first_of(registers[THIS]))
    if where == terms.THE_ARENA:
        is_right = place == ARENA
    elif where == terms.THE_BACKROW:
        is_right = place == BACKROW
    elif where == terms.HAND:
        is_right = place == numbering.IN_HAND
    elif where == terms.DECK:
        is_right = place == numbering.IN_DECK
    else:
        # ruling.bluff-owner-may-look
        is_own = feud.owner(card) == registers[YOU]
        is_right = place == numbering.DISCARDED or (place == numbering.BLUFFED and is_own)
    return is_right and feud.book.is_seat(feud, feud.owner(card), wanted.whose_place, registers)


def _is_of(feud: Feud, factions: i64, card: CardId, face: i64) -> bool:
    """factions.from-fate."""
    for faction in range(terms.FACTION_COUNT):
        if (factions >> faction) & 1 == 1:
            is_fighter = card < feud.fighters
            level = level_of(feud, card, faction) if is_fighter else feud.cards.fates[faction][face]
            if level > 0:
                return True
    return False


def _is_hero_meant(feud: Feud, hero: i64, card: CardId, registers: list[int]) -> bool:
    if hero == terms.THE_USER:
        return feud.user_of(first_of(registers[THIS])) == card
    if hero == terms.THE_RIVAL:
        return feud.other_fighter(registers[YOU]) == card
    return card in (feud.fighter, feud.target)


def _is_such_hero(feud: Feud, wanted: CardFilter, hero: CardId) -> bool:
    if wanted.side != terms.EITHER and feud.is_empowered(hero) != (wanted.side == terms.EMPOWERED):
        return False
    if wanted.wounds != terms.EITHER:
        is_wounded = feud.damage_on(hero) > 0
        if is_wounded != (wanted.wounds == terms.WOUNDED):
            return False
    counters = feud.dark[hero]
    if counters < wanted.least_counters:
        return False
    return wanted.most_counters < 0 or counters <= wanted.most_counters
