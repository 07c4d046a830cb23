"""All cards that fit what a text asks for now, as a set, and those of them that may be chosen."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rulewright.effects.asked import to_which
from rulewright.effects.ids import CardId, Seat
from rulewright.effects.matching import may_be_forbidden
from rulewright.effects.program import YOU, Program
from rulewright.effects.sets import has, members_of, set_of
from rulewright.games.elma.rules import terms
from rulewright.games.elma.rules.happening import by_effect, is_permitted
from rulewright.games.elma.rules.records import NONE
from rulewright.games.elma.rules.results import as_worth, is_slower_better, measure, result_of
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.texts.filtering import fits
from rulewright.games.elma.texts.filters import CardFilter
from rulewright.kernel.zone import Zone

_MOST_WORTH: Final = 2_000_000_000
"""More than any result is worth."""


def fitting(race: Race, program: Program, which: i64, registers: list[int]) -> int:
    """All cards that fit a filter of the program, as a set."""
    wanted = cast(CardFilter, program.filters[which])
    if wanted.only >= 0:
        return among(race, wanted, registers[wanted.only], registers)
    found = 0
    place = wanted.place
    if place in (terms.HAND, terms.LIBRARY, terms.DISCARD_PILE):
        for seat in range(race.seats):
            if race.book.is_seat(race, seat, wanted.whose_place, registers):
                found |= _among(race, wanted, _pile(race, place, seat), registers)
        return found
    if place == terms.BAN_PILE:
        return _among(race, wanted, race.ban_pile, registers)
    if wanted.kinds & terms.KUSKI != 0:
        for seat in range(race.seats):
            found |= _among(race, wanted, race.kuskis[seat], registers)
    if wanted.kinds & terms.LEVEL != 0:
        for queued in race.queue:
            if fits(race, wanted, queued.level, registers):
                found |= set_of(queued.level)
        if race.battle is not None and fits(race, wanted, race.battle.level, registers):
            found |= set_of(race.battle.level)
    return found


def remembered(race: Race, program: Program, which: i64, found: int, registers: list[int]) -> int:
    """Those of the cards that fit to which has happened what the filter asks for."""
    wanted = cast(CardFilter, program.filters[which])
    if wanted.noted < 0 or found == 0:
        return found
    cards = to_which(race, program, wanted.noted, wanted.span, registers[YOU])
    return found & ~cards if wanted.is_never else found & cards


def placed(race: Race, program: Program, which: i64, found: int) -> int:
    """ruling.best-and-worst: those of the cards that fit whose result is the best or the worst of theirs, if the filter
    asks for it."""
    standing = cast(CardFilter, program.filters[which]).standing
    battle = race.battle
    if standing == terms.EITHER:
        return found
    if battle is None:
        return 0
    counted = measure(race, battle.level)
    slower_is_better = is_slower_better(race, battle.level)
    best_of_all: i64 = NONE
    kept = 0
    for drive in race.drives:
        if not has(found, drive.card):
            continue
        result = result_of(race, drive, battle.level)
        worth = as_worth(result, counted, slower_is_better=slower_is_better)
        if standing == terms.WORST_PLACED:
            worth = _MOST_WORTH - worth
        elif worth == NONE:
            continue
        if worth > best_of_all:
            best_of_all = worth
            kept = 0
        if worth == best_of_all:
            kept |= set_of(drive.card)
    return kept


def among(race: Race, wanted: CardFilter, cards: int, registers: list[int]) -> int:
    """Those of some cards that fit a filter."""
    found = 0
    for card in members_of(cards):
        if fits(race, wanted, card, registers):
            found |= set_of(card)
    return found


def _pile(race: Race, place: i64, seat: Seat) -> Zone:
    if place == terms.HAND:
        return race.hands[seat]
    return race.decks[seat] if place == terms.LIBRARY else race.discards[seat]


def _among(race: Race, wanted: CardFilter, zone: Zone, registers: list[int]) -> int:
    found = 0
    for place in range(len(zone)):
        if fits(race, wanted, zone[place], registers):
            found |= set_of(zone[place])
    return found


def targets_among(race: Race, cards: int, source: CardId, seat: Seat) -> int:
    """Those of the cards that nothing keeps from being chosen by a card's effect."""
    if not may_be_forbidden(race, terms.TARGETED):
        return cards
    for card in members_of(cards):
        if not is_permitted(race, by_effect(terms.TARGETED, [card], seat, source)):
            cards &= ~set_of(card)
    return cards
