"""Stepping through the program of a card.

A frame runs until somebody must choose or something is to happen; that goes on top of the agenda, and
the frame goes on afterwards. What the verbs do, which cards fit, and who may answer, the game's own
kind of frame knows.
"""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.asking import Answering, at_random
from rulewright.effects.frame import Frame
from rulewright.effects.program import (
    ALL,
    CASE,
    CHOOSE,
    COPY,
    COUNT,
    DO,
    EACH,
    GOTO,
    HOLDER,
    IF,
    IT,
    JOIN,
    LAST,
    MAY,
    MEASURE,
    MODE,
    NEXT_SEAT,
    OPPONENT,
    RANDOM,
    REPEAT,
    RESOLVE,
    SEATS,
    SET,
    SPOT,
    STOP,
    TARGET,
    THAT,
    UNLESS,
    YOU,
    Instruction,
    Program,
)
from rulewright.effects.sets import first_of, set_of, size_of
from rulewright.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Frame[S]):
    """A frame that runs."""

    __slots__ = ()

    def run(self, state: S) -> None:
        """Step until something must be decided or happens."""
        program = self.program_in(state)
        code = program.code
        registers = self.registers[:]
        at = self.at
        while not self.is_over(state):
            step = code[at]
            at += 1
            op = step.op
            if op == STOP:
                return
            if op == DO:
                state.agenda.append(self.again(at, registers))
                self.do(state, step, registers)
                return
            if op in (TARGET, CHOOSE, SPOT):
                waiting = self.again(at, registers)
                if waiting.has_options(state, step):
                    self.look_first(state, step, registers)
                    seat = registers[YOU if op == TARGET else step.e]
                    state.agenda.append(waiting)
                    state.agenda.append(Answering(seat))
                    return
                registers[step.a] = 0
            elif op == OPPONENT:
                others = self.opponents(state, registers[YOU])
                if size_of(others) > 1:
                    state.agenda.append(self.again(at, registers))
                    state.agenda.append(Answering(registers[YOU]))
                    return
                registers[step.a] = first_of(others)
            elif op in (MAY, UNLESS, MODE):
                state.agenda.append(self.again(at, registers))
                state.agenda.append(Answering(registers[step.e]))
                return
            elif op == RESOLVE:
                self.resolve(state, self.again(at, registers))
                return
            elif op == LAST:
                self.begin_lasting(state, step.a, step.b, registers)
            elif op == RANDOM:
                cards = self.fitting(state, step.b, registers)
                registers[step.a] = at_random(state, cards, step.c)
            else:
                at = self._step(state, program, step, at, registers)

    def _step(
        self, state: S, program: Program, step: Instruction, at: i64, registers: list[int]
    ) -> i64:
        """The steps that need nobody. Returns where to go on."""
        op = step.op
        if op == ALL:
            registers[step.a] = self.fitting(state, step.b, registers)
        elif op == COUNT:
            registers[step.a] = self.count(state, step.b, registers)
        elif op == SET:
            registers[step.a] = step.b
        elif op == COPY:
            registers[step.a] = registers[step.b]
        elif op == JOIN:
            registers[step.a] |= registers[step.b]
        elif op == SEATS:
            you: i64 = registers[YOU]
            others = self.opponents(state, you)
            registers[step.a] = others if step.b == 1 else others | set_of(you)
        elif op == NEXT_SEAT:
            if registers[step.a] == 0:
                return step.b
            seat = self.first_seat(state, registers[step.a])
            registers[step.a] &= ~set_of(seat)
            registers[THAT] = seat
        elif op == MEASURE:
            registers[step.a] = self.measured(state, step.b, registers[step.c])
        elif op == HOLDER:
            if registers[step.b] != 0:
                registers[step.a] = self.holder(state, registers[step.b], owner=step.c == 1)
        elif op == IF:
            condition = program.conditions[step.b]
            if not self.holds(state, condition, registers):
                asks = self._asks_next(program, at)
                if asks < 0 or not self.is_secret(state, condition, registers[asks], registers):
                    return step.a
        elif op == GOTO:
            return step.a
        elif op == CASE:
            return at + registers[step.a]
        elif op == EACH:
            left = registers[step.a]
            if left == 0:
                return step.b
            card = first_of(left)
            registers[step.a] = left & ~set_of(card)
            registers[IT] = set_of(card)
        else:
            assert op == REPEAT
            if registers[step.a] <= 0:
                return step.b
            registers[step.a] -= 1
        return at

    def _asks_next(self, program: Program, at: i64) -> i64:
        """The register of the seat that is asked, after no more than conditions, whether it does
        something; -1 if none is. Whether it is asked must not tell what only it knows."""
        while program.code[at].op == IF:
            at += 1
        step = program.code[at]
        return step.e if step.op in (MAY, UNLESS) else -1
