"""Which positions fit what a text asks for, at this moment, and for what they are asked."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from rulewright.effects.program import DO, SPOT, Instruction, Program
from rulewright.games.eruma.rules.board import POSITIONS
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import NO_RELATION
from rulewright.games.eruma.texts.filtering import near_positions, positions
from rulewright.games.eruma.texts.filters import SpotFilter
from rulewright.kernel.bits import bit


def fitting_spots(raid: Raid, program: Program, which: i64, registers: list[int]) -> i64:
    """All positions that fit a spot filter of the program."""
    wanted = cast(SpotFilter, program.spots[which])
    found = positions(raid, wanted.place, wanted.whose_place, registers)
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
    return program.code[0]
