"""The driver: what runs when, who is asked, and when it is over.

The game played here is written in Python and stays so, also on the compiled kernel: a further
game needs no change of the kernel.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.fields import value
from rulewright.kernel.state import Procedure
from rulewright.kernel.zone import Zone
from tests.kernel.toys import TAKE, Ask, Confirm, End, Note, Number, Toy, ToyState, begun


@value
class Split(Procedure[ToyState]):
    """Pushes what comes next: last pushed runs first, and a later step of its own comes last."""

    step: Number

    def run(self, state: ToyState) -> None:
        state.note(self.step)
        if self.step < 3:
            state.agenda.append(Split(self.step + 1))
            state.agenda.append(Note(20 + self.step))
            state.agenda.append(Note(10 + self.step))


class AskThenEnd(Ask):
    """A question whose answer ends the match."""

    __slots__ = ()

    def answered(self, state: ToyState) -> None:
        state.finish([30, 70])


class AskThenAsk(Ask):
    """A question whose answer leads to another, of the other seat."""

    __slots__ = ()

    def answered(self, state: ToyState) -> None:
        super().answered(state)
        state.agenda.append(Note(9))
        state.agenda.append(Ask(self.parts[::-1]))


class FinishAndGoOn(Procedure[ToyState]):
    """Ends the match in the middle of its own step."""

    __slots__ = ()

    def run(self, state: ToyState) -> None:
        state.finish([0, 100])
        state.note(7)


def take(state: ToyState, seat: int, *things: int) -> None:
    for thing in things:
        choice = make_choice(TAKE, thing)
        assert choice in state.choices[seat]
        state.apply(seat, choice)


def offered(state: ToyState, seat: int) -> list[int]:
    """The things a seat may take now."""
    return [int(thing_of(choice)) for choice in state.choices[seat].as_list()]


def asked(state: ToyState) -> list[int]:
    return [seat for seat in range(state.seats) if state.asks(seat)]


# The agenda


def test_steps_run_in_their_order_until_somebody_must_decide() -> None:
    state = begun(Note(1), Note(2), Ask([1, 0]), Note(3))
    assert state.notes == [1, 2]
    assert asked(state) == [0]
    assert [type(step).__name__ for step in state.agenda] == ["Note", "Ask"]


def test_what_is_pushed_last_runs_first_and_before_what_was_to_come_next() -> None:
    state = begun(Split(1), Note(99), Ask([1, 0]))
    assert state.notes == [1, 11, 21, 2, 12, 22, 3, 99]


def test_advancing_a_match_that_waits_changes_nothing() -> None:
    state = begun(Ask([1, 1]), Note(1))
    state.advance()
    assert (state.notes, asked(state), state.asked) == ([], [0, 1], 1)


# Step by step


def test_an_answer_can_be_given_without_going_on() -> None:
    state = begun(Ask([2, 1]), Note(4), Note(5), Ask([1, 0]))
    assert not state.answer(0, make_choice(TAKE, 1))
    assert offered(state, 0) == [0, 2]
    assert not state.answer(0, make_choice(TAKE, 0))
    assert (asked(state), offered(state, 0), state.notes) == ([1], [], [])
    assert state.answer(1, make_choice(TAKE, 2))
    assert (asked(state), state.notes) == ([], [101, 100, 202])
    assert [type(step).__name__ for step in state.agenda] == ["Ask", "Note", "Note"]


def test_a_step_is_one_procedure_and_there_is_none_where_somebody_must_decide() -> None:
    state = begun(Ask([1, 0]), Split(2), Ask([0, 1]))
    assert not state.step()
    assert state.asked == 1
    assert state.answer(0, make_choice(TAKE, 1))
    notes = []
    while state.step():
        notes.append(list(state.notes))
    assert notes == [[101, *([2, 12, 22, 3][:count])] for count in (1, 2, 3, 4, 4)]
    assert (asked(state), state.asked) == ([1], 2)
    assert not state.step()
    assert offered(state, 1) == [0, 1, 2]


def test_there_is_no_step_after_the_end() -> None:
    state = begun(Ask([1, 0]), End([100, 0]), Note(2))
    assert state.answer(0, make_choice(TAKE, 0))
    assert state.step()
    assert not state.step()
    assert (state.over, state.notes) == (True, [100])
    ended = begun(AskThenEnd([1, 0]), Note(1))
    assert ended.answer(0, make_choice(TAKE, 0))
    assert not ended.step()
    assert (ended.shares, ended.notes) == ([30, 70], [])


@pytest.mark.parametrize("kind", [Ask, AskThenAsk, AskThenEnd])
def test_step_by_step_leads_where_going_on_leads(kind: type[Ask]) -> None:
    steps = [kind([2, 1]), Note(1), Split(1), Ask([0, 0]), Confirm(), End([0, 100])]
    game = Toy("toy-step-by-step", steps)
    at_once, by_step = begun(*steps), begun(*steps)
    while not at_once.over:
        seat = asked(at_once)[-1]
        choice = at_once.choices[seat][0]
        before = at_once.asked
        at_once.apply(seat, choice)
        assert by_step.answer(seat, choice) == (at_once.over or at_once.asked != before)
        while by_step.step():
            pass
        assert game.rules.save_state(by_step) == game.rules.save_state(at_once)


# Questions


def test_one_seat_is_asked_and_only_it() -> None:
    state = begun(Ask([0, 1]), Note(5), Ask([1, 0]))
    assert asked(state) == [1]
    assert [offered(state, seat) for seat in range(2)] == [[], [0, 1, 2]]
    take(state, 1, 2)
    assert state.notes == [202, 5]
    assert asked(state) == [0]


def test_a_long_answer_is_given_in_parts() -> None:
    state = begun(Ask([3, 0]), Ask([1, 0]))
    take(state, 0, 1)
    assert (offered(state, 0), state.notes, state.asked) == ([0, 2], [], 1)
    take(state, 0, 0)
    assert (offered(state, 0), state.notes) == ([2], [])
    take(state, 0, 2)
    assert (offered(state, 0), state.notes, state.asked) == ([0, 1, 2], [101, 100, 102], 2)


def test_several_are_asked_at_once_and_nothing_happens_until_all_have_answered() -> None:
    state = begun(Ask([2, 1, 3]), Ask([1, 1, 1]), seats=3)
    assert asked(state) == [0, 1, 2]
    take(state, 1, 0)
    assert asked(state) == [0, 2]
    assert offered(state, 1) == []
    take(state, 2, 2, 1)
    take(state, 0, 1, 0)
    assert asked(state) == [2]
    assert state.notes == []
    take(state, 2, 0)
    assert state.notes == [101, 100, 200, 302, 301, 300]
    assert asked(state) == [0, 1, 2]


@pytest.mark.parametrize(
    "order",
    [
        [(0, 1), (0, 0), (1, 2), (1, 1)],
        [(1, 2), (1, 1), (0, 1), (0, 0)],
        [(0, 1), (1, 2), (0, 0), (1, 1)],
    ],
)
def test_who_answers_first_makes_no_difference(order: list[tuple[int, int]]) -> None:
    state = begun(Ask([2, 2]), Ask([1, 1]))
    for seat, thing in order:
        take(state, seat, thing)
    assert state.notes == [101, 100, 202, 201]


def test_a_question_that_concerns_nobody_is_answered_at_once_but_counted() -> None:
    state = begun(Note(1), AskThenAsk([0, 0]), Note(2), Ask([1, 0]))
    assert state.notes == [1, 9, 2]
    assert (asked(state), state.asked) == ([0], 3)


def test_even_a_single_choice_is_asked_for() -> None:
    state = begun(Confirm(), Note(1), Ask([1, 0]))
    assert asked(state) == [0, 1]
    take(state, 1, 0)
    take(state, 0, 0)
    assert state.notes == [1]


def test_questions_are_counted() -> None:
    state = begun(Ask([1, 1]), Ask([1, 0]), Ask([0, 1]))
    assert state.asked == 1
    take(state, 0, 0)
    assert state.asked == 1
    take(state, 1, 0)
    assert state.asked == 2
    take(state, 0, 0)
    assert state.asked == 3


def test_answers_of_one_question_are_not_those_of_the_next() -> None:
    state = begun(Ask([1, 1]), Ask([2, 1]))
    take(state, 0, 1)
    take(state, 1, 1)
    assert [answers.as_list() for answers in state.answers] == [[], []]
    assert [offered(state, seat) for seat in range(2)] == [[0, 1, 2], [0, 1, 2]]


def test_an_answer_may_lead_to_another_question_before_things_go_on() -> None:
    state = begun(AskThenAsk([1, 0]), Note(1), Ask([1, 0]))
    take(state, 0, 2)
    assert (state.notes, asked(state)) == ([102], [1])
    take(state, 1, 0)
    assert state.notes == [102, 200, 9, 1]
    assert asked(state) == [0]


def test_lists_of_choices_are_replaced_and_never_changed() -> None:
    state = begun(Ask([2, 0]))
    before: Zone = state.choices[0]
    copy = state.clone()
    take(state, 0, 0)
    assert len(before) == 3
    assert offered(copy, 0) == [0, 1, 2]


# The end


def test_nothing_runs_once_the_match_is_over() -> None:
    state = begun(Note(1), End([100, 0]), Note(2), Ask([1, 1]))
    assert state.over
    assert (state.notes, state.shares, state.agenda) == ([1], [100, 0], [])
    assert asked(state) == []


def test_a_step_that_ends_the_match_is_finished_and_nothing_after_it_begun() -> None:
    state = begun(FinishAndGoOn(), Note(2))
    assert (state.notes, state.shares, state.over) == ([7], [0, 100], True)


def test_an_answer_may_end_the_match() -> None:
    state = begun(AskThenEnd([1, 2]), Note(1))
    take(state, 0, 0)
    take(state, 1, 0)
    assert not state.over
    take(state, 1, 1)
    assert (state.over, state.shares, state.notes) == (True, [30, 70], [])
    assert [choices.as_list() for choices in [*state.choices, *state.answers]] == [[]] * 4


def test_a_question_that_concerns_nobody_may_end_the_match() -> None:
    state = begun(AskThenEnd([0, 0]), Note(1))
    assert (state.over, state.shares, state.notes) == (True, [30, 70], [])


def test_a_match_may_end_while_questions_are_open() -> None:
    state = begun(Ask([2, 1]), Note(1))
    take(state, 0, 0)
    state.finish([50, 50])
    assert (asked(state), state.agenda) == ([], [])
    assert [choices.as_list() for choices in [*state.choices, *state.answers]] == [[]] * 4


# Copies


def test_a_copy_in_the_middle_of_a_question_goes_its_own_way() -> None:
    state = begun(Ask([2, 1]), Note(4), Ask([1, 0]))
    take(state, 0, 1)
    copy = state.clone()
    take(copy, 0, 0)
    take(copy, 1, 2)
    assert copy.notes == [101, 100, 202, 4]
    assert (state.notes, asked(state), offered(state, 0)) == ([], [0, 1], [0, 2])


def test_events_are_off_in_a_copy_and_scripted_chance_is_its_own() -> None:
    state = begun(Ask([1, 0]))
    state.events = []
    state.script = [1, 2]
    copy = state.clone()
    assert copy.events is None
    assert copy.roll(6) == 1
    assert (state.script, copy.script) == ([1, 2], [2])


# In files


def loaded(game: Toy, state: ToyState) -> Any:
    return game.rules.load_state(game.rules.save_state(state), int(state.seats), {})


def test_a_match_is_saved_and_loaded_in_the_middle_of_a_nested_question() -> None:
    game = Toy("toy-in-files", [AskThenAsk([2, 1]), Note(1), Ask([1, 0])])
    state = begun(*game.steps)
    take(state, 0, 1)
    again = loaded(game, state)
    for match in (state, again):
        take(match, 0, 2)
        take(match, 1, 0)
        take(match, 0, 2)
    again = loaded(game, again)
    assert asked(again) == [1]
    for match in (state, again):
        take(match, 1, 1, 0)
    assert again.notes == state.notes == [101, 102, 200, 102, 201, 200, 9, 1]
    assert game.rules.save_state(again) == game.rules.save_state(state)
