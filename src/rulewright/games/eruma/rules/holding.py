"""Whether what a text makes a condition is so now."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.conditions import is_met
from rulewright.effects.live import Alive
from rulewright.effects.program import (
    AT_LEAST,
    AT_MOST,
    CANT,
    FITS,
    FITS_NOT,
    MODIFY,
    OPPONENTS,
    THAT,
    THAT_PLAYER,
    YOU,
    Condition,
)
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import POINTS_STAT
from rulewright.games.eruma.texts.filtering import count_in_extras, fitting, openly_fitting
from rulewright.games.eruma.texts.filters import CardProgram
from rulewright.kernel.bits import count_of


def condition_holds(
    raid: Raid,
    program: CardProgram,
    condition: Condition,
    registers: list[int],
    *,
    openly: bool = False,
) -> bool:
    """Whether a condition of a program is met now, and with it the one that must be met too;
    openly: as far as both players can tell (ruling.hidden-faces)."""
    kind = condition.kind
    fit: i64 = 0
    if kind in (FITS, FITS_NOT, AT_LEAST, AT_MOST):
        if openly:
            fit = openly_fitting(raid, program, condition.filter, registers)
        else:
            fit = fitting(raid, program, condition.filter, registers)
    seat: i64 = registers[THAT if condition.player == THAT_PLAYER else YOU]
    if condition.player == OPPONENTS:
        seat = 1 - seat
    one, other = _stat(raid, condition.stat, seat), _stat(raid, condition.stat, 1 - seat)
    if kind in (AT_LEAST, AT_MOST):
        one = count_of(fit) + count_in_extras(raid, program, condition.filter, registers)
    if not is_met(condition, registers, fit, one, other):
        return False
    if condition.also < 0:
        return True
    further = program.conditions[condition.also]
    return condition_holds(raid, program, further, registers, openly=openly)


def _stat(raid: Raid, stat: i64, seat: i64) -> i64:
    """What a player has of a stat."""
    if stat == POINTS_STAT:
        return raid.points if seat == raid.active else 0
    return raid.treasure[seat]


def holds(raid: Raid, one: Alive) -> bool:
    """Whether the condition on which an ability works is met."""
    condition = one.ability.condition
    if condition < 0:
        return True
    program = raid.cards.programs[one.program]
    openly = one.ability.kind in (CANT, MODIFY)
    return condition_holds(
        raid, program, program.conditions[condition], one.registers, openly=openly
    )
