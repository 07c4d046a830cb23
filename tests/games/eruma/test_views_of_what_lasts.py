"""What a view says of effects that a power began for a while: from which turn they hold, and until which."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule

BLIND = "Thieves can't move."


def turns_shown(raid: RaidTable, seat: int | None = None) -> list[tuple[int, int | None]]:
    shown: Any = raid.match.view(seat)["lasting"]
    return [(each["since"], each["until"]) for each in shown]


@rule("eruma/ruling.how-long")
@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        (f"This turn, {BLIND}", (5, 6), None),
        (f"Until your next turn, {BLIND}", (5, 7), (5, 7)),
        (f"Until the end of an opponent's turn, {BLIND}", (5, 7), (5, 7)),
        (f"Until the end of your next turn, {BLIND}", (5, 8), (5, 8)),
        (f"During an opponent's next turn, {BLIND}", (6, 7), (6, 7)),
    ],
)
def test_from_which_turn_until_which_it_holds(
    scenes: Scenes, text: str, mine: tuple[int, int], theirs: tuple[int, int] | None
) -> None:
    """As seen in the turn in which it was begun, and in the opponent's next."""
    raid = scenes({"Hawk": f"Spy: Quick: {text}"})
    raid.set("turn 5\nmy 1 | Hawk")
    raid.me.does("use Hawk")
    assert turns_shown(raid) == turns_shown(raid, 1) == [mine]
    raid.me.does("end")
    assert raid.fact("turn") == 6
    assert turns_shown(raid) == ([] if theirs is None else [theirs])


@rule("eruma/ruling.how-long")
def test_the_turns_of_what_the_second_player_began_are_counted_from_theirs(scenes: Scenes) -> None:
    raid = scenes({"Hawk": f"Spy: Quick: During an opponent's next turn, {BLIND}"})
    raid.set("turn 6, active them\ntheir 1 | Hawk")
    raid.them.does("use Hawk")
    assert turns_shown(raid) == [(7, 8)]


@rule("eruma/ruling.extra-turns")
def test_what_holds_in_an_extra_turn_is_shown_with_that_turn(scenes: Scenes) -> None:
    raid = scenes(
        {"Hawk": f"Spy: Quick: Take an extra turn after this one. During that turn, {BLIND}"}
    )
    raid.set("turn 5\nmy 1 | Hawk")
    raid.me.does("use Hawk")
    assert turns_shown(raid) == [(6, 7)]
    raid.me.does("end")
    assert (raid.fact("turn"), raid.fact("active")) == (6, "my")
    assert turns_shown(raid) == [(6, 7)]


@rule("eruma/ruling.how-long")
def test_what_waits_for_something_has_no_end_yet(scenes: Scenes) -> None:
    raid = scenes({"Hawk": "Spy: Quick: The next time a Thief moves, exhaust it."})
    raid.set("turn 5\nmy 1 | Hawk")
    raid.me.does("use Hawk")
    assert turns_shown(raid) == [(5, None)]
