"""What the registers of a saved effect may hold: what its program can have put there.

A register with a number in it that its program could never have put there might send a game astray,
or let it count for ever. How far a game's numbers go, the game says (`Limits`).
"""

from __future__ import annotations

from typing import Final

from rulewright.effects.counters import LARGEST_KIND, is_kind
from rulewright.effects.live import AT_TURN, CHOSEN_THIS_TURN, LAST_WAY_TO_END, SPENT
from rulewright.effects.noted import OLDEST
from rulewright.effects.program import (
    BY,
    CHAIN,
    CHANCE,
    COPY,
    COUNT,
    DID,
    DO,
    GIVE_A_VALUE,
    HOLDER,
    HOLDERS,
    IT,
    LEADER,
    LESS,
    MEASURE,
    MODE,
    MOST_REGISTERS,
    NAME,
    NONE,
    OPPONENT,
    RECKON,
    SEATS,
    SET,
    SPOT,
    THAT,
    THIS,
    YOU,
    Instruction,
    Program,
)
from rulewright.effects.sets import set_of, unpacked
from rulewright.kernel.errors import SaveError
from rulewright.kernel.fields import KW_ONLY, value
from rulewright.kernel.saved import Kind, between, number_itself, numbers

_LAST_ABILITY: Final = 63
_LAST_STEP: Final = 9999


@value
class Limits:
    """How far the numbers of a match go that effects hold: how many seats, cards, printed cards and positions there
    are, how many verbs, and links that a chain of effects can have, the last of the means by which something
    happens, the last turn and how far beyond it something may be to last, how much can be measured,
    counted, or come of an amount, and how many kinds of counters the game knows."""

    seats: int
    cards: int
    _: KW_ONLY
    definitions: int
    verbs: int
    links: int
    means: int
    turn: int
    count: int
    turns_ahead: int = 0
    positions: int = 0
    measure: int = 0
    amount: int = 9999
    counters: int = 0

    @property
    def every_card(self) -> int:
        """The largest set of cards."""
        return set_of(self.cards) - 1

    def kinds(self) -> dict[str, Kind]:
        """What fields of the types in `ids.py` may hold."""
        return {
            "Seat": between(0, self.seats - 1),
            "CardId": between(0, self.cards - 1),
            "Definition": between(0, self.definitions - 1),
            "AbilityId": between(0, _LAST_ABILITY),
            "StepId": between(0, _LAST_STEP),
            "Verb": between(0, self.verbs - 1),
            "Means": between(0, self.means),
            "Cause": between(NONE, self.cards - 1),
            "Link": between(0, self.links - 1),
            "Turn": between(0, self.turn),
            "LaterTurn": between(0, self.turn + self.turns_ahead),
            "Count": between(0, self.count),
            "HowItEnds": between(AT_TURN, LAST_WAY_TO_END),
            "MarkKind": between(SPENT, CHOSEN_THIS_TURN),
            "TurnsAgo": between(0, OLDEST),
            "Registers": read_registers,
            "CounterKind": self._counter_kind,
            "CountersThere": between(1, self.amount),
        }

    def _counter_kind(self, item: object, name: str) -> int:
        kind = number_itself(item, name, 0, LARGEST_KIND)
        if not is_kind(kind, self.counters):
            raise SaveError(f"the saved match is damaged: {name!r} has no kind of counters")
        return kind


def read_registers(item: object, name: str) -> list[int]:
    """The registers of an effect."""
    packed = numbers({name: item}, name, 0, 1 << 60)
    if len(packed) < MOST_REGISTERS or (len(packed) - MOST_REGISTERS) % 3 != 0:
        raise SaveError(
            f"the saved match is damaged: {name!r} should have {MOST_REGISTERS} registers"
        )
    try:
        return unpacked(packed, MOST_REGISTERS)
    except TypeError as error:
        raise SaveError(f"the saved match is damaged: {name!r} has no registers") from error


def check_registers(
    where: str, program: Program, source: int, registers: list[int], limits: Limits
) -> None:
    """Refuse registers that no effect of the program can have; `where` in the save they are."""
    is_sound = (
        len(registers) == MOST_REGISTERS
        and registers[THIS] == set_of(source)
        and all(
            0 <= value <= most
            for value, most in zip(registers, _largest(program, limits), strict=True)
        )
    )
    if not is_sound:
        raise SaveError(f"the saved match is damaged: {where!r} has registers of no such effect")


def _largest(program: Program, limits: Limits) -> list[int]:
    """The largest number that each register can come to hold."""
    most = [0] * MOST_REGISTERS
    most[THIS] = most[IT] = most[BY] = limits.every_card
    most[CHAIN] = set_of(limits.links) - 1
    most[YOU] = most[THAT] = limits.seats - 1
    most[DID] = 1
    for ability in program.abilities:
        if ability.much >= 0:
            most[ability.much] = limits.amount
    for step in program.code:
        if step.done_to >= 0:
            most[step.done_to] = limits.every_card
        if step.done >= 0:
            most[step.done] = limits.amount
        if step.op == LEADER:
            most[step.source] = 1
    for step in program.code:
        register = _written_by(step)
        if register >= 0:
            most[register] = max(most[register], _largest_written(step, limits))
    # A number may be copied on and on, but not through more registers than there are steps.
    for _ in program.code:
        for step in program.code:
            if step.op == COPY:
                most[step.into] = max(most[step.into], most[step.source])
    return most


def _written_by(step: Instruction) -> int:
    """The register that a step writes anew, or NONE."""
    if step.op == DO:
        return int(step.cards)
    is_written = step.op == MODE or (step.op in GIVE_A_VALUE and step.op not in (COPY, LESS))
    return int(step.into) if is_written else NONE


def _largest_written(step: Instruction, limits: Limits) -> int:
    if step.op == SPOT:
        return limits.positions
    if step.op == COUNT:
        return limits.cards
    if step.op in (SET, CHANCE):
        return int(step.number)
    if step.op == RECKON:
        return limits.amount
    if step.op == NAME:
        return limits.definitions
    if step.op in (OPPONENT, HOLDER):
        return limits.seats - 1
    if step.op in (SEATS, HOLDERS):
        return set_of(limits.seats) - 1
    if step.op == MEASURE:
        return limits.measure
    if step.op == MODE:
        return int(step.modes) - 1
    return limits.every_card
