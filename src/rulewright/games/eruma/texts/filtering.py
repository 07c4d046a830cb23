"""Which cards fit what a text asks for, at this moment; positions are in `spots.py`.

`registers` are those of the effect that asks: they say who "you" are, which card "this" is, and
what was chosen before.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from rulewright.effects.asked import to_which
from rulewright.effects.program import THAT, YOU, Program
from rulewright.games.eruma.rules import numbering, terms
from rulewright.games.eruma.rules.board import (
    ALL_POSITIONS,
    TREASURES,
    adjacent,
    along_column,
    along_row,
    within,
    zone_one,
    zone_two,
    zones,
)
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.texts.filters import CardFilter, Near
from rulewright.kernel.bits import bit, lowest
from rulewright.kernel.zone import Zone


def fitting(raid: Raid, program: Program, which: i64, registers: list[int]) -> i64:
    """All cards that fit a filter of the program, as a set."""
    wanted = cast(CardFilter, program.filters[which])
    place = wanted.place
    if place in (terms.HAND, terms.DECK, terms.GRAVEYARD):
        found: i64 = 0
        for seat in range(numbering.SEATS):
            if not raid.book.is_seat(raid, seat, wanted.whose_place, registers):
                continue
            zone = _zone(raid, place, seat)
            for index in range(len(zone)):
                card = zone[index]
                if _is_kind(raid, wanted, card, registers):
                    found |= bit(card)
        return _remembered(raid, program, wanted, found, registers)
    if place == terms.EXTRA_DECK:
        return 0
    is_anywhere = place == terms.ANYWHERE
    candidates = (
        raid.field | ~numbering.HENCHMEN_MASK & numbering.LARGEST_MASK
        if is_anywhere
        else raid.field
    )
    if wanted.facing == terms.UP:
        candidates &= raid.up
    elif wanted.facing == terms.DOWN:
        candidates &= ~raid.up
    if wanted.readiness == terms.EXHAUSTED:
        candidates &= raid.tired
    elif wanted.readiness == terms.READY:
        candidates &= ~raid.tired
    if wanted.whose_card != terms.WHOEVER:
        you: i64 = registers[YOU]
        seat = you if wanted.whose_card == terms.YOURS else 1 - you
        if wanted.whose_card == terms.THAT_PLAYERS:
            seat = registers[THAT]
        of_second = raid.second & raid.field | numbering.SECOND_OUTLAWS & ~raid.field
        candidates &= of_second if seat == 1 else ~of_second
    if wanted.kinds == terms.HENCHMAN:
        candidates &= ~((1 << 30) - 1)
    found = 0
    spots: i64 = ALL_POSITIONS
    is_near = wanted.near.relation != terms.NO_RELATION
    if is_anywhere and not is_near:
        spots = -1
    elif place != terms.PLAYFIELD or is_near:
        spots = positions(raid, place, wanted.whose_place, registers)
        if is_near:
            spots &= near_positions(raid, program, wanted.near, registers)
    while candidates != 0:
        card = lowest(candidates)
        candidates &= candidates - 1
        if (spots >> raid.place[card]) & 1 == 1 and _is_kind(raid, wanted, card, registers):
            found |= bit(card)
    return _remembered(raid, program, wanted, found, registers)


def _remembered(
    raid: Raid, program: Program, wanted: CardFilter, found: i64, registers: list[int]
) -> i64:
    """Those of the cards to which has happened what the text asks for."""
    if wanted.noted < 0 or found == 0:
        return found
    cards = to_which(raid, program, wanted.noted, wanted.span, registers[YOU])
    return found & ~cards if wanted.is_never else found & cards


def count_in_extras(raid: Raid, program: Program, which: i64, registers: list[int]) -> i64:
    """How many Henchmen fit in Extra Decks, where they have no number of their own; none if the
    filter asks for cards elsewhere."""
    wanted = cast(CardFilter, program.filters[which])
    found: i64 = 0
    if wanted.place != terms.EXTRA_DECK:
        return found
    for seat in range(numbering.SEATS):
        if raid.book.is_seat(raid, seat, wanted.whose_place, registers):
            extra = raid.extras[seat]
            for index in range(len(extra)):
                definition = extra[index]
                is_named = wanted.named < 0 or registers[wanted.named] == definition + 1
                if is_named and is_printed(raid, wanted, definition):
                    found += 1
    return found


def openly_fitting(raid: Raid, program: Program, which: i64, registers: list[int]) -> i64:
    """ruling.hidden-faces: the same as far as both players know it, for what both can see."""
    found = fitting(raid, program, which, registers)
    wanted = cast(CardFilter, program.filters[which])
    if not wanted.asks_face() or wanted.facing == terms.UP:
        return found
    rest = found
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if not (raid.knows(0, card) and raid.knows(1, card)):
            found &= ~bit(card)
    return found


def fits(raid: Raid, program: Program, which: i64, card: i64, registers: list[int]) -> bool:
    """Whether one card fits a filter of the program."""
    return (fitting(raid, program, which, registers) >> card) & 1 == 1


def hidden_among(raid: Raid, wanted: CardFilter, seat: i64, registers: list[int]) -> i64:
    """The cards in another's hand or Deck, or face-down, whose faces decide whether they fit a
    filter and which the seat does not know."""
    found: i64 = 0
    if wanted.place in (terms.HAND, terms.DECK):
        if raid.book.is_seat(raid, 1 - seat, wanted.whose_place, registers):
            zone = _zone(raid, wanted.place, 1 - seat)
            for index in range(len(zone)):
                found |= bit(zone[index])
    elif wanted.facing == terms.DOWN:
        found = raid.controlled(1 - seat) & ~raid.up
    return found & ~raid.seen[seat]


def _zone(raid: Raid, place: i64, seat: i64) -> Zone:
    if place == terms.HAND:
        return raid.hands[seat]
    if place == terms.DECK:
        return raid.decks[seat]
    return raid.graves[seat]


def _is_kind(raid: Raid, wanted: CardFilter, card: i64, registers: list[int]) -> bool:
    """What does not depend on where it stands: kind, type, name, speed, which card it may be."""
    if wanted.only >= 0:
        only: i64 = registers[wanted.only]
        if (only >> card) & 1 == 0:
            return False
    if wanted.other >= 0:
        other: i64 = registers[wanted.other]
        if (other >> card) & 1 == 1:
            return False
    counters = wanted.counters
    if counters.kind >= 0 and not counters.has(raid.counters_on(card, counters.kind)):
        return False
    types: i64 = 0
    if wanted.types != 0 or wanted.has_no_type:
        types = _types(raid, card)
    definition = raid.definition[card]
    if wanted.named >= 0 and registers[wanted.named] != definition + 1:
        return False
    kinds = raid.cards.kinds[definition] if raid.classes is None else raid.classes[card]
    return _is_printed(raid, wanted, definition, kinds, types)


def _is_printed(raid: Raid, wanted: CardFilter, definition: i64, kinds: i64, types: i64) -> bool:
    """Whether a card with these classes and types fits by what is printed on it."""
    if wanted.kinds & kinds == 0 or wanted.other_kinds & kinds != 0:
        return False
    if types & wanted.types != wanted.types or (wanted.has_no_type and types != 0):
        return False
    if wanted.definition >= 0 and wanted.definition != definition:
        return False
    return wanted.speed < 0 or raid.programs[definition].section == wanted.speed


def is_printed(raid: Raid, wanted: CardFilter, definition: i64) -> bool:
    """Whether what is printed on a card fits a filter."""
    kinds, types = raid.cards.kinds[definition], raid.cards.types[definition]
    return _is_printed(raid, wanted, definition, kinds, types)


def _types(raid: Raid, card: i64) -> i64:
    """type.while-face-up: a card that lies face-down on the Playfield has none."""
    if raid.field & ~raid.up & bit(card) != 0:
        return 0
    return changed_types(raid, card)


def changed_types(raid: Raid, card: i64) -> i64:
    """The types that are printed on the card or that effects give it now, but for those that they take away
    (ruling.lost-types); worked out with what is alive."""
    types = raid.cards.types[raid.definition[card]]
    if raid.granted is not None:
        types |= raid.granted[card]
    if raid.lost is not None:
        types &= ~raid.lost[card]
    return types


def positions(raid: Raid, place: i64, whose: i64, registers: list[int]) -> i64:
    """The positions of a place on the Playfield."""
    if place == terms.TREASURE:
        return TREASURES
    if place in (terms.PLAYFIELD, terms.ANYWHERE):
        return ALL_POSITIONS
    found: i64 = 0
    for seat in range(numbering.SEATS):
        if not raid.book.is_seat(raid, seat, whose, registers):
            continue
        if place == terms.ZONE_ONE:
            found |= zone_one(seat)
        elif place == terms.ZONE_TWO:
            found |= zone_two(seat)
        elif place == terms.ZONES:
            found |= zones(seat)
    return found


def near_positions(raid: Raid, program: Program, near: Near, registers: list[int]) -> i64:
    """The positions that lie so to one of the cards meant."""
    relation = near.relation
    cards: i64 = 0
    if near.register >= 0:
        cards = registers[near.register]
    else:
        cards = openly_fitting(raid, program, near.fitting, registers)
    cards &= raid.field
    found: i64 = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        position = raid.place[card]
        if relation == terms.ADJACENT:
            found |= adjacent(position)
        elif relation == terms.SAME_ROW:
            found |= along_row(position) & ~bit(position)
        elif relation == terms.SAME_COLUMN:
            found |= along_column(position) & ~bit(position)
        else:
            found |= within(position, near.distance)
    return found
