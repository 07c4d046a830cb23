"""Stealing: `steal.*`, and the rulings on Thieves."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule


@rule("eruma/steal.face-up-on-treasure")
@pytest.mark.parametrize("who", ["me", "them"])
def test_a_face_up_card_of_the_active_player_on_treasure_can_steal(
    raid: RaidTable, who: str
) -> None:
    mine, theirs = ("+", "-") if who == "me" else ("-", "+")
    raid.set(f"""
        active {who}
        their 2  | Second-Spy
        treasure | {mine}Spy {mine}(Thief) {theirs}Maniac {mine}Fourth-Spy> {mine}Assassin
        my 2     | Third-Spy
    """)
    assert raid.player(who).can("steal") == {
        "steal with Spy",
        "steal with Fourth Spy",
        "steal with Assassin",
    }


@rule("eruma/steal.face-up-on-treasure")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("row", ["their 1", "their 2", "treasure", "my 2", "my 1"])
def test_any_treasure_position_will_do_and_no_other(raid: RaidTable, row: str, column: int) -> None:
    raid.set(f"{row} | {'. ' * (column - 1)}+Spy")
    assert raid.me.can("steal") == ({"steal with Spy"} if row == "treasure" else set())


@rule("eruma/steal.adds-one")
@pytest.mark.parametrize(("who", "whose"), [("me", "my"), ("them", "their")])
@pytest.mark.parametrize("total", [0, 4])
def test_a_steal_raises_that_players_total_by_exactly_1(
    raid: RaidTable, who: str, whose: str, total: int
) -> None:
    raid.set(f"""
        active {who}
        treasure | {"+" if who == "me" else "-"}Maniac
        me:   treasure {total}
        them: treasure {total}
    """)
    raid.player(who).does("steal with Maniac")
    assert raid.changed == {
        f"{whose} treasure: {total} -> {total + 1}",
        f"treasure 1: {whose} Maniac -> {whose} Maniac, stole",
        "action points: 3 -> 2",
    }


@rule("eruma/steal.once-per-card")
def test_a_card_steals_once_a_turn_and_others_still_can(raid: RaidTable) -> None:
    raid.set("treasure | +Spy . +Maniac")
    raid.me.does("steal with Spy")
    assert raid.me.can("steal") == {"steal with Maniac"}
    raid.me.does("steal with Maniac")
    assert (raid.fact("my treasure"), raid.fact("action points")) == (2, 1)
    assert raid.me.can("steal") == set()
    raid.me.does("end")
    raid.them.does("end")
    assert raid.me.can("steal") == {"steal with Spy", "steal with Maniac"}


@rule("eruma/steal.thief-free", "eruma/ruling.thief-automatic")
@pytest.mark.parametrize(
    ("who", "whose", "other"), [("me", "my", "their"), ("them", "their", "my")]
)
def test_each_thief_on_treasure_steals_in_its_players_planning_phase(
    raid: RaidTable, who: str, whose: str, other: str
) -> None:
    mine, theirs = ("+", "-") if who == "me" else ("-", "+")
    raid.set(f"""
        active {who}, phase planning
        {whose} 2 | Third-Thief
        treasure  | {mine}Thief {mine}Second-Thief {theirs}Fourth-Thief {mine}Spy {mine}Maniac
    """)
    assert raid.fact(f"{whose} treasure") == 2
    assert raid.fact(f"{other} treasure") == 0
    assert raid.fact("action points") == 3
    assert (raid.fact("phase"), raid.asked()) == ("Assault Phase", [who])


@rule("eruma/ruling.thief-automatic")
def test_a_thief_does_not_steal_in_the_opponents_planning_phase(raid: RaidTable) -> None:
    raid.set("treasure | +Thief -Second-Thief")
    raid.me.does("end")
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (0, 1)
    raid.them.does("end")
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (1, 1)


@rule("eruma/steal.thief-free")
def test_a_thief_that_comes_onto_treasure_later_steals_nothing_for_free(raid: RaidTable) -> None:
    raid.set("""
        phase planning
        my 2 | Thief
    """)
    raid.me.does("move Thief to treasure 1")
    assert raid.fact("my treasure") == 0


@rule("eruma/steal.thief-free")
def test_a_thief_that_the_first_steal_brought_down_does_not_steal(raid: RaidTable) -> None:
    """The free steals come one after the other, and each needs a face-up Thief."""
    raid.set("""
        phase planning
        their 1  | Informer>
        treasure | +Thief +Second-Thief
        live: their 1 1
    """)
    assert raid.fact("my treasure") == 1
    assert raid.at("treasure 2") == "my Second Thief, face-down"


@rule("eruma/steal.thief-free")
def test_each_free_steal_is_answered_before_the_next(raid: RaidTable) -> None:
    raid.set("""
        phase planning
        their 1  | Fee-Taker>
        treasure | +Thief . +Second-Thief
        live: their 1 1
    """)
    for total in (1, 2):
        assert (raid.fact("my treasure"), raid.fact("phase")) == (total, "Planning Phase")
        assert raid.them.can() == {"yes", "no"}
        raid.them.does("yes")
    assert len(raid.cards("their hand")) == 2
    assert raid.asked() == ["me"]


@rule("eruma/steal.thief-again")
def test_a_thief_may_still_take_its_steal_action_once(raid: RaidTable) -> None:
    raid.set("""
        phase planning
        treasure | +Thief
    """)
    assert raid.fact("my treasure") == 1
    assert raid.me.can("steal") == {"steal with Thief"}
    raid.me.does("steal with Thief")
    assert raid.fact("my treasure") == 2
    assert raid.me.can("steal") == set()


@rule("eruma/ruling.thief-order")
def test_a_thief_turned_up_this_planning_phase_steals_at_once(raid: RaidTable) -> None:
    raid.set("""
        phase planning
        treasure | +(Thief)
        my 2     | (Second-Thief)
    """)
    assert raid.fact("my treasure") == 1


@rule("eruma/ruling.thief-order")
def test_an_exhausted_thief_steals_as_well(raid: RaidTable) -> None:
    raid.set("""
        phase planning
        treasure | +Tollkeeper>
        live: treasure 1
    """)
    raid.me.does("keep Tollkeeper")
    assert raid.at("treasure 1") == "my Tollkeeper, exhausted right"
    assert raid.fact("my treasure") == 1
