"""What is told while a match runs, and what all then know."""

from __future__ import annotations

from itertools import permutations

import pytest

from rulewright.gamekit.match import Match
from rulewright.gamekit.people import Told
from rulewright.kernel.event import EVERYONE, SPECTATOR, all_but, only
from rulewright.kernel.fields import value
from rulewright.kernel.state import Procedure, State
from tests.kernel.toys import Ask, Note, Number, Toy, ToyState

SECRET, OUTSIDE, MANY = 1, 2, 3


@value
class Whisper(Procedure[ToyState]):
    """Tells one seat something, and the others only that it was told."""

    seat: Number

    def run(self, state: ToyState) -> None:
        state.tell(only(self.seat), SECRET, self.seat, 77)
        state.tell(all_but(self.seat), OUTSIDE, self.seat)


def told(match: Match, seat: int | None) -> list[list[int]]:
    return [[int(event.kind), *event.things] for event in match.events(seat)]


def test_each_is_told_what_is_meant_for_them() -> None:
    game = Toy("toy-with-whispers", [Note(5), Whisper(1), Ask([1, 1, 1])], seats=3)
    match = Match(game, ["Ana", "Bo", "Cy"], {}, "1")
    assert told(match, 1) == [[0, 5], [SECRET, 1, 77]]
    for other in (0, 2, None):
        assert told(match, other) == [[0, 5], [OUTSIDE, 1]]


def test_what_a_game_does_not_say_for_programs_is_empty() -> None:
    told = Told("It rains.", "toy.rain")
    assert (told.text, told.rule, told.kind, told.objects) == ("It rains.", "toy.rain", "", [])
    told = Told("Ana hits Bo.", "toy.hit", "hit", ["player-0", "player-1"])
    assert (told.kind, told.objects) == ("hit", ["player-0", "player-1"])


def test_a_spectator_is_told_what_everyone_is() -> None:
    state = ToyState(2)
    state.events = []
    for audience in (EVERYONE, only(0), all_but(0), only(1)):
        state.tell(audience, 9)
    assert [event.seen_by(SPECTATOR) for event in state.events] == [True, False, True, False]


@pytest.mark.parametrize(
    ("things", "kept"),
    [
        ([], []),
        ([4], [4]),
        ([4, 5, 6, 7], [4, 5, 6, 7]),
        ([-1, 3], [-1, 3]),
        ([3, -1, -1], [3]),
        ([0, 0], [0, 0]),
    ],
)
def test_an_event_names_up_to_four_things(things: list[int], kept: list[int]) -> None:
    state = ToyState(2)
    state.events = []
    state.tell(EVERYONE, 3, *things)
    (event,) = state.events
    assert (event.audience, event.kind, event.things) == (EVERYONE, 3, kept)


def test_a_report_names_any_number_of_things() -> None:
    state = ToyState(2)
    state.events = []
    state.report(only(0), MANY, [9, 8, 7, 6, 5, -1])
    (event,) = state.events
    assert (event.audience, event.kind, event.things) == (1, MANY, [9, 8, 7, 6, 5, -1])


def test_with_events_off_nothing_is_told() -> None:
    state = ToyState(2)
    state.tell(EVERYONE, 3, 1)
    state.report(EVERYONE, MANY, [1])
    assert state.events is None


# What is public


def public(*facts: int) -> int:
    state = ToyState(2)
    for fact in facts:
        state.publish(fact)
    return int(state.public)


def test_runs_of_public_facts_are_told_apart() -> None:
    runs = [(), (0,), (0, 0), (1,), (5,), (1024, 0), *permutations((0, 1, 2, 3))]
    assert len({public(*run) for run in runs}) == len(runs)


def test_a_fact_is_public_for_ever() -> None:
    facts = list(range(500))
    assert public(*facts) != public(*facts[1:])
    assert public(*facts) == public(*facts)
    assert 0 <= public(*facts) < 1 << 53


def test_public_facts_are_what_they_always_were() -> None:
    # They stand in saved states.
    assert public(7) == 8
    assert public(7, 1) == 8000026
    assert public(7, 1, 4, 1, 5, 9) == 5591760752914735


def test_a_copy_knows_what_was_public_and_learns_by_itself() -> None:
    state = ToyState(2)
    state.publish(1)
    copy = state.clone()
    assert copy.public == state.public
    copy.publish(2)
    assert copy.public == public(1, 2)
    assert state.public == public(1)


class OpenState(ToyState):
    """A match of a game that lets search know whatever everybody is told."""

    def __init__(self) -> None:
        State.__init__(self, 2, publishes_what_all_are_told=True)


def test_a_game_may_publish_whatever_all_are_told() -> None:
    state = OpenState()
    state.tell(EVERYONE, 3, 10, 11)
    assert state.public == public(3, 10, 11, -1, -1)
    for audience in (only(0), all_but(0)):
        state.tell(audience, 4, 12)
    assert state.public == public(3, 10, 11, -1, -1)
    assert state.events is None


def test_other_games_publish_only_what_they_say() -> None:
    state = ToyState(2)
    state.tell(EVERYONE, 3, 10, 11)
    assert state.public == public()
