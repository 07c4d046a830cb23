"""From saved values back to a game of Eruma. What each field may hold is checked here; what cannot stand
together, in `contradictions.py`."""

from __future__ import annotations

from typing import Final

from rulewright.effects.agenda_checks import load_lasting, load_mark, load_registers, parts_of
from rulewright.effects.register_checks import Limits
from rulewright.games.eruma.rules.board import POSITIONS
from rulewright.games.eruma.rules.cardset import CardSet
from rulewright.games.eruma.rules.live_power import LivePower
from rulewright.games.eruma.rules.numbering import (
    CARDS,
    EMPTY,
    LARGEST_MASK,
    LARGEST_TOTAL,
    LAST_TURN,
    MOST_POINTS,
    OUT,
    OUTLAWS,
    SEATS,
)
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import ANNOUNCED
from rulewright.kernel import saved
from rulewright.kernel.bits import bit
from rulewright.kernel.errors import SaveError
from rulewright.kernel.zone import Zone

LIMITS: Final = Limits(SEATS, CARDS, links=CARDS, means=ANNOUNCED, positions=POSITIONS)
"""How far the numbers go that an effect can hold."""


def load_raid(data: object, cards: CardSet) -> Raid:
    """The inverse of `Raid.dump`."""
    raid = Raid(cards)
    last = len(cards) - 1
    raid.definition = saved.zone(data, "definition", EMPTY, last)
    raid.place = saved.zone(data, "place", 0, OUT)
    if len(raid.definition) != CARDS or len(raid.place) != CARDS:
        raise SaveError(f"the saved match is damaged: 'place' should hold {CARDS} cards")
    for card in range(CARDS):
        place = raid.place[card]
        if place < POSITIONS:
            if raid.grid[place] != EMPTY:
                raise SaveError(f"the saved match is damaged: two cards on position {place}")
            raid.grid[place] = card
            raid.field |= bit(card)
    raid.hands = _two_zones(data, "hands", OUTLAWS - 1)
    raid.decks = _two_zones(data, "decks", OUTLAWS - 1)
    raid.graves = _two_zones(data, "graves", OUTLAWS - 1)
    raid.extras = _two_zones(data, "extras", last)
    raid.gone = _two_zones(data, "gone", last)
    if saved.text(data, "cards") != cards.fingerprint(raid.brought()):
        raise SaveError(
            "the saved match was played with other cards than there are now, or they have changed:"
            " go on with the edition it was saved by"
        )
    raid.up = saved.number(data, "up", 0, LARGEST_MASK)
    raid.tired = saved.number(data, "tired", 0, LARGEST_MASK)
    raid.left = saved.number(data, "left", 0, LARGEST_MASK)
    raid.second = saved.number(data, "second", 0, LARGEST_MASK)
    raid.second_owns = saved.number(data, "second_owns", 0, LARGEST_MASK)
    raid.stole = saved.number(data, "stole", 0, LARGEST_MASK)
    raid.seen = saved.numbers(data, "seen", 0, LARGEST_MASK)
    raid.shown_curses = saved.number(data, "shown_curses", 0, LARGEST_MASK)
    raid.moved = saved.number(data, "moved", 0, LARGEST_MASK)
    raid.attacked = saved.number(data, "attacked", 0, LARGEST_MASK)
    raid.treasure = saved.zone(data, "treasure", 0, LARGEST_TOTAL)
    if len(raid.treasure) != SEATS or len(raid.seen) != SEATS:
        raise SaveError("the saved match is damaged: 'treasure' and 'seen' are for two players")
    raid.active = saved.number(data, "active", 0, 1)
    raid.turn = saved.number(data, "turn", 0, LAST_TURN + 1)
    raid.phase = saved.number(data, "phase", 0, 4)
    raid.points = saved.number(data, "points", 0, MOST_POINTS)
    raid.powers = [_load_power(raid, item) for item in saved.items(data, "powers")]
    raid.lasting = [
        load_lasting(raid, item, LIMITS, LAST_TURN + 3) for item in saved.items(data, "lasting")
    ]
    raid.used_this_turn = saved.numbers(data, "used_this_turn", 0, last)
    raid.marks = [load_mark(raid, item, LIMITS) for item in saved.items(data, "marks")]
    return raid


def _two_zones(data: object, name: str, most: int) -> list[Zone]:
    return [saved.zone({name: item}, name, 0, most) for item in saved.items(data, name, SEATS)]


def _load_power(raid: Raid, item: object) -> LivePower:
    where = "powers"
    source, seat, program, since, registers = parts_of(item, where, 5)
    number = saved.number_itself(program, where, 0, len(raid.cards) - 1)
    return LivePower(
        saved.number_itself(source, where, 0, CARDS - 1),
        seat=saved.number_itself(seat, where, 0, 1),
        program=number,
        text=raid.programs[number],
        since=saved.number_itself(since, where, 0, LAST_TURN + 1),
        registers=load_registers(registers, where),
    )
