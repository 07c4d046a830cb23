"""What was chosen while an effect was announced: its targets, and which of its modes. Whoever may answer it is told
both (`ruling.block-window` of Eruma), so views, prompts and the story ask here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.frame import Frame
from rulewright.effects.program import MODE, NONE, RESOLVE, TARGET, Instruction
from rulewright.effects.sets import members_of
from rulewright.effects.state import EffectsState


class TakenMode:
    """One of the modes that a text offers, and which of its choices between modes it is of."""

    __slots__ = ("mode", "order")

    def __init__(self, order: i64, mode: i64) -> None:
        self.order: Final = order
        """How many choices between modes stand before it in the program."""
        self.mode: Final = mode


def _announced_steps(state: EffectsState, frame: Frame) -> list[Instruction]:
    """The steps by which it was announced."""
    program = frame.program_in(state)
    found: list[Instruction] = []
    if program.power == NONE:
        return found
    at = program.abilities[program.power].start
    while program.code[at].op != RESOLVE:
        found.append(program.code[at])
        at += 1
    return found


def targets_chosen(state: EffectsState, frame: Frame) -> list[int]:
    """The cards that were chosen as targets, those of one step after the other's."""
    found: list[int] = []
    for step in _announced_steps(state, frame):
        if step.op == TARGET:
            found += [card for card in members_of(frame.registers[step.into]) if card not in found]
    return found


def modes_taken(state: EffectsState, frame: Frame) -> list[TakenMode]:
    """The modes that were chosen, one of each choice."""
    program = frame.program_in(state)
    before: i64 = 0
    for step in program.code[: program.abilities[program.power].start]:
        if step.op == MODE:
            before += 1
    found: list[TakenMode] = []
    for step in _announced_steps(state, frame):
        if step.op == MODE:
            if step.into >= 0:
                found.append(TakenMode(before, frame.registers[step.into]))
            before += 1
    return found
