"""Taking back is free while nothing random or hidden came to light and nobody else loses a choice."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.gamekit.match import start_match
from rulewright.kernel.errors import SeatError, UndoError
from rulewright.kernel.event import only
from rulewright.kernel.state import Procedure
from tests.kernel.toys import Ask, End, Note, Toy, ToyState


def duel(*, relics: bool = False) -> rulewright.Match:
    options = {"relics": relics, "stella": "first"}
    return rulewright.start("allumbra", seats=["Ana", "Bo"], options=options, seed=7)


def choose(match: rulewright.Match, seat: int, place: int = 0) -> None:
    match.play(seat, match.decision(seat).choices[place])


def test_nothing_can_be_taken_back_before_anything_was_chosen() -> None:
    match = duel()
    assert not match.can_take_back(0)
    assert not match.undo_is_free(0)
    with pytest.raises(UndoError, match="Ana"):
        match.take_back(0)


def test_an_answer_is_free_to_take_back_while_the_other_has_yet_to_give_theirs() -> None:
    match = duel()
    before = match.save()
    choose(match, 0)
    assert match.undo_is_free(0)
    match.take_back(0)
    assert match.save() == before


def test_what_the_other_has_answered_stays() -> None:
    match = duel(relics=True)
    choose(match, 0)
    choose(match, 1, 1)
    alone = duel(relics=True)
    choose(alone, 1, 1)
    match.take_back(0)
    assert match.save() == alone.save()
    assert match.undo_is_free(1)


def test_only_the_last_part_of_an_answer_is_taken_back() -> None:
    match = duel(relics=True)
    choose(match, 0)
    after_one = match.save()
    choose(match, 0)
    match.take_back(0)
    assert match.save() == after_one


def test_after_a_reveal_it_is_not_free_and_the_question_is_put_to_everybody_again() -> None:
    match = duel()
    before = match.save()
    choose(match, 1)
    choose(match, 0)
    assert not match.undo_is_free(0)
    assert not match.undo_is_free(1)
    match.take_back(0)
    assert match.save() == before


def test_an_offer_of_a_draw_is_no_choice() -> None:
    match = duel()
    match.offer_draw(0)
    assert not match.can_take_back(0)
    choose(match, 1)
    match.offer_draw(0)
    assert match.undo_is_free(1)


def test_a_clone_can_take_back_as_well() -> None:
    match = duel()
    before = match.save()
    choose(match, 0)
    copy = match.clone()
    copy.take_back(0)
    assert copy.save() == before
    assert match.can_take_back(0)


def test_a_loaded_match_knows_the_same() -> None:
    match = duel()
    choose(match, 0)
    again = rulewright.load(match.save())
    assert again.undo_is_free(0)
    choose(match, 1)
    assert not rulewright.load(match.save()).undo_is_free(0)


def test_giving_up_can_be_taken_back() -> None:
    match = duel()
    before = match.save()
    match.concede(0)
    assert match.undo_is_free(0)
    match.take_back(0)
    assert match.save() == before


def test_there_must_be_such_a_seat() -> None:
    with pytest.raises(SeatError):
        duel().undo_is_free(2)


def test_with_relics_whole_matches_agree_with_what_came_to_light() -> None:
    """Wherever it is free, everybody else knew all along what they know now."""
    match = duel(relics=True)
    free = 0
    while not match.is_over:
        seat = match.pending[0].seat
        choices = match.decision(seat).choices
        match.play(seat, choices[len(match.decisions) % len(choices)])
        for asking in range(2):
            if match.undo_is_free(asking):
                free += 1
                back = match.clone()
                word, public = back.state.word, back.state.public
                back.take_back(asking)
                assert (back.state.word, back.state.public) == (word, public)
    assert free > 10


class Roll(Procedure[ToyState]):
    """Something random happens."""

    __slots__ = ()

    def run(self, state: ToyState) -> None:
        state.roll(6)


class Publish(Procedure[ToyState]):
    """Something secret comes to light."""

    __slots__ = ()

    def run(self, state: ToyState) -> None:
        state.publish(3)


class Whisper(Procedure[ToyState]):
    """One seat is told something."""

    __slots__ = ()

    def run(self, state: ToyState) -> None:
        state.tell(only(1), 1)


def in_turns(*between: Procedure[ToyState]) -> rulewright.Match:
    """The first seat is asked, something happens, the second is asked."""
    steps = [Ask([1, 0]), *between, Ask([0, 1]), Ask([1, 1]), End([50, 50])]
    return start_match(Toy("turns", steps), ["Ana", "Bo"], {}, 1, "en")


def test_what_all_could_foresee_is_free_until_somebody_else_has_chosen() -> None:
    match = in_turns(Note(5))
    before = match.save()
    choose(match, 0)
    assert match.undo_is_free(0)
    choose(match, 1)
    assert not match.undo_is_free(0)
    assert match.undo_is_free(1)
    match.take_back(1)
    match.take_back(0)
    assert match.save() == before


@pytest.mark.parametrize("between", [Roll(), Publish(), Whisper()])
def test_what_came_to_light_makes_it_cost(between: Procedure[ToyState]) -> None:
    match = in_turns(between)
    choose(match, 0)
    assert not match.undo_is_free(0)


def test_a_free_one_leaves_what_others_answered_before() -> None:
    steps = [Ask([1, 1]), Note(5), Ask([1, 1]), End([50, 50])]
    match = start_match(Toy("both", steps), ["Ana", "Bo"], {}, 1, "en")
    choose(match, 1, 2)
    before = match.save()
    choose(match, 0)
    assert match.undo_is_free(0)
    assert not match.undo_is_free(1), "Ana's choice would be lost"
    match.take_back(0)
    assert match.save() == before
