"""A card's program under way, in the middle of whatever else is going on: which card's, where in it,
and its registers.

A frame lies on the agenda like any piece of the rulebook and is never changed, only replaced, so a
match can be copied and saved in the middle of an effect. Here is what it is, what a game must
provide for it, and what it lets somebody choose from; `machine.py` steps through its program, and
`asking.py` asks.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.program import (
    CHAIN,
    CHOOSE,
    DID,
    GOTO,
    IF,
    MAY,
    MODE,
    MOST_REGISTERS,
    RESOLVE,
    SPOT,
    TARGET,
    THIS,
    YOU,
    Condition,
    Instruction,
    Program,
)
from rulewright.effects.sets import cards_in, first_of, packed, set_of, size_of, unpacked
from rulewright.kernel.state import Procedure, State

S = TypeVar("S", bound=State)


def registers_for(source: i64, seat: i64, chain: int) -> list[int]:
    """The registers with which an effect of a card starts."""
    registers = [0] * MOST_REGISTERS
    this = set_of(source)
    registers[THIS] = this
    registers[YOU] = seat
    registers[CHAIN] = chain | this
    return registers


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Procedure[S]):
    """A program under way. `means` is the game's number for what kind of effect it is."""

    __slots__ = ("at", "means", "program", "registers", "source")

    def __init__(
        self, program: i64, at: i64, source: i64, means: i64, registers: list[int]
    ) -> None:
        self.program: Final = program
        self.at: Final = at
        self.source: Final = source
        self.means: Final = means
        self.registers: Final = (
            unpacked(registers, MOST_REGISTERS) if len(registers) > MOST_REGISTERS else registers
        )

    def saved(self) -> list[object]:
        """What makes this frame again."""
        numbers: list[object] = [int(self.program), int(self.at), int(self.source)]
        return [*numbers, int(self.means), packed(self.registers)]

    # What a game provides

    def of(self, at: i64, source: i64, means: i64, registers: list[int]) -> Frame[S]:
        """A frame of the same program elsewhere: at a step, for a card, by a means."""
        raise NotImplementedError

    def program_in(self, state: S) -> Program:
        """The program it steps through."""
        raise NotImplementedError

    def is_over(self, state: S) -> bool:
        """Whether the effect has ended meanwhile, so that nothing more of it happens."""
        return False

    def fitting(self, state: S, which: i64, registers: list[int]) -> int:
        """The cards that fit a filter."""
        raise NotImplementedError

    def count(self, state: S, which: i64, registers: list[int]) -> int:
        """How many cards fit a filter."""
        return size_of(self.fitting(state, which, registers))

    def targets(self, state: S, which: i64, registers: list[int]) -> int:
        """Those of them that may be chosen as targets."""
        return self.fitting(state, which, registers)

    def spots(self, state: S, which: i64, registers: list[int]) -> i64:
        """The positions that fit a spot filter, for what is to be put there next."""
        raise NotImplementedError

    def holds(self, state: S, condition: Condition, registers: list[int]) -> bool:
        """Whether a condition is met now (`conditions.py` helps)."""
        raise NotImplementedError

    def holder(self, state: S, cards: int, *, owner: bool) -> i64:
        """The seat that controls or owns the cards."""
        raise NotImplementedError

    def opponents(self, state: S, seat: i64) -> int:
        """The seats of a player's opponents who are in the game, one or more of them, as a set."""
        return set_of(state.seats) - 1 & ~set_of(seat)

    def first_seat(self, state: S, seats: int) -> i64:
        """The seat among these whose turn it is first to do what each of them does."""
        return first_of(seats)

    def measured(self, state: S, what: i64, cards: int) -> int:
        """A number that a game knows of cards."""
        raise NotImplementedError

    def look_first(self, state: S, step: Instruction, registers: list[int]) -> None:
        """Show the player who is about to choose what only a look at the cards can tell."""

    def resolve(self, state: S, further: Frame[S]) -> None:
        """Announcing has ended: push what comes now, and `further` for the rest."""
        raise NotImplementedError

    def do(self, state: S, step: Instruction, registers: list[int]) -> None:
        """Push what is to happen."""
        raise NotImplementedError

    def begin_lasting(self, state: S, ability: i64, duration: i64, registers: list[int]) -> None:
        """Begin an effect that holds for a while."""
        raise NotImplementedError

    def unseen(self, state: S, seat: i64) -> int:
        """The cards that a seat cannot tell from each other."""
        return 0

    def is_secret(self, state: S, condition: Condition, seat: i64, registers: list[int]) -> bool:
        """Whether the seat alone can tell if a condition is met."""
        return False

    def thing_of_card(self, state: S, card: i64, seat: i64) -> i64:
        """How a choice of a seat names a card that it can tell from others."""
        raise NotImplementedError

    def card_of_thing(self, state: S, thing: i64) -> i64:
        """The inverse of that."""
        raise NotImplementedError

    def picked(self, state: S, thing: i64, left: int, seat: i64) -> i64:
        """The card that a choice of a seat means, of those that are left to choose from."""
        return self.card_of_thing(state, thing)

    def again(self, at: i64, registers: list[int]) -> Frame[S]:
        """This frame further on."""
        return self.of(at, self.source, self.means, registers)

    def unanswered(self, state: S) -> Frame[S]:
        """This frame when the player it waits for has left: nothing is chosen, and what they might do
        is not done."""
        step = self.program_in(state).code[self.at - 1]
        registers = self.registers[:]
        if step.op in (TARGET, CHOOSE, SPOT):
            registers[step.a] = 0
        registers[DID] = 0
        return self.again(step.a if step.op == MAY else self.at, registers)

    # What it lets somebody choose from

    def has_options(self, state: S, step: Instruction) -> bool:
        """Whether there is anything to choose from, in a frame that waits for that."""
        if step.op == SPOT:
            return self.spots(state, step.b, self.registers) != 0
        return self.options(state, step) != 0 and step.d > 0

    def options(self, state: S, step: Instruction) -> int:
        """The cards that the TARGET or CHOOSE it waits for lets somebody choose from. A target
        that would leave none for the next one is no target."""
        if step.op == CHOOSE:
            return self.fitting(state, step.b, self.registers)
        found = self.targets(state, step.b, self.registers)
        if step.d > 1 or self.program_in(state).code[self.at].op != TARGET:
            return found
        for card in cards_in(found):
            if not self._goes_on_with(state, step, set_of(card), self.at, self.registers):
                found &= ~set_of(card)
        return found

    def may_say_yes(self, state: S) -> bool:
        """Whether what somebody may do, in a frame that waits for that, can be done: the conditions
        right before the step hold."""
        program = self.program_in(state)
        at = self.at - 2
        while at >= 0 and program.code[at].op == IF:
            if not self.holds(state, program.conditions[program.code[at].b], self.registers):
                return False
            at -= 1
        return True

    def finds_targets(self, state: S, at: i64, registers: list[int]) -> bool:
        """Whether what is announced from there on finds every target that it needs."""
        code = self.program_in(state).code
        step = code[at]
        while step.op == GOTO:
            at = step.a
            step = code[at]
        if step.op == MODE:
            for mode in range(step.a):
                if self.finds_targets(state, at + 1 + mode, registers):
                    return True
            return False
        if step.op != TARGET:
            return True
        options = self.targets(state, step.b, registers)
        if size_of(options) < step.c:
            return False
        if code[at + 1].op == RESOLVE:
            return True
        if step.c != 1 or step.d != 1:
            return self._goes_on_with(state, step, options, at + 1, registers)
        for card in cards_in(options):
            if self._goes_on_with(state, step, set_of(card), at + 1, registers):
                return True
        return False

    def _goes_on_with(
        self, state: S, step: Instruction, chosen: int, at: i64, registers: list[int]
    ) -> bool:
        """Whether the targets after this one can be found if it is the one chosen."""
        tried = registers[:]
        tried[step.a] = chosen
        return self.finds_targets(state, at, tried)
