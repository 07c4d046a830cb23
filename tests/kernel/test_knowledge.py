"""What a seat cannot know is dealt anew, what it can know stays: determinize, blindfold, reopen."""

import json

import pytest

from rulewright.kernel.chance import LARGEST_WORD, Dice
from rulewright.kernel.event import SPECTATOR
from tests.kernel.toys import Ask, Confirm, End, Toy, ToyState, begun

GAME = Toy("toy-with-secrets", [Ask([2, 2, 2])], seats=3)
ME, DONE, HALFWAY = 0, 1, 2
"""I am asked; one has given both parts of its answer, one the first of two."""


def in_a_question() -> ToyState:
    state = begun(Ask([2, 2, 2]), Ask([1, 1, 1]), seats=3)
    state.word = 12345
    state.script = [1, 2, 3]
    state.events = []
    state.secrets = [100, 200, 300]
    state.apply(ME, state.choices[ME][1])
    for part in range(2):
        state.apply(DONE, state.choices[DONE][part])
    state.apply(HALFWAY, state.choices[HALFWAY][2])
    return state


def dealt(state: ToyState, seat: int, number: int) -> ToyState:
    copy = state.clone()
    copy.determinize(seat, Dice(number))
    return copy


def as_text(state: ToyState) -> str:
    return json.dumps(GAME.rules.save_state(state))


def parts(state: ToyState, seat: int) -> list[int]:
    return state.answers[seat].as_list()


# Determinize


def test_what_is_ones_own_stays() -> None:
    state = in_a_question()
    for number in range(20):
        copy = dealt(state, ME, number)
        assert copy.secrets[ME] == 100
        assert parts(copy, ME) == parts(state, ME)
        assert copy.choices[ME].as_list() == state.choices[ME].as_list()


def test_what_all_know_stays() -> None:
    state = in_a_question()
    for seat in (ME, DONE, HALFWAY, SPECTATOR):
        copy = dealt(state, seat, 5)
        assert (copy.waiting, copy.asked, copy.public) == (state.waiting, state.asked, state.public)
        assert copy.agenda == state.agenda
        assert copy.notes == state.notes


def test_secrets_of_others_are_dealt_anew() -> None:
    state = in_a_question()
    copies = [dealt(state, ME, number) for number in range(20)]
    for other in (DONE, HALFWAY):
        assert len({copy.secrets[other] for copy in copies}) > 15


def test_who_has_answered_has_answered_but_what_is_a_guess() -> None:
    state = in_a_question()
    guesses = set()
    for number in range(100):
        copy = dealt(state, ME, number)
        assert not copy.asks(DONE)
        assert copy.choices[DONE].as_list() == []
        guesses.add(tuple(parts(copy, DONE)))
    # Three things, two of them in any order.
    assert len(guesses) == 6
    assert all(len(set(guess)) == 2 for guess in guesses)


def test_how_far_somebody_has_come_is_unknown() -> None:
    copy = dealt(in_a_question(), ME, 1)
    assert copy.asks(HALFWAY)
    assert parts(copy, HALFWAY) == []
    assert len(copy.choices[HALFWAY]) == 3


def test_who_has_answered_knows_their_own_answer_and_no_other() -> None:
    state = in_a_question()
    copy = dealt(state, DONE, 1)
    assert parts(copy, DONE) == parts(state, DONE)
    assert [parts(copy, other) for other in (ME, HALFWAY)] == [[], []]
    assert copy.secrets[DONE] == 200


def test_a_spectator_knows_no_answer_and_no_secret() -> None:
    state = in_a_question()
    copies = [dealt(state, SPECTATOR, number) for number in range(20)]
    for seat in range(3):
        assert len({copy.secrets[seat] for copy in copies}) > 15
    assert {(*parts(copy, ME), *parts(copy, HALFWAY)) for copy in copies} == {()}
    assert len({tuple(parts(copy, DONE)) for copy in copies}) > 3


def test_the_future_of_chance_and_the_story_are_gone() -> None:
    state = in_a_question()
    copies = [dealt(state, ME, number) for number in range(20)]
    assert len({int(copy.word) for copy in copies}) == 20
    assert all(copy.script is None and copy.events is None for copy in copies)
    assert all(0 <= copy.word <= LARGEST_WORD for copy in copies)
    assert max(copy.word for copy in copies) > LARGEST_WORD // 2


