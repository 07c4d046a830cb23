"""Actions: `action.*`."""

from itertools import permutations

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule

ALL_FIVE = """
    treasure | +Thief -Maniac . . .
    my 1     | Spy Third-Spy Fourth-Spy . Fourth-Maniac
    my 2     | Second-Maniac . . . .
    me: hand Second-Thief
"""
"""The Maniac on Treasure can be attacked by the Thief beside it."""


@rule("eruma/action.three-points")
@pytest.mark.parametrize("who", ["me", "them"])
def test_the_active_player_has_3_points_each_turn_and_no_more(raid: RaidTable, who: str) -> None:
    raid.set(f"""
        active {who}, phase planning
        treasure | +Spy -Maniac
    """)
    player, card = (raid.me, "Spy") if who == "me" else (raid.them, "Maniac")
    for left in (3, 2, 1):
        assert raid.fact("action points") == left
        there = "my 2 1" if who == "me" else "their 2 2"
        back = "treasure 1" if who == "me" else "treasure 2"
        player.does(f"move {card} to {there if left % 2 else back}")
    assert raid.fact("action points") == 0
    assert player.can() == {"end"}


@rule("eruma/action.no-carry-over", "eruma/action.three-points")
@pytest.mark.parametrize("spent", [0, 1, 3])
def test_points_left_over_vanish_and_the_next_turn_has_3_again(raid: RaidTable, spent: int) -> None:
    raid.set("my 1 | Spy")
    for step in ["my 2 1", "my 1 1", "my 2 1"][:spent]:
        raid.me.does(f"move Spy to {step}")
    assert raid.fact("action points") == 3 - spent
    raid.me.does("end")
    assert (raid.fact("active"), raid.fact("action points")) == ("their", 3)
    raid.them.does("end")
    assert (raid.fact("active"), raid.fact("action points")) == ("my", 3)


@rule("eruma/action.no-carry-over")
def test_points_are_there_until_the_turn_ends_and_not_in_the_next(raid: RaidTable) -> None:
    raid.set("my 1 | Crier Spy")
    raid.me.does("move Spy to my 2 2", "end")
    assert (raid.fact("phase"), raid.fact("action points")) == ("Rest Phase", 2)
    raid.me.does("no")
    assert (raid.fact("phase"), raid.fact("action points")) == ("Draw Phase", 0)
    raid.me.does("no")
    assert (raid.fact("phase"), raid.fact("action points")) == ("Planning Phase", 0)
    raid.me.does("no")
    assert raid.fact("action points") == 3
    raid.me.does("no")
    raid.them.does("end")
    assert (raid.fact("phase"), raid.fact("action points")) == ("Rest Phase", 3)
    raid.me.does("no", "no", "no", "no")


@rule("eruma/action.five-kinds")
def test_points_pay_for_five_actions_and_nothing_else(raid: RaidTable) -> None:
    raid.set(ALL_FIVE)
    assert {said.split()[0] for said in raid.me.can()} == {
        "play", "move", "attack", "use", "steal", "end",
    }  # fmt: skip
    assert raid.me.can("play", "attack", "use", "steal") == {
        "play Second Thief to my 1 4",
        "attack Maniac with Thief",
        "steal with Thief",
        *(f"use {card}" for card in ("Thief", "Spy", "Third Spy", "Fourth Spy")),
        *(f"use {card}" for card in ("Second Maniac", "Fourth Maniac")),
    }


@rule("eruma/action.each-costs-one", "eruma/action.five-kinds")
@pytest.mark.parametrize(
    "action",
    [
        "play Second Thief to my 1 4",
        "move Second Maniac to my 2 2",
        "attack Maniac with Thief",
        "use Spy",
        "steal with Thief",
    ],
)
@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_each_of_them_costs_one_point(raid: RaidTable, action: str, points: int) -> None:
    raid.set(f"points {points}\n{ALL_FIVE}")
    if points == 0:
        assert raid.me.can() == {"end"}
        return
    raid.me.does(action)
    assert raid.fact("action points") == points - 1


@rule("eruma/action.any-order")
@pytest.mark.parametrize(
    "actions", list(permutations(["steal with Thief", "use Maniac", "play Spy to my 1 5"]))
)
def test_actions_may_be_taken_in_any_order(raid: RaidTable, actions: tuple[str, ...]) -> None:
    raid.set("""
        treasure | +Thief
        my 1     | Maniac
        me: hand Spy, deck 4
    """)
    raid.me.does(*actions)
    assert raid.me.can() == {"end"}
    assert (raid.fact("my treasure"), raid.at("my 1 5")) == (1, "my Spy, face-down")
    assert (len(raid.cards("my hand")), raid.cards("my deck")) == (4, [])


@rule("eruma/action.skills-and-types-free")
def test_types_are_used_without_points(raid: RaidTable) -> None:
    raid.set("""
        points 0
        my 1 | Evasive-Thief Flying-Spy
    """)
    assert raid.me.can() == {"hide Evasive Thief", "fly Flying Spy", "end"}
    raid.me.does("hide Evasive Thief", "fly Flying Spy")
    assert raid.changed == {
        "my 1 1: my Evasive Thief -> my Evasive Thief, face-down",
        "my 1 2: my Flying Spy -> empty",
        "my hand: +Flying Spy",
    }


@rule("eruma/action.skills-and-types-free")
def test_types_leave_the_points_as_they_are(raid: RaidTable) -> None:
    raid.set("my 1 | Evasive-Thief Flying-Spy")
    raid.me.does("hide Evasive Thief", "fly Flying Spy")
    assert raid.fact("action points") == 3


@rule("eruma/action.skills-and-types-free")
def test_what_makes_an_action_dearer_does_not_touch_a_skill(raid: RaidTable) -> None:
    raid.set("""
        phase planning
        their 1  | Tax-Collector>
        treasure | +Thief
        live: their 1 1
    """)
    assert (raid.fact("my treasure"), raid.fact("action points")) == (1, 3)
    raid.me.does("steal with Thief")
    assert (raid.fact("my treasure"), raid.fact("action points")) == (2, 1)


@rule("eruma/action.skills-and-types-free", "eruma/golden.card-over-rules")
def test_a_text_that_forbids_to_steal_forbids_it_to_the_skill_as_well(raid: RaidTable) -> None:
    raid.set("""
        phase planning
        treasure | +Thief -Hound . +Second-Thief
    """)
    assert raid.fact("my treasure") == 1  # the Thief next to the Hound can't steal
    assert raid.me.can("steal") == {"steal with Second Thief"}


@rule("eruma/action.skills-and-types-free")
@pytest.mark.parametrize(("points", "stolen"), [(1, 0), (2, 1)])
def test_the_action_itself_is_dearer(raid: RaidTable, points: int, stolen: int) -> None:
    raid.set(f"""
        points {points}
        their 1  | Tax-Collector>
        treasure | +Spy
        live: their 1 1
    """)
    assert len(raid.me.can("steal")) == stolen


@rule("eruma/action.skills-and-types-free")
def test_a_block_and_a_counter_take_no_points(raid: RaidTable) -> None:
    raid.set("""
        their 1  | (Spy)
        treasure | +Thief -Assassin
        my 1     | Maniac
        me: deck 4
    """)
    raid.me.does("use Maniac")
    raid.them.does("block with Spy")
    raid.me.does("attack Assassin with Thief")
    assert raid.fact("action points") == 1
    assert (raid.at("treasure 2"), raid.cards("my hand")) == ("their Assassin", [])
    raid.me.does("end")
    assert raid.fact("action points") == 3
