"""Texts about moving onto Treasure: coming there from elsewhere, by a move or an attack."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes

FENCE = {"Fence": "Henchman: Thieves can't move onto Treasure."}


@pytest.mark.parametrize(
    ("standing", "can"),
    [
        (". Thief", {"move Thief to my 2 1", "move Thief to my 2 3", "move Thief to my 1 2"}),
        (". Spy", {"move Spy to my 2 1", "move Spy to my 2 3", "move Spy to my 1 2",
                   "move Spy to treasure 2"}),
    ],
)  # fmt: skip
def test_a_card_kept_off_treasure_moves_elsewhere(
    scenes: Scenes, standing: str, can: set[str]
) -> None:
    raid = scenes(FENCE)
    raid.set(f"""
        their 1 | Fence
        my 2    | {standing}
    """)
    assert raid.me.can("move") == can


def test_a_card_that_stands_on_treasure_already_may_move_along_it(scenes: Scenes) -> None:
    raid = scenes(FENCE)
    raid.set("""
        their 1  | Fence
        treasure | +Thief
    """)
    assert raid.me.can("move") == {"move Thief to treasure 2", "move Thief to my 2 1"}
    raid.me.does("move Thief to treasure 2")
    assert raid.at("treasure 2") == "my Thief"


def test_an_attack_would_bring_it_there_too(scenes: Scenes) -> None:
    """attack.is-movement: but from Treasure onto Treasure it may attack."""
    raid = scenes(FENCE)
    raid.set("""
        their 1  | Fence
        treasure | -Maniac +Second-Thief -Second-Maniac
        my 2     | Thief   .             Spy
    """)
    assert raid.me.can("attack") == {
        "attack Maniac with Second Thief",
        "attack Second Maniac with Second Thief",
        "attack Second Maniac with Spy",
    }


@pytest.mark.parametrize(("moves", "drawn"), [(["my 2 1", "treasure 1", "treasure 2"], 1)])
def test_only_coming_there_is_answered(scenes: Scenes, moves: list[str], drawn: int) -> None:
    raid = scenes({"Bell": "Henchman: Whenever a Thief moves onto Treasure, draw a card."})
    raid.set("""
        their 1 | Bell
        my 1    | Thief
    """)
    for to in moves:
        raid.me.does(f"move Thief to {to}")
    assert len(raid.cards("their hand")) == drawn
