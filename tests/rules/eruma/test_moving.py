"""Moving: `move.*`."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule


@rule("eruma/move.own-face-up")
def test_only_face_up_cards_of_the_active_player_can_be_moved(raid: RaidTable) -> None:
    raid.set("""
        treasure | -Maniac . . . .
        my 1     | (Spy) . Thief . .
    """)
    assert raid.me.can("move") == {
        "move Thief to my 1 2",
        "move Thief to my 1 4",
        "move Thief to my 2 3",
    }
    raid.me.does("move Thief to my 1 4")
    assert raid.changed == {
        "my 1 3: my Thief -> empty",
        "my 1 4: empty -> my Thief",
        "action points: 3 -> 2",
    }


@rule("eruma/move.own-face-up")
def test_whoever_controls_a_card_moves_it(raid: RaidTable) -> None:
    raid.set("treasure | +Thief* . -Spy* . .")
    assert raid.me.can("move") == {"move Thief to treasure 2", "move Thief to my 2 1"}
    raid.me.does("end")
    assert raid.them.can("move") == {
        "move Spy to treasure 2",
        "move Spy to treasure 4",
        "move Spy to their 2 3",
    }


@rule("eruma/move.one-step", "eruma/move.no-diagonal")
@pytest.mark.parametrize(
    ("row", "column", "steps"),
    [
        ("my 1", 1, {"my 1 2", "my 2 1"}),
        ("my 1", 3, {"my 1 2", "my 1 4", "my 2 3"}),
        ("my 1", 5, {"my 1 4", "my 2 5"}),
        ("my 2", 1, {"my 1 1", "my 2 2", "treasure 1"}),
        ("my 2", 3, {"my 1 3", "my 2 2", "my 2 4", "treasure 3"}),
        ("my 2", 5, {"my 1 5", "my 2 4", "treasure 5"}),
        ("treasure", 2, {"my 2 2", "treasure 1", "treasure 3"}),
    ],
)
def test_a_move_goes_one_step_and_not_diagonally(
    raid: RaidTable, row: str, column: int, steps: set[str]
) -> None:
    raid.set(f"{row} | {'. ' * (column - 1)}+Spy")
    assert raid.me.can("move") == {f"move Spy to {step}" for step in steps}


@rule("eruma/move.one-step")
@pytest.mark.parametrize("other", ["+Maniac", "+(Maniac)", "-Maniac", "-(Maniac)", "+Rat", "-Rat"])
def test_the_position_must_be_empty(raid: RaidTable, other: str) -> None:
    raid.set(f"treasure | +Spy {other} . . .")
    assert raid.me.can("move Spy") == {"move Spy to my 2 1"}


@rule("eruma/move.not-into-enemy-zones")
@pytest.mark.parametrize(
    ("who", "card", "steps"),
    [
        ("me", "+Spy", {"treasure 2", "treasure 4", "my 2 3"}),
        ("them", "-Spy", {"treasure 2", "treasure 4", "their 2 3"}),
    ],
)
def test_no_step_ends_in_the_opponents_zones(
    raid: RaidTable, who: str, card: str, steps: set[str]
) -> None:
    raid.set(f"""
        active {who}
        treasure | . . {card} . .
    """)
    assert raid.player(who).can("move") == {f"move Spy to {step}" for step in steps}


@rule("eruma/ruling.leaving-enemy-zones", "eruma/move.not-into-enemy-zones")
def test_a_card_in_the_opponents_zones_may_only_step_out_of_them(raid: RaidTable) -> None:
    raid.set("""
        their 2 | . . +Spy . .
        their 1 | . +Thief . . .
    """)
    assert raid.me.can("move") == {"move Spy to treasure 3"}
    raid.me.does("move Spy to treasure 3")
    assert raid.at("treasure 3") == "my Spy"
    assert raid.me.can("move Thief") == set()


@rule("eruma/golden.card-over-rules", "eruma/move.one-step")
def test_a_card_that_cannot_move_onto_treasure_is_not_offered_to(raid: RaidTable) -> None:
    raid.set("""
        active them
        their 2  | . Spy Maniac . .
        treasure | -Thief . +Second-Spy . .
        my 1     | Road-Warden> . . . .
        live: my 1 1
    """)
    # Along Treasure it may move: it stands there already. An attack is a movement too.
    assert raid.them.can("move", "attack") == {
        "move Spy to their 1 2",
        "move Spy to their 2 1",
        "move Maniac to their 1 3",
        "move Maniac to their 2 4",
        "move Thief to treasure 2",
        "move Thief to their 2 1",
    }
    raid.them.does("end")  # with it the Slow power is over
    raid.me.does("end")
    assert "attack Second Spy with Maniac" in raid.them.can()
    assert "move Spy to treasure 2" in raid.them.can()


@rule("eruma/golden.card-over-rules")
def test_nor_can_a_power_move_it_there(raid: RaidTable) -> None:
    raid.set("""
        active them
        their 2 | Drover . . . .
        their 1 | Spy
        my 1    | Road-Warden> . . . .
        live: my 1 1
    """)
    raid.them.does("use Drover", "choose Drover", "place treasure 1")
    assert raid.at("their 2 1") == "their Drover, exhausted right"
    assert raid.at("treasure 1") == "empty"
