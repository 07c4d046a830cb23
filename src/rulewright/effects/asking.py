"""What players are asked in the middle of an effect: cards, a position, an opponent, yes or no, one of
its modes or of two piles, or which of several effects comes first.

What is on offer is worked out from the frame below each time, so it is right also after hidden cards
have been dealt anew.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.frame import Frame, least_of, mark_of_choice, most_of
from rulewright.effects.ids import Count, Seat
from rulewright.effects.program import (
    CHOOSE,
    DID,
    MAY,
    MODE,
    NAME,
    OPPONENT,
    PILE,
    SPOT,
    TARGET,
    Instruction,
)
from rulewright.effects.sets import first_of, members_of, set_of, size_of
from rulewright.effects.state import EffectsState
from rulewright.kernel.choice import LARGEST_THING, bare_choice, make_choice, thing_of, verb_of
from rulewright.kernel.fields import value
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


@value
@mypyc_attr(allow_interpreted_subclasses=True)
class Answering(Question[EffectsState]):
    """The frame below waits for a seat: for cards, a position, an opponent, yes or no, a mode or a pile."""

    seat: Seat

    def ask(self, state: EffectsState, seat: i64) -> Zone:
        """What the frame's step lets the seat choose from."""
        if seat != self.seat:
            return NOTHING
        frame = cast(Frame, state.agenda[-2])
        step = frame.step_it_waits_for(state)
        given = state.answers[seat]
        if step.op in (TARGET, CHOOSE):
            return self._cards(state, frame, step, given)
        if len(given) > 0:
            return NOTHING
        offered = Zone()
        if step.op == SPOT:
            spots = state.book.spots(state, frame, step.spots, frame.registers)
            for position in members_of(spots):
                offered.append(make_choice(CHOOSE_SPOT, position))
            if step.may_stop:
                offered.append(bare_choice(ENOUGH))
        elif step.op == OPPONENT:
            for other in members_of(frame.opponents(state, step)):
                offered.append(make_choice(CHOOSE_PLAYER, other))
        elif step.op == NAME:
            program = frame.program_in(state)
            for definition in state.book.nameable(state, program, step.fitting):
                offered.append(make_choice(state.book.naming, definition))
        elif step.op == PILE:
            offered.append(make_choice(TAKE_MODE, 0))
            offered.append(make_choice(TAKE_MODE, 1))
        elif step.op == MODE:
            for mode in range(step.modes):
                if frame.finds_targets_of(state, frame.at - 1, mode, frame.registers):
                    offered.append(make_choice(TAKE_MODE, mode))
        else:
            if frame.may_say_yes(state):
                offered.append(bare_choice(YES))
            offered.append(bare_choice(NO))
        if len(offered) == 0:
            offered.append(bare_choice(ENOUGH))
        return offered

    def _cards(self, state: EffectsState, frame: Frame, step: Instruction, given: Zone) -> Zone:
        options = frame.options(state, step)
        most = min(most_of(step, frame.registers), size_of(options))
        least = min(least_of(step, frame.registers), most)
        taken: i64 = len(given)
        if taken > 0 and verb_of(given[taken - 1]) == ENOUGH:
            return NOTHING
        if taken > 0 and taken >= most:
            return NOTHING
        alike = options & state.book.unseen(state, self.seat)
        unseen = size_of(alike)
        options &= ~alike
        for place in range(taken):
            thing = thing_of(given[place])
            if thing == UNSEEN:
                unseen -= 1
            else:
                options &= ~set_of(state.book.card_of_thing(state, thing, options, self.seat))
        offered = Zone()
        for card in members_of(options):
            thing = state.book.thing_of_card(state, card, self.seat)
            offered.append(make_choice(CHOOSE_CARD, thing))
        offered.sort()  # so that their order tells nothing about cards that are hidden
        offered = offered.distinct()  # cards that look alike are one choice
        if unseen > 0:
            offered.append(make_choice(CHOOSE_CARD, UNSEEN))
        if taken >= least:
            offered.append(bare_choice(ENOUGH))
        return offered

    def answered(self, state: EffectsState) -> None:
        """Write the answer into the frame's registers."""
        frame = cast(Frame, state.agenda.pop())
        step = frame.step_it_waits_for(state)
        given = state.answers[self.seat]
        registers = frame.registers[:]
        at = frame.at
        verb = verb_of(given[0])
        if step.op in (TARGET, CHOOSE):
            registers[step.into] = self._chosen(state, frame, step, given)
        elif step.op == SPOT:
            if verb == ENOUGH and step.may_stop:
                registers[step.into] = 0
                at = step.go_to
            else:
                registers[step.into] = thing_of(given[0]) + 1
        elif step.op == OPPONENT:
            registers[step.into] = thing_of(given[0])
        elif step.op == NAME:
            named = thing_of(given[0])
            registers[step.into] = named + 1
            state.book.was_named(state, self.seat, named)
        elif step.op == PILE:
            taken = step.source if thing_of(given[0]) == 0 else step.other
            registers[step.into] = registers[taken]
        elif step.op == MODE:
            # Where no mode finds its targets, ENOUGH was the answer: the first does nothing then.
            mode = max(thing_of(given[0]), 0)
            if step.ability >= 0:
                # Each is chosen only once: where none is left, the entry after the last does nothing.
                if verb == ENOUGH:
                    mode = step.modes
                elif state.book.keeps_its_text(state, frame.source):
                    number = step.ability + mode
                    state.mark(frame.source, frame.program, number, mark_of_choice(step))
            if step.into >= 0:
                registers[step.into] = mode
            at += mode
        else:
            registers[DID] = 1 if verb == YES else 0
            is_no = verb != YES
            if is_no == (step.op == MAY):
                at = step.go_to
        state.agenda.append(frame.again(at, registers))

    def _chosen(self, state: EffectsState, frame: Frame, step: Instruction, given: Zone) -> int:
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
                    chosen |= set_of(
                        state.book.card_of_thing(state, thing, options & ~chosen, self.seat)
                    )
        if unseen == 0:
            return chosen
        alike = options & state.book.unseen(state, self.seat)
        return chosen | at_random(state, alike, unseen)


@value
@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Question[EffectsState]):
    """Several effects of one player are due, which lie below on the agenda, the first of them on top: which
    comes first?"""

    seat: Seat
    count: Count

    def ask(self, state: EffectsState, seat: i64) -> Zone:
        """Each of them, but of those that are alike only the first."""
        if seat != self.seat or len(state.answers[seat]) > 0:
            return NOTHING
        offered = Zone()
        due = self._due(state)
        for place in range(self.count):
            if not any(state.book.are_alike(state, due[place], other) for other in due[:place]):
                offered.append(make_choice(GO_FIRST, place))
        return offered

    def _due(self, state: EffectsState) -> list[Frame]:
        """The effects, the first of them first."""
        below = [place for place, step in enumerate(state.agenda) if step is self]
        top = below[-1] if len(below) > 0 else len(state.agenda)
        return [cast(Frame, state.agenda[top - 1 - place]) for place in range(self.count)]

    def answered(self, state: EffectsState) -> None:
        """That one comes first; then the rest is asked for, if it differs."""
        picked = len(state.agenda) - 1 - int(thing_of(state.answers[self.seat][0]))
        frame = state.agenda.pop(picked)
        if self.count > 2:
            rest = Order(self.seat, self.count - 1)
            if state.book.differ(state, rest._due(state)):
                state.agenda.append(rest)
        state.agenda.append(frame)
