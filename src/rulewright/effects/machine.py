"""Stepping through the program of a card, in the middle of whatever else is going on.

A `Frame` is a program under way: which card's, where in it, and its registers. It lies on the
agenda like any piece of the rulebook and is never changed, only replaced, so a match can be
copied and saved in the middle of an effect. It runs until somebody must choose or something is to
happen; that goes on top of the agenda, and the frame goes on afterwards.

What the verbs do, which cards fit, and who may answer, the game's own kind of frame knows.
"""

from __future__ import annotations

from typing import Final, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.program import (
    ALL,
    CASE,
    CHAIN,
    CHOOSE,
    COPY,
    COUNT,
    DID,
    DO,
    EACH,
    GOTO,
    HOLDER,
    IF,
    IT,
    JOIN,
    LAST,
    MAY,
    MODE,
    MOST_REGISTERS,
    OPPONENT,
    RANDOM,
    REPEAT,
    RESOLVE,
    SET,
    SPOT,
    STOP,
    TARGET,
    THIS,
    UNLESS,
    YOU,
    Condition,
    Instruction,
    Program,
)
from rulewright.kernel.bits import bit, count_of, lowest
from rulewright.kernel.choice import bare_choice, make_choice, thing_of, verb_of
from rulewright.kernel.state import NOTHING, Procedure, Question, State
from rulewright.kernel.zone import Zone

# Verbs of choices that every game with card text has, first in its list of verbs.
CHOOSE_CARD: Final = 0
CHOOSE_SPOT: Final = 1
YES: Final = 2
NO: Final = 3
TAKE_MODE: Final = 4
ENOUGH: Final = 5
GO_FIRST: Final = 6
CHOICE_VERBS: Final = ["choose", "place", "yes", "no", "mode", "enough", "first"]

S = TypeVar("S", bound=State)


def registers_for(source: i64, seat: i64, chain: i64) -> list[int]:
    """The registers with which an effect of a card starts."""
    registers = [0] * MOST_REGISTERS
    registers[THIS] = bit(source)
    registers[YOU] = seat
    registers[CHAIN] = chain | bit(source)
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
        self.registers: Final = registers

    def saved(self) -> list[object]:
        """What makes this frame again."""
        numbers: list[object] = [int(self.program), int(self.at), int(self.source)]
        return [*numbers, int(self.means), self.registers]

    # What a game provides

    def again(self, at: i64, registers: list[int]) -> Frame[S]:
        """This frame further on."""
        raise NotImplementedError

    def program_in(self, state: S) -> Program:
        """The program it steps through."""
        raise NotImplementedError

    def is_over(self, state: S) -> bool:
        """Whether the effect has ended meanwhile, so that nothing more of it happens."""
        return False

    def fitting(self, state: S, which: i64, registers: list[int]) -> i64:
        """The cards that fit a filter."""
        raise NotImplementedError

    def count(self, state: S, which: i64, registers: list[int]) -> i64:
        """How many cards fit a filter."""
        return count_of(self.fitting(state, which, registers))

    def targets(self, state: S, which: i64, registers: list[int]) -> i64:
        """Those of them that may be chosen as targets."""
        return self.fitting(state, which, registers)

    def spots(self, state: S, which: i64, registers: list[int]) -> i64:
        """The positions that fit a spot filter, for what is to be put there next."""
        raise NotImplementedError

    def holds(self, state: S, condition: Condition, registers: list[int]) -> bool:
        """Whether a condition is met now (`conditions.py` helps)."""
        raise NotImplementedError

    def holder(self, state: S, cards: i64, *, owner: bool) -> i64:
        """The seat that controls or owns the cards."""
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

    def thing_of_card(self, state: S, card: i64) -> i64:
        """How a choice names the card, without telling what may not be known."""
        raise NotImplementedError

    def card_of_thing(self, state: S, thing: i64) -> i64:
        """The inverse of that."""
        raise NotImplementedError

    # Running

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
                registers[step.a] = self._random(state, step, registers)
            else:
                at = self._step(state, program, step, at, registers)

    def has_options(self, state: S, step: Instruction) -> bool:
        """Whether there is anything to choose from, in a frame that waits for that."""
        if step.op == SPOT:
            return self.spots(state, step.b, self.registers) != 0
        return self.options(state, step) != 0 and step.d > 0

    def options(self, state: S, step: Instruction) -> i64:
        """The cards that the TARGET or CHOOSE it waits for lets somebody choose from. A target
        that would leave none for the next one is no target."""
        if step.op == CHOOSE:
            return self.fitting(state, step.b, self.registers)
        found = self.targets(state, step.b, self.registers)
        if step.d > 1 or self.program_in(state).code[self.at].op != TARGET:
            return found
        rest = found
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if not self._goes_on_with(state, step, bit(card), self.at, self.registers):
                found &= ~bit(card)
        return found

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
        elif op == OPPONENT:
            registers[step.a] = 1 - registers[YOU]
        elif op == HOLDER:
            if registers[step.b] != 0:
                registers[step.a] = self.holder(state, registers[step.b], owner=step.c == 1)
        elif op == IF:
            if not self.holds(state, program.conditions[step.b], registers):
                return step.a
        elif op == GOTO:
            return step.a
        elif op == CASE:
            return at + registers[step.a]
        elif op == EACH:
            left: i64 = registers[step.a]
            if left == 0:
                return step.b
            card = lowest(left)
            registers[step.a] = left & ~bit(card)
            registers[IT] = bit(card)
        else:
            assert op == REPEAT
            if registers[step.a] <= 0:
                return step.b
            registers[step.a] -= 1
        return at

    def _random(self, state: S, step: Instruction, registers: list[int]) -> i64:
        left = self.fitting(state, step.b, registers)
        taken: i64 = 0
        for _ in range(step.c):
            if left == 0:
                break
            place = state.roll(count_of(left))
            rest = left
            for _ in range(place):
                rest &= rest - 1
            card = lowest(rest)
            taken |= bit(card)
            left &= ~bit(card)
        return taken

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
        if count_of(options) < step.c:
            return False
        if code[at + 1].op == RESOLVE:
            return True
        if step.c != 1 or step.d != 1:
            return self._goes_on_with(state, step, options, at + 1, registers)
        while options != 0:
            card = lowest(options)
            options &= options - 1
            if self._goes_on_with(state, step, bit(card), at + 1, registers):
                return True
        return False

    def _goes_on_with(
        self, state: S, step: Instruction, chosen: i64, at: i64, registers: list[int]
    ) -> bool:
        """Whether the targets after this one can be found if it is the one chosen."""
        tried = registers[:]
        tried[step.a] = chosen
        return self.finds_targets(state, at, tried)


