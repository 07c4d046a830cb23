"""What a match refuses: with an error of the right kind, a reason that helps, and no change."""

from collections.abc import Callable

import pytest

import rulewright
from rulewright import Match
from rulewright.gamekit.match import Choice
from rulewright.gamekit.registry import register
from rulewright.kernel.choice import make_choice
from rulewright.kernel.errors import (
    IllegalChoice,
    MatchOver,
    NothingToDecide,
    RulewrightError,
    SaveError,
    SeatError,
    UndoError,
    UnknownGame,
)
from tests.kernel.toys import Ask, End, Note, Toy

GAME = register(Toy("toy-of-refusals", [Note(1), Ask([2, 1]), Note(2), Ask([1, 0]), End([100, 0])]))


def waiting_for_ana() -> Match:
    """Bo has answered; Ana has given the first of two parts."""
    match = rulewright.start(GAME.name, seats=["Ana", "Bo"], seed=1)
    match.offer_draw(1)
    match.play(1, "Take 2")
    match.play(0, "Take 1")
    match.offer_draw(1)
    return match


def over() -> Match:
    match = waiting_for_ana()
    match.play(0, "Take 0")
    match.play(0, "Take 0")
    assert match.is_over
    return match


def everything(match: Match) -> object:
    """All there is to know about a match."""
    return (
        match.save(),
        match.draw_offers,
        [event.saved() for event in match.state.events or []],
        [choices.as_list() for choices in match.state.choices],
    )


def refused(match: Match, deed: Callable[[Match], object]) -> RulewrightError:
    before = everything(match)
    with pytest.raises(RulewrightError) as caught:
        deed(match)
    assert everything(match) == before
    return caught.value


ANOTHER = Choice(make_choice(0, 1), ["take", 1], "Take 1", [])
"""Offered at the first part, and taken."""


@pytest.mark.parametrize(
    "choice",
    [
        *(ANOTHER, ANOTHER.code, ANOTHER.spelled, ANOTHER.label),
        *("take 0", "Take 0 ", "", "Take", "take"),
        *(0, 1, -1, True, False, 10**30, -(10**30)),
        *(["take"], ["take", 3], ("take", 0, 0), ["give", 0], ["take", "0"], ["take", -1], []),
        *(None, 1.0, b"Take 0", {"take": 0}),
    ],
    ids=repr,
)
def test_what_is_not_offered_is_refused(choice: object) -> None:
    error = refused(waiting_for_ana(), lambda match: match.play(0, choice))  # type: ignore[arg-type]
    assert type(error) is IllegalChoice
    assert str(error)


@pytest.mark.parametrize("choice", [ANOTHER, ANOTHER.label, "Fly", 99], ids=repr)
def test_the_refusal_names_the_player_the_choice_and_what_is_on_offer(
    choice: Choice | str | int,
) -> None:
    error = refused(waiting_for_ana(), lambda match: match.play(0, choice))
    named = choice.label if isinstance(choice, Choice) else choice
    assert str(error) == f"Ana cannot choose {named!r} now; on offer: Take 0, Take 2"


def test_what_spells_no_choice_at_all_is_refused_with_how_one_is_spelled() -> None:
    error = refused(waiting_for_ana(), lambda match: match.play(0, ["fly", 1]))
    assert str(error) == "'fly' is not a verb of Toy"


@pytest.mark.parametrize("seat", [2, -1, 31, 10**30])
@pytest.mark.parametrize(
    "deed",
    [
        lambda match, seat: match.play(seat, "Take 0"),
        lambda match, seat: match.decision(seat),
        lambda match, seat: match.view(seat),
        lambda match, seat: match.events(seat),
        lambda match, seat: match.story(seat),
        lambda match, seat: match.concede(seat),
        lambda match, seat: match.offer_draw(seat),
    ],
    ids=["play", "decision", "view", "events", "story", "concede", "offer_draw"],
)
def test_a_seat_that_is_not_there_is_refused(
    deed: Callable[[Match, int], object], seat: int
) -> None:
    for match in (waiting_for_ana(), over()):
        error = refused(match, lambda match: deed(match, seat))
        assert type(error) is SeatError
        assert str(error) == f"there is no seat {seat}; seats are 0 to 1"


@pytest.mark.parametrize(
    "deed",
    [lambda match: match.play(1, "Take 0"), lambda match: match.decision(1)],
    ids=["play", "decision"],
)
def test_who_is_not_asked_cannot_answer(deed: Callable[[Match], object]) -> None:
    error = refused(waiting_for_ana(), deed)
    assert type(error) is NothingToDecide
    assert str(error) == "Bo (seat 1) has nothing to decide now"


@pytest.mark.parametrize(
    "deed",
    [
        lambda match: match.play(0, "Take 0"),
        lambda match: match.decision(0),
        lambda match: match.concede(0),
        lambda match: match.offer_draw(1),
    ],
    ids=["play", "decision", "concede", "offer_draw"],
)
def test_nothing_can_be_done_in_a_match_that_is_over(deed: Callable[[Match], object]) -> None:
    error = refused(over(), deed)
    assert type(error) is MatchOver
    assert str(error) == "the match is over"


@pytest.mark.parametrize("count", [5, -1, 10**30])
def test_no_more_can_be_taken_back_than_was_decided(count: int) -> None:
    error = refused(waiting_for_ana(), lambda match: match.undo(count))
    assert type(error) is UndoError
    assert str(error) == f"cannot take back {count} of 4 decisions"


@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        ([], "[] is no decision"),
        ([0], "[0] is no decision"),
        ("0 take 0", "'0 take 0' is no decision"),
        (None, "None is no decision"),
        (["0", "take", 0], "['0', 'take', 0] names no seat"),
        ([None, "concede"], "[None, 'concede'] names no seat"),
        ([True, "offer-draw"], "[True, 'offer-draw'] names no seat"),
        ([0.0, "take", 0], "[0.0, 'take', 0] names no seat"),
    ],
)
def test_what_lists_no_decision_is_refused(decision: object, reason: str) -> None:
    error = refused(waiting_for_ana(), lambda match: match.make(decision))
    assert type(error) is SaveError
    assert str(error) == f"the saved match is damaged: {reason}"


@pytest.mark.parametrize(
    ("decision", "kind"),
    [
        ([0, "take", 1], IllegalChoice),
        ([0, "concede", 1], IllegalChoice),
        ([1, "take", 0], NothingToDecide),
        ([2, "concede"], SeatError),
    ],
)
def test_a_listed_decision_is_refused_like_any_other(
    decision: list[object], kind: type[RulewrightError]
) -> None:
    assert type(refused(waiting_for_ana(), lambda match: match.make(decision))) is kind


def test_a_game_that_is_not_there_cannot_be_started() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'tarot'"):
        rulewright.start("tarot", seats=["Ana"], seed=1)


def test_looking_is_never_refused_to_those_who_are_there() -> None:
    for match in (waiting_for_ana(), over()):
        before = everything(match)
        for seat in (0, 1, None):
            assert match.view(seat)
            assert match.story(seat)
        assert everything(match) == before
