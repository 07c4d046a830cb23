"""A card's program under way, in the middle of whatever else is going on: which card's, where in it,
and its registers.

A frame lies on the agenda like any piece of the rulebook and is never changed, only replaced, so a
match can be copied and saved in the middle of an effect. Here is what it is and what it lets somebody choose
from; `machine.py` steps through its program, and `asking.py` asks.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.conditions import is_met
from rulewright.effects.ids import CardId, Definition, Means, Registers, StepId
from rulewright.effects.live import CHOSEN, CHOSEN_THIS_TURN
from rulewright.effects.program import (
    CASE,
    CHOOSE,
    DID,
    GOTO,
    IF,
    MAY,
    MODE,
    NAME,
    OPPONENT,
    PILE,
    RESOLVE,
    SPOT,
    TARGET,
    THAT,
    UNLESS,
    YOU,
    Instruction,
    Program,
)
from rulewright.effects.sets import members_of, packed, set_of, size_of
from rulewright.effects.state import EffectsState
from rulewright.kernel.fields import saved_fields, value
from rulewright.kernel.state import Procedure


def most_of(step: Instruction, registers: list[int]) -> i64:
    """How many cards a step lets somebody choose."""
    return step.most if step.many < 0 else registers[step.many]


def least_of(step: Instruction, registers: list[int]) -> i64:
    """How many cards a step makes somebody choose: where a register says how many, as many, unless `most`
    says that fewer will do."""
    return step.least if step.many < 0 or step.most > 0 else registers[step.many]


def mark_of_choice(step: Instruction) -> i64:
    """What is noted of a mode that is chosen, where each is chosen only once."""
    return CHOSEN if step.is_for_good else CHOSEN_THIS_TURN


@value
@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Procedure[EffectsState]):
    """A program under way, and by what means its deeds are done."""

    program: Definition
    at: StepId
    source: CardId
    means: Means
    registers: Registers

    def saved(self) -> list[object]:
        """What makes this frame again."""
        return [*saved_fields(self)[:-1], packed(self.registers)]

    def program_in(self, state: EffectsState) -> Program:
        """The program it steps through."""
        return state.programs[self.program]

    def again(self, at: i64, registers: list[int]) -> Frame:
        """This frame further on."""
        raise NotImplementedError

    def with_means(self, means: i64, registers: list[int]) -> Frame:
        """This frame as another kind of effect."""
        raise NotImplementedError

    def step_it_waits_for(self, state: EffectsState) -> Instruction:
        """The step whose answer it waits for."""
        return self.program_in(state).code[self.at - 1]

    def unanswered(self, state: EffectsState) -> Frame:
        """This frame when the player it waits for has left: nothing is chosen, and what they might do
        is not done."""
        step = self.step_it_waits_for(state)
        registers = self.registers[:]
        if step.op in (TARGET, CHOOSE, SPOT, PILE, NAME):
            registers[step.into] = 0
        registers[DID] = 0
        return self.again(step.go_to if step.op == MAY else self.at, registers)

    # What it lets somebody choose from

    def has_options(self, state: EffectsState, step: Instruction) -> bool:
        """Whether there is anything to choose from, in a frame that waits for that."""
        if step.op == SPOT:
            return state.book.spots(state, self, step.spots, self.registers) != 0
        if state.book.is_asked_anyway(state, self, step):
            return True
        return self.options(state, step) != 0 and most_of(step, self.registers) > 0

    def options(self, state: EffectsState, step: Instruction) -> int:
        """The cards that the TARGET or CHOOSE it waits for lets somebody choose from. A target
        that would leave none for the next one is no target."""
        if step.op == CHOOSE:
            return state.book.choosable(state, self, step.fitting, self.registers)
        found = state.book.targets(state, self, step.fitting, self.registers)
        if step.most > 1 or self.program_in(state).code[self.at].op not in (TARGET, CASE, GOTO):
            return found
        for card in members_of(found):
            if not self._goes_on_with(state, step, set_of(card), self.at, self.registers, 0):
                found &= ~set_of(card)
        return found

    def may_say_yes(self, state: EffectsState) -> bool:
        """Whether what somebody may do, in a frame that waits for that, can be done: the conditions
        right before the step hold."""
        program = self.program_in(state)
        at = self.at - 2
        while at >= 0 and program.code[at].op == IF:
            condition = program.conditions[program.code[at].condition]
            if not is_met(state, program, condition, self.registers):
                return False
            at -= 1
        return True

    def finds_targets(
        self, state: EffectsState, at: i64, registers: list[int], leaving: int = 0
    ) -> bool:
        """Whether what is announced from there on finds every target that it needs, without those cards that
        will have left by then."""
        code = self.program_in(state).code
        step = code[at]
        while step.op in (GOTO, CASE):
            at = step.go_to if step.op == GOTO else at + 1 + registers[step.source]
            step = code[at]
        if step.op == MODE:
            for mode in range(step.modes):
                if self.finds_targets_of(state, at, mode, registers, leaving):
                    return True
            return False
        if step.op == OPPONENT:
            return self._finds_targets_for_one(state, step, at, registers, leaving)
        if step.op != TARGET:
            return True
        options = state.book.targets(state, self, step.fitting, registers) & ~leaving
        if size_of(options) < step.least:
            return False
        if code[at + 1].op == RESOLVE:
            return True
        if step.least != 1 or step.most != 1:
            return self._goes_on_with(state, step, options, at + 1, registers, leaving)
        for card in members_of(options):
            if self._goes_on_with(state, step, set_of(card), at + 1, registers, leaving):
                return True
        return False

    def _finds_targets_for_one(
        self, state: EffectsState, step: Instruction, at: i64, registers: list[int], leaving: int
    ) -> bool:
        """The same for some player who may be chosen there."""
        tried = registers[:]
        for seat in members_of(self.opponents(state, step)):
            tried[step.into] = seat
            if self.finds_targets(state, at + 1, tried, leaving):
                return True
        return False

    def finds_targets_of(
        self, state: EffectsState, at: i64, mode: i64, registers: list[int], leaving: int = 0
    ) -> bool:
        """The same if a mode is taken of those that the step there offers."""
        step = self.program_in(state).code[at]
        if step.ability >= 0 and state.is_marked(
            self.source, self.program, step.ability + mode, mark_of_choice(step)
        ):
            return False
        tried = registers
        if step.into >= 0:
            tried = registers[:]
            tried[step.into] = mode
        if not self._is_possible_from(state, at + 1 + mode, tried):
            return False
        return self.finds_targets(state, at + 1 + mode, tried, leaving)

    def _is_possible_from(self, state: EffectsState, at: i64, registers: list[int]) -> bool:
        """Whether the conditions are met with which a mode begins there, but for those of what somebody may do."""
        program = self.program_in(state)
        code = program.code
        while code[at].op == GOTO:
            at = code[at].go_to
        first = at
        while code[at].op == IF:
            at += 1
        if code[at].op in (MAY, UNLESS):
            return True
        for place in range(first, at):
            condition = program.conditions[code[place].condition]
            if not is_met(state, program, condition, registers):
                return False
        return True

    def _goes_on_with(  # noqa: PLR0913 - which step, with what, where it goes on
        self,
        state: EffectsState,
        step: Instruction,
        chosen: int,
        at: i64,
        registers: list[int],
        leaving: int,
    ) -> bool:
        """Whether the targets after this one can be found if it is the one chosen."""
        tried = registers[:]
        tried[step.into] = chosen
        return self.finds_targets(state, at, tried, leaving)

    def opponents(self, state: EffectsState, step: Instruction) -> int:
        """The players whom an OPPONENT lets its player choose from: the opponents who have such cards, or all."""
        if step.is_anyone:
            you: i64 = self.registers[YOU]
            return state.book.opponents_of(state, you) | set_of(you)
        such = self.opponents_with(state, step.fitting)
        return state.book.opponents_of(state, self.registers[YOU]) if such == 0 else such

    def opponents_with(self, state: EffectsState, fitting: i64) -> int:
        """The opponents who have cards that fit; none if nothing is asked of them."""
        found = 0
        if fitting < 0:
            return found
        tried = self.registers[:]
        for other in members_of(state.book.opponents_of(state, self.registers[YOU])):
            tried[THAT] = other
            if state.book.count(state, self.program_in(state), fitting, tried) > 0:
                found |= set_of(other)
        return found

    def seat_asked(self, state: EffectsState, step: Instruction) -> i64:
        """Who is asked by a step: whoever it says, or who chooses in their place; for targets, whoever the effect
        belongs to."""
        if step.op == CHOOSE:
            return state.book.chooser(state, self, step)
        return self.registers[YOU if step.op == TARGET else step.who]
