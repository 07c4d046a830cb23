"""Which positions fit what a text asks for, at this moment, and for what they are asked."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rulewright.effects.program import DO, SPOT, STOP, YOU, Instruction, Program
from rulewright.games.eruma.rules.board import POSITIONS
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import NO_RELATION
from rulewright.games.eruma.texts.filtering import near_positions, positions
from rulewright.games.eruma.texts.filters import SpotFilter
from rulewright.kernel.bits import bit

_NO_USE: Final = Instruction(STOP, who=YOU)
"""Of a position that is chosen and nothing put there."""


def fitting_spots(raid: Raid, program: Program, which: i64, registers: list[int]) -> i64:
    """All positions that fit a spot filter of the program."""
    wanted = cast(SpotFilter, program.spots[which])
    found = positions(raid, wanted.place, wanted.whose_place, registers)
    if wanted.only >= 0:
        chosen: i64 = registers[wanted.only]
        found &= bit(chosen - 1) if chosen > 0 else 0
    if wanted.near.relation != NO_RELATION:
        found &= near_positions(raid, program, wanted.near, registers)
    if wanted.is_empty:
        for position in range(POSITIONS):
            if raid.grid[position] >= 0:
                found &= ~bit(position)
    return found


def spot_use(program: Program, which: i64) -> Instruction:
    """The step that puts something on the position chosen by a spot filter."""
    register: i64 = -1
    for step in program.code:
        if step.op == SPOT and step.spots == which:
            register = step.into
        elif step.op == DO and register >= 0 and step.spot == register:
            return step
    return _NO_USE
