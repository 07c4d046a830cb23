"""Whether what a text makes a condition is so now."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.amounts import amount_for, amount_of
from rulewright.effects.asked import how_often
from rulewright.effects.live import Alive
from rulewright.effects.program import (
    AT_LEAST,
    AT_MOST,
    CANT,
    DID,
    FITS,
    FITS_NOT,
    HAS_HAPPENED,
    IS_AS_MANY,
    IS_FEWER,
    IS_MORE,
    MODIFY,
    OF_ALL,
    OF_NOBODY,
    OPPONENTS,
    STAT_AT_LEAST,
    STAT_LESS,
    STAT_MORE,
    THAT,
    THAT_PLAYER,
    TURN_IS_EXTRA,
    TURN_IS_OF,
    WAS_DONE,
    WAS_NOT_DONE,
    YOU,
    Condition,
    Program,
)
from rulewright.effects.sets import members_of
from rulewright.effects.state import EffectsState


def holds(state: EffectsState, one: Alive) -> bool:
    """Whether the condition on which an ability works is met. What forbids or changes something holds as far
    as all can tell."""
    condition = one.ability.condition
    if condition < 0:
        return True
    openly = one.ability.kind in (CANT, MODIFY)
    return is_met(
        state, one.program, one.program.conditions[condition], one.registers, openly=openly
    )


def is_met(
    state: EffectsState,
    program: Program,
    condition: Condition,
    registers: list[int],
    *,
    openly: bool = False,
) -> bool:
    """Whether a condition of a program is met now, and with it the one that must be met too; openly: as far
    as all players can tell."""
    if _is_so(state, program, condition, registers, openly=openly) == condition.negated:
        return False
    if condition.also < 0:
        return True
    return is_met(state, program, program.conditions[condition.also], registers, openly=openly)


def _is_so(
    state: EffectsState,
    program: Program,
    condition: Condition,
    registers: list[int],
    *,
    openly: bool,
) -> bool:
    kind = condition.kind
    if kind == WAS_DONE:
        return registers[DID] == 1
    if kind == WAS_NOT_DONE:
        return registers[DID] == 0
    if kind in (HAS_HAPPENED, TURN_IS_OF, TURN_IS_EXTRA):
        return _is_so_of_turns(state, program, condition, registers)
    book = state.book
    if kind in (FITS, FITS_NOT):
        cards = registers[condition.register]
        if cards == 0:
            return False
        fit = book.fitting_within(state, program, condition.filter, cards, registers, openly=openly)
        return fit == (cards if kind == FITS else 0)
    if kind in (AT_LEAST, AT_MOST):
        count = book.count(state, program, condition.filter, registers, openly=openly)
        if kind == AT_LEAST:
            return count >= condition.number
        return count <= condition.number
    if kind in (IS_MORE, IS_FEWER, IS_AS_MANY):
        return _compares(state, program, condition, registers, openly=openly)
    return _is_stat_so(state, condition, registers)


def _is_so_of_turns(
    state: EffectsState, program: Program, condition: Condition, registers: list[int]
) -> bool:
    """What has happened, and whose turn it is."""
    kind = condition.kind
    if kind == TURN_IS_EXTRA:
        return state.is_extra_turn
    if kind == TURN_IS_OF:
        return state.book.is_seat(state, state.active, condition.player, registers)
    cards = 0
    if condition.register >= 0:
        cards = registers[condition.register]
        if cards == 0:
            return False
    you = registers[YOU]
    often = how_often(state, program, condition.noted, condition.span, you, cards)
    return often >= condition.number


def _compares(
    state: EffectsState,
    program: Program,
    condition: Condition,
    registers: list[int],
    *,
    openly: bool,
) -> bool:
    """Whether an amount is more than another, or the same; of other players: than some of theirs, or each."""
    one = amount_of(state, program, condition.amount, registers, openly=openly)
    if condition.others == OF_NOBODY:
        other = amount_of(state, program, condition.than, registers, openly=openly)
        return _is_such(condition.kind, one, other)
    of_all = condition.others == OF_ALL
    you: i64 = registers[YOU]
    for seat in members_of(state.book.opponents_of(state, you)):
        other = amount_for(state, program, condition.than, registers, seat, openly=openly)
        is_so = _is_such(condition.kind, one, other)
        if is_so != of_all:
            return is_so
    return of_all


def _is_such(kind: i64, one: i64, other: i64) -> bool:
    if kind == IS_MORE:
        return one > other
    return one < other if kind == IS_FEWER else one == other


def _is_stat_so(state: EffectsState, condition: Condition, registers: list[int]) -> bool:
    """What an opponent has, some opponent has; more than an opponent is more than some opponent."""
    kind = condition.kind
    stat = condition.stat
    seat: i64 = registers[THAT if condition.player == THAT_PLAYER else YOU]
    own = state.book.stat(state, stat, seat)
    if condition.player == OPPONENTS:
        one = _of_others(state, stat, seat, most=kind != STAT_LESS)
        other = own
    else:
        one = own
        other = _of_others(state, stat, seat, most=kind == STAT_LESS)
    if kind == STAT_AT_LEAST:
        return one >= condition.number
    if kind == STAT_MORE:
        return one > other
    assert kind == STAT_LESS
    return one < other


def _of_others(state: EffectsState, stat: i64, seat: i64, *, most: bool) -> i64:
    """The most or the least that another player has."""
    found: i64 = -1
    for other in range(state.seats):
        if other == seat or not state.book.is_playing(state, other):
            continue
        has = state.book.stat(state, stat, other)
        if found < 0 or (has > found) == most:
            found = has
    return found
