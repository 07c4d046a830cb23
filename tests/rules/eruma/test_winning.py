"""Winning: `win.*`, and the rulings on how a game ends."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.kernel.errors import MatchOver
from rulewright.testing import rule

MINE, THEIRS, DRAWN = [100, 0], [0, 100], [50, 50]


@rule("eruma/win.ten-treasures")
@pytest.mark.parametrize(("total", "result"), [(7, None), (8, None), (9, MINE)])
def test_who_reaches_ten_treasures_wins(
    raid: RaidTable, total: int, result: list[int] | None
) -> None:
    raid.set(f"""
        treasure | +Spy
        me:   treasure {total}
        them: treasure 9
    """)
    raid.me.does("steal with Spy")
    assert (raid.fact("my treasure"), raid.result) == (total + 1, result)


@rule("eruma/win.ten-treasures")
def test_the_second_player_wins_with_ten_as_well(raid: RaidTable) -> None:
    raid.set("""
        active them
        treasure | -Spy
        me:   treasure 9
        them: treasure 9
    """)
    raid.them.does("steal with Spy")
    assert raid.result == THEIRS
    assert raid.told("me")[-2:] == ["Them steals a treasure.", "Them wins."]


@rule("eruma/win.deck-out-ends-game", "eruma/win.deck-out-winner")
@pytest.mark.parametrize(("mine", "theirs", "result"), [(5, 4, MINE), (4, 5, THEIRS)])
@pytest.mark.parametrize("who", ["me", "them"])
def test_a_player_who_cannot_draw_ends_the_game_and_the_higher_total_wins(
    raid: RaidTable, who: str, mine: int, theirs: int, result: list[int]
) -> None:
    raid.set(f"""
        active {who}, phase draw
        treasure | +Thief -Second-Thief
        me:   treasure {mine}, deck none
        them: treasure {theirs}, deck none
    """)
    assert raid.result == result
    assert raid.told()[-1].startswith("Me " if mine > theirs else "Them ")
    # There and then: no Thief has stolen.
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (mine, theirs)
    assert raid.fact("phase") == "Draw Phase"


@rule("eruma/win.deck-out-ends-game")
def test_the_last_card_of_a_deck_can_still_be_drawn(raid: RaidTable) -> None:
    raid.set("""
        phase draw
        me:   treasure 1, deck only Spy
        them: deck none
    """)
    assert raid.result is None
    assert (raid.cards("my hand"), raid.cards("my deck")) == (["Spy"], [])
    raid.me.does("end")
    assert raid.result == MINE


@rule("eruma/ruling.deck-out-tie")
@pytest.mark.parametrize(("mine", "result"), [(3, THEIRS), (4, DRAWN), (5, MINE)])
def test_an_empty_deck_with_equal_totals_is_a_draw(
    raid: RaidTable, mine: int, result: list[int]
) -> None:
    raid.set(f"""
        phase draw
        me:   treasure {mine}, deck none
        them: treasure 4
    """)
    assert raid.result == result


@rule("eruma/ruling.deck-out-only-in-draw-phase")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_power_draws_what_is_there_and_the_game_goes_on(raid: RaidTable, left: int) -> None:
    raid.set(f"""
        my 1 | Second-Assassin Thief Second-Thief
        me:  deck {left}
    """)
    raid.me.does("use Thief")  # draws 2
    assert len(raid.cards("my hand")) == left
    assert raid.cards("my deck") == []
    assert raid.result is None
    assert raid.me.can("use") == {"use Second Assassin", "use Second Thief"}


@rule("eruma/win.stops-play")
def test_the_rest_of_an_effect_and_of_the_turn_does_not_happen(raid: RaidTable) -> None:
    raid.set("""
        treasure | +Spy
        my 1     | Spendthrift
        me: treasure 9
    """)
    raid.me.does("use Spendthrift")
    assert raid.changed == {
        "my treasure: 9 -> 10",
        "action points: 3 -> 2",
        "my 1 1: my Spendthrift -> my Spendthrift, exhausted right",
        "result: [100, 0]",
    }
    assert raid.asked() == []
    with pytest.raises(MatchOver):
        raid.match.play(0, ["end"])


@rule("eruma/win.stops-play")
def test_without_ten_treasures_the_rest_of_that_effect_happens(raid: RaidTable) -> None:
    raid.set("""
        my 1 | Spendthrift
        me: treasure 8
    """)
    raid.me.does("use Spendthrift")
    assert len(raid.cards("my hand")) == 2
    assert raid.asked() == ["me"]


@rule("eruma/ruling.treasure-supply")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_total_does_not_go_below_0(raid: RaidTable, before: int, after: int) -> None:
    raid.set(f"""
        my 1 | Bailiff
        them: treasure {before}
    """)
    raid.me.does("use Bailiff")  # an opponent loses 2
    assert raid.fact("their treasure") == after


@rule("eruma/ruling.treasure-supply")
def test_totals_start_at_0_and_one_position_is_stolen_from_again_and_again(
    raid: RaidTable,
) -> None:
    raid.start(seed=1)
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (0, 0)
    raid.concede("me")
    raid.set("treasure | +Maniac")
    for total in range(1, 5):
        raid.me.does("steal with Maniac", "end")
        assert raid.fact("my treasure") == total
        raid.them.does("end")


@rule("eruma/ruling.win-at-once")
@pytest.mark.parametrize(("total", "result"), [(8, None), (9, MINE)])
def test_ten_treasures_win_in_the_planning_phase_too(
    raid: RaidTable, total: int, result: list[int] | None
) -> None:
    raid.set(f"""
        phase planning
        treasure | +Thief
        me: treasure {total}
    """)
    assert raid.result == result
    assert raid.fact("phase") == ("Planning Phase" if result else "Assault Phase")


@rule("eruma/ruling.win-at-once")
def test_a_player_can_win_in_the_opponents_turn(raid: RaidTable) -> None:
    raid.set("""
        active them
        their 1 | Prodigal
        me:   treasure 8
        them: treasure 7
    """)
    raid.them.does("use Prodigal")
    assert raid.result == MINE


@rule("eruma/ruling.win-at-once")
@pytest.mark.parametrize(
    ("mine", "theirs", "result"),
    [(9, 8, MINE), (8, 9, THEIRS), (8, 8, DRAWN), (8, 7, MINE), (7, 8, THEIRS), (7, 7, None)],
)
@pytest.mark.parametrize("who", ["me", "them"])
def test_if_one_effect_lifts_both_to_ten_the_higher_total_wins(
    raid: RaidTable, who: str, mine: int, theirs: int, result: list[int] | None
) -> None:
    raid.set(f"""
        active {who}
        {"my" if who == "me" else "their"} 1 | Prodigal
        me:   treasure {mine}
        them: treasure {theirs}
    """)
    raid.player(who).does("use Prodigal")
    assert raid.result == result
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (mine + 2, theirs + 2)


@rule("eruma/ruling.win-at-once")
@pytest.mark.parametrize("words", ["yes", "no"])
def test_nobody_has_won_before_both_have_been_lifted(raid: RaidTable, words: str) -> None:
    """Also where an effect answers in between."""
    raid.set("""
        their 1 | Envier>
        my 1    | Prodigal
        me:   treasure 8
        them: treasure 9
        live: their 1 1
    """)
    raid.me.does("use Prodigal")
    assert (raid.fact("my treasure"), raid.result) == (10, None)
    raid.them.does(words)
    assert (raid.fact("their treasure"), raid.result) == (11, THEIRS)


@rule("eruma/ruling.turn-limit")
@pytest.mark.parametrize(("mine", "result"), [(3, THEIRS), (4, DRAWN), (5, MINE)])
def test_after_the_60th_turn_the_higher_total_decides(
    raid: RaidTable, mine: int, result: list[int]
) -> None:
    raid.set(f"""
        turn 60
        treasure | +Spy
        me:   treasure {mine - 1}
        them: treasure 4
    """)
    raid.me.does("steal with Spy", "end")
    assert raid.result == result
    assert (raid.fact("turn"), raid.fact("active")) == (60, "my")


@rule("eruma/ruling.turn-limit")
def test_the_59th_turn_is_followed_by_another(raid: RaidTable) -> None:
    raid.set("""
        turn 59
        me: treasure 4
    """)
    raid.me.does("end")
    assert (raid.result, raid.fact("turn")) == (None, 60)
    raid.them.does("end")
    assert raid.result == MINE


@rule("eruma/ruling.concession")
@pytest.mark.parametrize(("who", "result"), [("me", THEIRS), ("them", MINE)])
def test_a_player_may_concede_at_any_moment_and_the_opponent_wins(
    raid: RaidTable, who: str, result: list[int]
) -> None:
    for words in ("", "use Thief"):  # in their own turn, the other's, and in the middle of a power
        raid.set("""
            their 1 | (Spy)
            my 1    | Thief
            me: treasure 9
        """)
        if words:
            raid.me.does(words)
            assert raid.asked() == ["them"]
        raid.concede(who)
        assert raid.result == result
