"""Stepping through the program of a card.

A frame runs until somebody must choose or something is to happen; that goes on top of the agenda, and
the frame goes on afterwards. What the verbs do, which cards fit, and who may answer, the game's book knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64

from rulewright.effects.amounts import amount_of, leader
from rulewright.effects.asking import Answering, at_random
from rulewright.effects.conditions import is_met
from rulewright.effects.frame import Frame, most_of
from rulewright.effects.lasting import begin_lasting
from rulewright.effects.program import (
    ALL,
    BECOME,
    CASE,
    CHANCE,
    CHOOSE,
    COPY,
    COUNT,
    DO,
    EACH,
    GOTO,
    HOLDER,
    HOLDERS,
    IF,
    INSTEAD,
    IT,
    JOIN,
    LAST,
    LEADER,
    LESS,
    MAY,
    MEASURE,
    MODE,
    NAME,
    NEXT_SEAT,
    OPPONENT,
    PILE,
    RANDOM,
    RECKON,
    REPEAT,
    RESOLVE,
    SEATS,
    SET,
    SPOT,
    STOP,
    TARGET,
    THAT,
    TOP,
    UNLESS,
    YOU,
    Instruction,
    Program,
)
from rulewright.effects.sets import first_of, set_of, size_of
from rulewright.effects.state import EffectsState

if TYPE_CHECKING:
    from rulewright.effects.happening import Happening


class CardFrame(Frame):
    """A frame that runs."""

    __slots__ = ()

    def again(self, at: i64, registers: list[int]) -> CardFrame:
        """This frame further on."""
        return CardFrame(self.program, at, self.source, self.means, registers)

    def with_means(self, means: i64, registers: list[int]) -> CardFrame:
        """This frame as another kind of effect."""
        return CardFrame(self.program, self.at, self.source, means, registers)

    def run(self, state: EffectsState) -> None:
        """Step until something must be decided or happens."""
        book = state.book
        program = self.program_in(state)
        code = program.code
        registers = self.registers[:]
        at = self.at
        while not book.is_over(state, self):
            step = code[at]
            at += 1
            op = step.op
            if op == STOP:
                return
            if op == DO:
                state.agenda.append(self.again(at, registers))
                book.bring_about(state, self, step, registers)
                return
            if op in (TARGET, CHOOSE, SPOT):
                waiting = self.again(at, registers)
                if waiting.has_options(state, step) and book.is_playing(
                    state, waiting.seat_asked(state, step)
                ):
                    book.look_first(state, self, step, registers)
                    state.agenda.append(waiting)
                    state.agenda.append(Answering(waiting.seat_asked(state, step)))
                    return
                registers[step.into] = 0
            elif op == OPPONENT:
                others = self.again(at, registers).opponents(state, step)
                if size_of(others) > 1 and book.is_playing(state, registers[YOU]):
                    state.agenda.append(self.again(at, registers))
                    state.agenda.append(Answering(registers[YOU]))
                    return
                registers[step.into] = first_of(others)
            elif op in (MAY, UNLESS, MODE, PILE, NAME) and not book.is_playing(
                state, registers[step.who]
            ):
                passed_over = self.again(at, registers).unanswered(state)
                at = passed_over.at
                registers = passed_over.registers
            elif op in (MAY, UNLESS, MODE, PILE, NAME):
                state.agenda.append(self.again(at, registers))
                state.agenda.append(Answering(registers[step.who]))
                return
            elif op in (RESOLVE, BECOME):
                self._announced(state, step, at, registers)
                return
            elif op == LAST:
                begin_lasting(state, self.source, self.program, step, registers)
            elif op == INSTEAD:
                book.call_off(state, cast("Happening[Any]", state.agenda.pop()))
            elif op == RANDOM:
                cards = book.fitting(state, program, step.fitting, registers)
                registers[step.into] = at_random(state, cards, most_of(step, registers))
            elif op == CHANCE:
                result = state.roll(step.number) + 1
                registers[step.into] = result
                book.chance_decided(state, self, step.number, result)
            else:
                at = self._step(state, program, step, at, registers)

    def _announced(
        self, state: EffectsState, step: Instruction, at: i64, registers: list[int]
    ) -> None:
        """Announcing has ended, or goes on with another card's power."""
        if step.op == RESOLVE:
            state.book.resolve(state, self.again(at, registers))
        else:
            state.book.become(state, self, registers[step.source])

    def _step(  # noqa: PLR0915 - one step of each kind
        self,
        state: EffectsState,
        program: Program,
        step: Instruction,
        at: i64,
        registers: list[int],
    ) -> i64:
        """The steps that need nobody. Returns where to go on."""
        op = step.op
        book = state.book
        if op == ALL:
            registers[step.into] = book.fitting(state, program, step.fitting, registers)
        elif op == COUNT:
            registers[step.into] = book.count(state, program, step.fitting, registers)
        elif op == SET:
            registers[step.into] = step.number
        elif op == RECKON:
            registers[step.into] = amount_of(state, program, step.reckoning, registers)
        elif op == LEADER:
            first = leader(state, program, step.reckoning, registers, is_least=step.is_least)
            registers[step.source] = 1 if first < 0 else 0
            if first < 0:
                return step.go_to
            registers[step.into] = first
        elif op == COPY:
            registers[step.into] = registers[step.source]
        elif op in (JOIN, LESS, TOP):
            self._gather(state, step, registers)
        elif op == SEATS:
            you: i64 = registers[YOU if step.whose < 0 else step.whose]
            others = book.opponents_of(state, you)
            registers[step.into] = others if step.are_opponents else others | set_of(you)
        elif op == NEXT_SEAT:
            if registers[step.left] == 0:
                return step.go_to
            seat = book.first_in_turn(state, registers[step.left])
            registers[step.left] &= ~set_of(seat)
            registers[THAT] = seat
        elif op == MEASURE:
            registers[step.into] = book.measured(state, step.measure, registers[step.source])
        elif op == HOLDER:
            cards = registers[step.source]
            if cards != 0:
                registers[step.into] = book.holder_of(state, cards, is_owner=step.is_owner)
        elif op == HOLDERS:
            registers[step.into] = book.holders_of(state, registers[step.source])
        elif op == IF:
            condition = program.conditions[step.condition]
            if not is_met(state, program, condition, registers):
                asks = self._asks_next(program, at)
                if asks < 0 or not book.is_secret(
                    state, self, condition, registers[asks], registers
                ):
                    return step.go_to
        elif op == GOTO:
            return step.go_to
        elif op == CASE:
            return at + registers[step.source]
        elif op == EACH:
            left = registers[step.left]
            if left == 0:
                return step.go_to
            card = first_of(left)
            registers[step.left] = left & ~set_of(card)
            registers[IT] = set_of(card)
        else:
            assert op == REPEAT
            if registers[step.left] <= 0:
                return step.go_to
            registers[step.left] -= 1
        return at

    def _gather(self, state: EffectsState, step: Instruction, registers: list[int]) -> None:
        """Cards are joined, taken out, or are those of an end of a Deck."""
        if step.op == JOIN:
            registers[step.into] |= registers[step.source]
        elif step.op == LESS:
            registers[step.into] &= ~registers[step.source]
        else:
            whose: i64 = registers[step.whose]
            registers[step.into] = state.book.top_of_deck(
                state, whose, step.most, is_bottom=step.is_bottom
            )

    def _asks_next(self, program: Program, at: i64) -> i64:
        """The register of the seat that is asked, after no more than conditions, whether it does
        something; -1 if none is. Whether it is asked must not tell what only it knows."""
        while program.code[at].op == IF:
            at += 1
        step = program.code[at]
        return step.who if step.op in (MAY, UNLESS) else -1
