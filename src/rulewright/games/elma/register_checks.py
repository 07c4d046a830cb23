"""What the registers of a saved effect may hold: what its program can have put there.

A register with a number in it that its program could never have put there might send a game astray, or let
it count for ever.
"""

from __future__ import annotations

from typing import Final

from rulewright.effects.frame import Frame
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
    MEASURE,
    MODE,
    MOST_REGISTERS,
    OPPONENT,
    RANDOM,
    SEATS,
    SET,
    TARGET,
    THAT,
    THIS,
    YOU,
    Instruction,
    Program,
)
from rulewright.effects.sets import set_of
from rulewright.games.elma.numbering import EFFECTS_A_CARD
from rulewright.games.elma.state import Race
from rulewright.kernel.errors import SaveError

_CARDS: Final = -1
"""Stands in a list of largest numbers for a set of cards."""
_MOST_TURNS: Final = 1000


def check_frame(race: Race, frame: Frame[Race]) -> None:
    """Refuse a frame that no card's text can have come to."""
    wrong = SaveError("the saved match is damaged: 'agenda' has an effect of no card")
    if not (0 <= frame.program < len(race.cards) and 0 <= frame.source < len(race.place)):
        raise wrong
    program = race.cards.texts[frame.program].program
    if program is None or not 0 <= frame.at < len(program.code):
        raise wrong
    check_registers(race, "agenda", program, int(frame.source), frame.registers)


def check_registers(
    race: Race, where: str, program: Program, source: int, registers: list[int]
) -> None:
    """Refuse registers that no effect of the program can have."""
    wrong = SaveError(f"the saved match is damaged: {where!r} has registers of no such effect")
    if len(registers) != MOST_REGISTERS or registers[THIS] != set_of(source):
        raise wrong
    there = set_of(len(race.place)) - 1
    effects = set_of(len(race.place) * EFFECTS_A_CARD) - 1
    most = largest(race, program)
    for register, value in enumerate(registers):
        largest_set = effects if register == CHAIN else there
        if value < 0 or value > (largest_set if most[register] == _CARDS else most[register]):
            raise wrong


def largest(race: Race, program: Program) -> list[int]:
    """The largest number that each register can come to hold; for cards, that it holds such."""
    most = [0] * MOST_REGISTERS
    for register in (THIS, IT, CHAIN, BY):
        most[register] = _CARDS
    most[YOU] = most[THAT] = int(race.seats) - 1
    most[DID] = 1
    for step in program.code:
        _widen(race, most, step)
    for _ in program.code:
        for step in program.code:
            if step.op == COPY and most[step.a] != _CARDS:
                source = most[step.b]
                most[step.a] = source if source == _CARDS else max(source, most[step.a])
    return most


def _widen(race: Race, most: list[int], step: Instruction) -> None:
    op = step.op
    if op in (TARGET, CHOOSE, ALL, RANDOM, JOIN):
        most[step.a] = _CARDS
    elif op == DO and step.b >= 0:
        most[step.b] = _CARDS
    elif op == COUNT:
        _raise(most, int(step.a), len(race.place))
    elif op == SET:
        _raise(most, int(step.a), int(step.b))
    elif op in (OPPONENT, HOLDER):
        _raise(most, int(step.a), int(race.seats) - 1)
    elif op == SEATS:
        _raise(most, int(step.a), set_of(int(race.seats)) - 1)
    elif op == MEASURE:
        _raise(most, int(step.a), _MOST_TURNS)
    elif op == MODE and step.b >= 0:
        _raise(most, int(step.b), int(step.a) - 1)


def _raise(most: list[int], register: int, value: int) -> None:
    if most[register] != _CARDS:
        most[register] = max(most[register], value)