def test_the_future_dealt_is_what_it_always_was() -> None:
    # Bots with the same seed must go on choosing the same.
    state = in_a_question()
    assert [int(dealt(state, ME, number).word) for number in range(3)] == [
        1517046713954680020,
        3869299685617695888,
        2327121471625645762,
    ]


@pytest.mark.parametrize("seat", [ME, DONE, HALFWAY, SPECTATOR])
def test_equal_knowledge_and_equal_dice_give_equal_states(seat: int) -> None:
    truth = in_a_question()
    for number in range(20):
        might_be = dealt(truth, seat, 1000 + number)
        assert as_text(might_be) != as_text(truth)
        assert as_text(dealt(might_be, seat, number)) == as_text(dealt(truth, seat, number))


def test_a_seat_that_is_not_asked_has_nothing_to_guess() -> None:
    state = begun(Ask([1, 0, 1]), seats=3)
    copy = dealt(state, ME, 1)
    assert parts(copy, DONE) == []
    assert copy.choices[DONE].as_list() == []
    assert copy.waiting == state.waiting == 0b101


def test_a_dealt_match_goes_on() -> None:
    for number in range(20):
        copy = dealt(in_a_question(), ME, number)
        copy.apply(ME, copy.choices[ME][0])
        for _ in range(2):
            copy.apply(HALFWAY, copy.choices[HALFWAY][0])
        assert (copy.asked, len(copy.notes)) == (2, 6)


def test_of_a_match_that_is_over_only_secrets_are_left_to_deal() -> None:
    state = begun(End([100, 0]))
    copy = dealt(state, ME, 3)
    assert (copy.over, copy.shares, copy.agenda, copy.waiting) == (True, [100, 0], [], 0)
    assert copy.secrets[ME] == 0
    copy.reopen(ME)
    assert copy.waiting == 0


# Blindfold


@pytest.mark.parametrize("seat", [ME, DONE, HALFWAY, SPECTATOR])
def test_a_blindfold_is_the_same_for_all_that_might_be(seat: int) -> None:
    truth = in_a_question()
    blind = truth.blindfold(seat)
    assert isinstance(blind, ToyState)
    for number in range(20):
        again = dealt(truth, seat, number).blindfold(seat)
        assert isinstance(again, ToyState)
        assert as_text(again) == as_text(blind)


def test_a_blindfold_leaves_the_match_alone() -> None:
    state = in_a_question()
    before = as_text(state)
    state.blindfold(ME)
    assert as_text(state) == before
    assert state.events == []


# Reopen


def test_others_who_have_answered_are_asked_anew() -> None:
    state = in_a_question()
    copy = state.clone()
    copy.reopen(ME)
    assert copy.waiting == 0b111
    assert parts(copy, DONE) == []
    assert len(copy.choices[DONE]) == 3


def test_others_who_are_still_answering_go_on() -> None:
    state = in_a_question()
    copy = state.clone()
    copy.reopen(ME)
    assert parts(copy, HALFWAY) == parts(state, HALFWAY)
    assert copy.choices[HALFWAY].as_list() == state.choices[HALFWAY].as_list()


def test_ones_own_answer_stands() -> None:
    state = in_a_question()
    copy = state.clone()
    copy.reopen(DONE)
    assert parts(copy, DONE) == parts(state, DONE)
    assert not copy.asks(DONE)


def test_who_has_no_say_is_not_asked() -> None:
    state = begun(Ask([1, 0, 1]), seats=3)
    state.apply(HALFWAY, state.choices[HALFWAY][0])
    state.reopen(ME)
    assert state.waiting == 0b101


def test_who_had_a_single_choice_is_asked_anew_too() -> None:
    state = begun(Confirm(), seats=3)
    state.apply(DONE, state.choices[DONE][0])
    copy = dealt(state, ME, 1)
    assert (copy.waiting, len(copy.answers[DONE])) == (0b101, 1)
    copy.reopen(ME)
    assert (copy.waiting, len(copy.answers[DONE])) == (0b111, 0)