@mypyc_attr(allow_interpreted_subclasses=True)
class Answering(Question[S]):
    """The frame below waits for a seat: for cards, a position, yes or no, or one of its modes.

    What is on offer is worked out from the frame each time, so it is right also after hidden
    cards have been dealt anew.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def saved(self) -> list[object]:
        """Who is asked."""
        return [int(self.seat)]

    def ask(self, state: S, seat: i64) -> Zone:
        """What the frame's step lets the seat choose from."""
        if seat != self.seat:
            return NOTHING
        frame = cast(Frame[S], state.agenda[-2])
        step = frame.program_in(state).code[frame.at - 1]
        given = state.answers[seat]
        if step.op in (TARGET, CHOOSE):
            return self._cards(state, frame, step, given)
        if len(given) > 0:
            return NOTHING
        offered = Zone()
        if step.op == SPOT:
            spots = frame.spots(state, step.b, frame.registers)
            position: i64 = 0
            while spots != 0:
                if spots & 1 == 1:
                    offered.append(make_choice(CHOOSE_SPOT, position))
                spots >>= 1
                position += 1
        elif step.op == MODE:
            for mode in range(step.a):
                if frame.finds_targets(state, frame.at + mode, frame.registers):
                    offered.append(make_choice(TAKE_MODE, mode))
        else:
            offered.append(bare_choice(YES))
            offered.append(bare_choice(NO))
        if len(offered) == 0:
            offered.append(bare_choice(ENOUGH))
        return offered

    def _cards(self, state: S, frame: Frame[S], step: Instruction, given: Zone) -> Zone:
        options = frame.options(state, step)
        most = min(step.d, count_of(options))
        least = min(step.c, most)
        taken: i64 = len(given)
        if taken > 0 and verb_of(given[taken - 1]) == ENOUGH:
            return NOTHING
        if taken > 0 and taken >= most:
            return NOTHING
        for place in range(taken):
            card = frame.card_of_thing(state, thing_of(given[place]))
            options &= ~bit(card)
        offered = Zone()
        card = 0
        while options != 0:
            if options & 1 == 1:
                offered.append(make_choice(CHOOSE_CARD, frame.thing_of_card(state, card)))
            options >>= 1
            card += 1
        offered.sort()  # so that their order tells nothing about cards that are hidden
        if taken >= least:
            offered.append(bare_choice(ENOUGH))
        return offered

    def answered(self, state: S) -> None:
        """Write the answer into the frame's registers."""
        frame = cast(Frame[S], state.agenda.pop())
        step = frame.program_in(state).code[frame.at - 1]
        given = state.answers[self.seat]
        registers = frame.registers[:]
        at = frame.at
        verb = verb_of(given[0])
        if step.op in (TARGET, CHOOSE):
            chosen: i64 = 0
            for place in range(len(given)):
                if verb_of(given[place]) == CHOOSE_CARD:
                    chosen |= bit(frame.card_of_thing(state, thing_of(given[place])))
            registers[step.a] = chosen
        elif step.op == SPOT:
            registers[step.a] = thing_of(given[0]) + 1
        elif step.op == MODE:
            mode = max(thing_of(given[0]), 0)
            if step.b >= 0:
                registers[step.b] = mode
            at += mode
        else:
            registers[DID] = 1 if verb == YES else 0
            is_no = verb != YES
            if is_no == (step.op == MAY):
                at = step.a
        state.agenda.append(frame.again(at, registers))


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Question[S]):
    """Several effects of one player are due: which comes first? They lie below on the agenda."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def saved(self) -> list[object]:
        """Whose, and how many."""
        return [int(self.seat), int(self.count)]

    def ask(self, state: S, seat: i64) -> Zone:
        """Each of them."""
        if seat != self.seat or len(state.answers[seat]) > 0:
            return NOTHING
        offered = Zone()
        for place in range(self.count):
            offered.append(make_choice(GO_FIRST, place))
        return offered

    def answered(self, state: S) -> None:
        """That one comes first; then the rest is asked for."""
        first = thing_of(state.answers[self.seat][0])
        frame = state.agenda.pop(len(state.agenda) - 1 - int(first))
        if self.count > 2:
            state.agenda.append(Order(self.seat, self.count - 1))
        state.agenda.append(frame)
