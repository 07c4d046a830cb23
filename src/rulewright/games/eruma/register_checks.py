"""What the registers of a saved effect may hold: what its program can have put there.

A register with a number in it that its program could never have put there might send a game
astray, or let it count for ever.
"""

from __future__ import annotations

from typing import Final

from rulewright.effects.program import (
    ALL,
    BY,
    CHAIN,
    CHOOSE,
    COPY,
    COUNT,
    DID,
    DO,
    HOLDER,
    IT,
    JOIN,
    MODE,
    MOST_REGISTERS,
    OPPONENT,
    RANDOM,
    SET,
    SPOT,
    TARGET,
    THAT,
    THIS,
    YOU,
    Instruction,
)
from rulewright.games.eruma.board import POSITIONS
from rulewright.games.eruma.filters import CardProgram
from rulewright.games.eruma.numbering import CARDS, LARGEST_MASK
from rulewright.games.eruma.state import Raid
from rulewright.kernel.bits import bit
from rulewright.kernel.errors import SaveError

_CARDS_SORT: Final = -1
"""Stands in a list of largest numbers for a set of cards."""


def check_registers(
    raid: Raid, where: str, program: int, source: int, registers: list[int]
) -> None:
    """Refuse registers that no effect of the program can have."""
    wrong = SaveError(f"the saved match is damaged: {where!r} has registers of no such effect")
    if len(registers) != MOST_REGISTERS or registers[THIS] != bit(source):
        raise wrong
    for value, most in zip(registers, largest(raid.cards.programs[program]), strict=True):
        if not 0 <= value <= (LARGEST_MASK if most == _CARDS_SORT else most):
            raise wrong


def largest(program: CardProgram) -> list[int]:
    """The largest number that each register can come to hold; for cards, that it holds such."""
    most = [0] * MOST_REGISTERS
    for register in (THIS, IT, CHAIN, BY):
        most[register] = _CARDS_SORT
    for register in (YOU, THAT, DID):
        most[register] = 1
    for step in program.code:
        _widen(most, step)
    changed = True
    while changed:
        changed = False
        for step in program.code:
            if step.op == COPY and most[step.a] != _CARDS_SORT:
                source = most[step.b]
                if source == _CARDS_SORT or source > most[step.a]:
                    most[step.a] = source
                    changed = True
    return most


def _widen(most: list[int], step: Instruction) -> None:
    op = step.op
    if op in (TARGET, CHOOSE, ALL, RANDOM, JOIN):
        most[step.a] = _CARDS_SORT
    elif op == DO and step.b >= 0:
        most[step.b] = _CARDS_SORT
    elif op == SPOT:
        _raise(most, int(step.a), POSITIONS)
    elif op == COUNT:
        _raise(most, int(step.a), CARDS)
    elif op == SET:
        _raise(most, int(step.a), int(step.b))
    elif op in (OPPONENT, HOLDER):
        _raise(most, int(step.a), 1)
    elif op == MODE and step.b >= 0:
        _raise(most, int(step.b), int(step.a) - 1)


def _raise(most: list[int], register: int, value: int) -> None:
    if most[register] != _CARDS_SORT:
        most[register] = max(most[register], value)
