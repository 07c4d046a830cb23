"""Whatever a game shows, offers and tells is what it declares: nothing more, nothing less, nothing else."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

import rulewright
from rulewright.gamekit.declared import (
    Declared,
    Like,
    choice_faults,
    declared_by,
    event_faults,
    schema_of,
    view_faults,
)
from rulewright.gamekit.match import Match
from rulewright.gamekit.registry import find_game
from rulewright.kernel.chance import Dice
from rulewright.testing.laws import Plan

MATCHES = 30
DECISIONS = 120


def declared(name: str) -> Declared:
    found = declared_by(find_game(name))
    assert found is not None, f"{name} declares no view"
    return found


def matches_of(name: str) -> list[tuple[Match, Dice]]:
    """Matches in every mix of players and options."""
    game = find_game(name)
    found = []
    for seed in range(MATCHES):
        dice = Dice(seed)
        seats = game.fewest_seats + seed % (game.most_seats - game.fewest_seats + 1)
        options = {
            option.name: option.values[int(dice.below(len(option.values)))]
            for option in game.rules.options
        }
        found.append((Plan(game, seats, options, seed, []).start(), dice))
    return found


@pytest.mark.parametrize("name", rulewright.game_names())
def test_all_that_comes_up_is_declared(name: str) -> None:
    declares = declared(name)
    for match, dice in matches_of(name):
        viewers: list[int | None] = [None, *range(match.seats)]
        looks = 0

        def look(match: Match = match, viewers: list[int | None] = viewers) -> None:
            nonlocal looks
            looks += 1
            # One viewer at each moment, in turn, and nobody is left out.
            assert not view_faults(declares, match.view(viewers[looks % len(viewers)]))

        look()
        while not match.is_over and len(match.decisions) < DECISIONS:
            seat = next(seat for seat in range(match.seats) if match.state.asks(seat))
            decision = match.decision(seat)
            for choice in decision.choices:
                assert not choice_faults(declares, choice.spelled, choice.objects)
            match.play(seat, decision.choices[int(dice.below(len(decision.choices)))], look)
        for viewer in viewers:
            assert not view_faults(declares, match.view(viewer))
            for told in match.story(viewer):
                assert not event_faults(declares, told.kind, told.objects)


@pytest.mark.parametrize("name", rulewright.game_names())
def test_verbs_and_numbers_and_things_are_known(name: str) -> None:
    declares = declared(name)
    assert list(declares.choices) == find_game(name).rules.verbs
    assert {word for words in declares.choices.values() for word in words} == set(declares.numbers)
    named = {thing.rstrip("?*") for things in declares.events.values() for thing in things}
    assert named <= set(declares.things)


class Part(TypedDict):
    """A part of a view."""

    id: Annotated[str, Like("p[0-9]", "a part")]
    side: NotRequired[Literal["left", "right"]]


class Whole(TypedDict):
    """A view."""

    turn: int
    over: bool
    parts: list[Part | None]
    counts: dict[str, int]


SMALL = Declared(
    view=Whole,
    choices={"pick": ["card"], "pass": []},
    numbers={"card": "a card"},
    events={"picked": ["part", "part?"], "drew": ["part*"], "over": []},
    things={"part": Like("p[0-9]", "a part")},
)
RIGHT: dict[str, Any] = {
    "turn": 1,
    "over": False,
    "parts": [{"id": "p1"}, None],
    "counts": {"a": 1},
}


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({}, []),
        ({"turn": True}, ["view.turn is True, not int"]),
        ({"over": 0}, ["view.over is 0, not bool"]),
        ({"more": 1}, ["view has 'more', which Whole does not declare"]),
        ({"parts": [{}]}, ["view.parts[0] has no 'id', which Part declares"]),
        ({"parts": [{"id": "q1"}]}, ["view.parts[0].id is 'q1', not like p[0-9]"]),
        (
            {"parts": [{"id": "p1", "side": "up"}]},
            ["view.parts[0].side is 'up', none of ('left', 'right')"],
        ),
        ({"parts": {}}, ["view.parts is {}, no list"]),
        ({"counts": {"a": "1"}}, ["view.counts.a is '1', not int"]),
        ({"counts": []}, ["view.counts is [], no object"]),
    ],
)
def test_a_view_that_is_not_as_declared_is_noticed(changed: object, wrong: list[str]) -> None:
    assert isinstance(changed, dict)
    assert view_faults(SMALL, {**RIGHT, **changed}) == wrong


def test_a_missing_field_is_noticed() -> None:
    view = {name: value for name, value in RIGHT.items() if name != "turn"}
    assert view_faults(SMALL, view) == ["view has no 'turn', which Whole declares"]


@pytest.mark.parametrize(
    ("spelled", "objects", "is_right"),
    [
        (["pick", 3], ["p1"], True),
        (["pass"], [], True),
        (["pick"], [], False),
        (["pass", 1], [], False),
        (["fold"], [], False),
        (["pass"], ["q1"], False),
    ],
)
def test_a_choice_is_held_against_its_verb(
    spelled: list[object], objects: list[str], is_right: bool
) -> None:
    assert (choice_faults(SMALL, spelled, objects) == []) is is_right


@pytest.mark.parametrize(
    ("kind", "objects", "is_right"),
    [
        ("picked", ["p1"], True),
        ("picked", ["p1", "p2"], True),
        ("picked", [], False),
        ("picked", ["p1", "p2", "p3"], False),
        ("drew", [], True),
        ("drew", ["p1", "p2", "p3"], True),
        ("over", ["p1"], False),
        ("fell", [], False),
    ],
)
def test_an_event_is_held_against_its_kind(kind: str, objects: list[str], is_right: bool) -> None:
    assert (event_faults(SMALL, kind, objects) == []) is is_right


def test_a_type_that_is_no_json_cannot_be_declared() -> None:
    with pytest.raises(TypeError, match="cannot have"):
        schema_of(set[int])
