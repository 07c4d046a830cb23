"""How many: what an amount of a program comes to now.

An amount is something counted (cards, what a player has, counters, what was done before), so many times or one
part of so many, and no more than some number. Wherever a text does not simply say a number, it is one of these.
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.program import (
    A_NUMBER,
    CARDS,
    CARDS_IN_REGISTER,
    COUNTERS,
    IN_REGISTER,
    MEASURED,
    STAT,
    THAT,
    YOU,
    Amount,
    Program,
)
from rulewright.effects.sets import members_of, set_of, size_of
from rulewright.effects.state import EffectsState


def amount_of(
    state: EffectsState,
    program: Program,
    which: i64,
    registers: list[int],
    *,
    openly: bool = False,
) -> i64:
    """What an amount comes to now; openly: as far as all players can tell."""
    amount = program.amounts[which]
    found = _counted(state, program, amount, registers, openly=openly) * amount.times
    if amount.parts > 1:
        rest = amount.parts - 1 if amount.is_rounded_up else 0
        found = (found + rest) // amount.parts
    return found if amount.most < 0 else min(found, amount.most)


def _counted(
    state: EffectsState,
    program: Program,
    amount: Amount,
    registers: list[int],
    *,
    openly: bool,
) -> i64:
    kind = amount.kind
    book = state.book
    if kind == A_NUMBER:
        return amount.number
    if kind == CARDS:
        return book.count(state, program, amount.filter, registers, openly=openly)
    if kind == STAT:
        return book.stat(state, amount.stat, registers[amount.register])
    if kind == IN_REGISTER:
        return registers[amount.register]
    cards = registers[amount.register]
    if kind == CARDS_IN_REGISTER:
        if amount.filter < 0:
            return size_of(cards)
        return size_of(book.fitting_within(state, program, amount.filter, cards, registers))
    if kind == COUNTERS:
        found: i64 = 0
        for card in members_of(cards):
            found += book.counters_on(state, card, amount.counter)
        return found
    assert kind == MEASURED
    return book.measured(state, amount.stat, cards)


def amount_for(  # noqa: PLR0913 - what, of whom, by what is known
    state: EffectsState,
    program: Program,
    which: i64,
    registers: list[int],
    seat: i64,
    *,
    openly: bool = False,
) -> i64:
    """What an amount of "you" comes to for another player."""
    theirs = registers[:]
    theirs[YOU] = theirs[THAT] = seat
    return amount_of(state, program, which, theirs, openly=openly)


def leader(
    state: EffectsState, program: Program, which: i64, registers: list[int], *, is_least: bool
) -> i64:
    """The seat of the player for whom an amount is the most, or the least; -1 if that are several."""
    found: i64 = -1
    best: i64 = 0
    is_first = True
    you: i64 = registers[YOU]
    for seat in members_of(state.book.opponents_of(state, you) | set_of(you)):
        has = amount_for(state, program, which, registers, seat)
        if is_least:
            has = -has
        if is_first or has > best:
            found = seat
            best = has
        elif has == best:
            found = -1
        is_first = False
    return found
