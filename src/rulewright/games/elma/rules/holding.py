"""Whether what a text makes a condition is so now."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.conditions import is_met
from rulewright.effects.program import (
    AT_LEAST,
    AT_MOST,
    FITS,
    FITS_NOT,
    OPPONENTS,
    STAT_LESS,
    THAT,
    THAT_PLAYER,
    YOU,
    Ability,
    Condition,
)
from rulewright.effects.sets import size_of
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import FULL_TURNS_STAT
from rulewright.games.elma.texts.filters import CardProgram
from rulewright.games.elma.texts.finding import among, fitting


def condition_holds(
    race: Race, program: CardProgram, condition: Condition, registers: list[int]
) -> bool:
    """Whether a condition of a program is met now, and with it the one that must be met too."""
    kind = condition.kind
    fit = 0
    one: i64 = 0
    other: i64 = 0
    if kind in (FITS, FITS_NOT):
        cards = registers[condition.register]
        fit = among(race, program.filters[condition.filter], cards, registers)
    elif kind in (AT_LEAST, AT_MOST):
        one = size_of(fitting(race, program, condition.filter, registers))
    elif condition.stat >= 0:
        seat: i64 = registers[THAT if condition.player == THAT_PLAYER else YOU]
        # ruling.your-opponent: what an opponent has, some opponent has
        is_of_opponents = condition.player == OPPONENTS
        one = _of_others(race, condition.stat, seat, most=True)
        if not is_of_opponents:
            one = _stat(race, condition.stat, seat)
            other = _of_others(race, condition.stat, seat, most=kind == STAT_LESS)
    if not is_met(condition, registers, fit, one, other):
        return False
    if condition.also < 0:
        return True
    return condition_holds(race, program, program.conditions[condition.also], registers)


def _stat(race: Race, stat: i64, seat: i64) -> i64:
    if stat == FULL_TURNS_STAT:
        return -1 if race.battle is None else race.battle.full_turns_over()
    return race.points[seat]


def _of_others(race: Race, stat: i64, seat: i64, *, most: bool) -> i64:
    """The most or the least that another player has."""
    found: i64 = -1
    for other in range(race.seats):
        if other == seat or not race.is_playing(other):
            continue
        has = _stat(race, stat, other)
        if found < 0 or (has > found) == most:
            found = has
    return found


def holds(race: Race, program: CardProgram, ability: Ability, registers: list[int]) -> bool:
    """Whether the condition on which an ability works is met."""
    if ability.condition < 0:
        return True
    return condition_holds(race, program, program.conditions[ability.condition], registers)
