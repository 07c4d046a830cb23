"""What players are asked in the middle of an effect: cards, a position, an opponent, yes or no, one of
its modes, or which of several effects comes first.

What is on offer is worked out from the frame below each time, so it is right also after hidden cards
have been dealt anew.
"""

from __future__ import annotations

from typing import Final, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.frame import Frame
from rulewright.effects.program import CHOOSE, DID, MAY, MODE, OPPONENT, SPOT, TARGET, Instruction
from rulewright.effects.sets import cards_in, first_of, set_of, size_of
from rulewright.kernel.choice import LARGEST_THING, bare_choice, make_choice, thing_of, verb_of
from rulewright.kernel.state import NOTHING, Question, State
from rulewright.kernel.zone import Zone

# Verbs of choices that every game with card text has, first in its list of verbs.
CHOOSE_CARD: Final = 0
CHOOSE_SPOT: Final = 1
YES: Final = 2
NO: Final = 3
TAKE_MODE: Final = 4
ENOUGH: Final = 5
GO_FIRST: Final = 6
CHOOSE_PLAYER: Final = 7
CHOICES_IN_EFFECTS: Final[dict[str, list[str]]] = {
    "choose": ["thing"],
    "place": ["position"],
    "yes": [],
    "no": [],
    "mode": ["mode"],
    "enough": [],
    "first": ["effect"],
    "player": ["seat"],
}
"""Each of them, and what the numbers after it are."""
CHOICE_VERBS: Final = list(CHOICES_IN_EFFECTS)

UNSEEN: Final = LARGEST_THING
"""What a choice names instead of a card that its seat cannot tell from others."""

S = TypeVar("S", bound=State)


def at_random(state: State, cards: int, count: i64) -> int:
    """So many of the cards, or as many as there are."""
    taken = 0
    for _ in range(count):
        if cards == 0:
            break
        place = state.roll(size_of(cards))
        rest = cards
        for _ in range(place):
            rest &= rest - 1
        card = set_of(first_of(rest))
        taken |= card
        cards &= ~card
    return taken


@mypyc_attr(allow_interpreted_subclasses=True)
class Answering(Question[S]):
    """The frame below waits for a seat: for cards, a position, an opponent, yes or no, or a mode."""

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
        elif step.op == OPPONENT:
            others = frame.opponents(state, seat)
            for other in range(state.seats):
                if (others >> int(other)) & 1 == 1:
                    offered.append(make_choice(CHOOSE_PLAYER, other))
        elif step.op == MODE:
            for mode in range(step.a):
                if frame.finds_targets(state, frame.at + mode, frame.registers):
                    offered.append(make_choice(TAKE_MODE, mode))
        else:
            if frame.may_say_yes(state):
                offered.append(bare_choice(YES))
            offered.append(bare_choice(NO))
        if len(offered) == 0:
            offered.append(bare_choice(ENOUGH))
        return offered

    def _cards(self, state: S, frame: Frame[S], step: Instruction, given: Zone) -> Zone:
        options = frame.options(state, step)
        most = min(step.d, size_of(options))
        least = min(step.c, most)
        taken: i64 = len(given)
        if taken > 0 and verb_of(given[taken - 1]) == ENOUGH:
            return NOTHING
        if taken > 0 and taken >= most:
            return NOTHING
        alike = options & frame.unseen(state, self.seat)
        unseen = size_of(alike)
        options &= ~alike
        for place in range(taken):
            thing = thing_of(given[place])
            if thing == UNSEEN:
                unseen -= 1
            else:
                options &= ~set_of(frame.picked(state, thing, options, self.seat))
        offered = Zone()
        for card in cards_in(options):
            offered.append(make_choice(CHOOSE_CARD, frame.thing_of_card(state, card, self.seat)))
        offered.sort()  # so that their order tells nothing about cards that are hidden
        offered = offered.distinct()  # cards that look alike are one choice
        if unseen > 0:
            offered.append(make_choice(CHOOSE_CARD, UNSEEN))
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
            registers[step.a] = self._chosen(state, frame, step, given)
        elif step.op == SPOT:
            registers[step.a] = thing_of(given[0]) + 1
        elif step.op == OPPONENT:
            registers[step.a] = thing_of(given[0])
        elif step.op == MODE:
            # Where no mode finds its targets, ENOUGH was the answer: the first does nothing then.
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

    def _chosen(self, state: S, frame: Frame[S], step: Instruction, given: Zone) -> int:
        """The cards that were chosen; chance decides which of those that look alike."""
        chosen = 0
        unseen: i64 = 0
        options = frame.options(state, step)
        for place in range(len(given)):
            if verb_of(given[place]) == CHOOSE_CARD:
                thing = thing_of(given[place])
                if thing == UNSEEN:
                    unseen += 1
                else:
                    chosen |= set_of(frame.picked(state, thing, options & ~chosen, self.seat))
        if unseen == 0:
            return chosen
        alike = options & frame.unseen(state, self.seat)
        return chosen | at_random(state, alike, unseen)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickOneBelow(Question[S]):
    """Several effects lie below on the agenda, the first of them on top: one is to be picked.

    A subclass says by which verb, and what comes of it.
    """

    __slots__ = ("count", "seat")

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def saved(self) -> list[object]:
        """Who picks, and from how many."""
        return [int(self.seat), int(self.count)]

    def verb(self) -> i64:
        """The verb of its choices."""
        raise NotImplementedError

    def ask(self, state: S, seat: i64) -> Zone:
        """Each of them."""
        if seat != self.seat or len(state.answers[seat]) > 0:
            return NOTHING
        offered = Zone()
        for place in range(self.count):
            offered.append(make_choice(self.verb(), place))
        return offered

    def picked(self, state: S) -> int:
        """Where on the agenda the one lies that was picked."""
        return len(state.agenda) - 1 - int(thing_of(state.answers[self.seat][0]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(PickOneBelow[S]):
    """Several effects of one player are due: which comes first?"""

    __slots__ = ()

    def verb(self) -> i64:
        """To go first."""
        return GO_FIRST

    def answered(self, state: S) -> None:
        """That one comes first; then the rest is asked for."""
        frame = state.agenda.pop(self.picked(state))
        if self.count > 2:
            state.agenda.append(Order(self.seat, self.count - 1))
        state.agenda.append(frame)
