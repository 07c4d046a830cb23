"""Scoring: `scoring.*`, and the rulings on beating and winning."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


def ended(
    race: RaceTable, mine: str, theirs: str, level: str = "Flat", third: str = ""
) -> list[int]:
    """Everybody's points after a battle with these kuskis."""
    race.set(f"""
        players {3 if third else 2}, phase begin, turn 90
        battle: {level} by Eva, used 36
        me:   offline Eva, {mine}
        them: {theirs}
        {f"third: {third}" if third else ""}
    """)
    return race.points()


@rule("elma/scoring.per-beaten-opponent", "elma/scoring.plus-one", "elma/scoring.win-bonus")
def test_a_kuski_earns_one_for_each_opponents_kuski_beaten_one_for_taking_part_one_for_winning(
    race: RaceTable,
) -> None:
    """Cid 36, Ann 38.5, Bob 40, Dee none."""
    assert ended(race, "battle Cid", "battle Ann, battle Bob") == [4, 2]
    assert ended(race, "battle Bob", "battle Ann, battle Cid") == [1, 5]
    assert ended(race, "battle Ann", "battle Bob, battle Cid, battle Dee") == [3, 5]


@rule("elma/ruling.opponents-kuskis", "elma/ruling.own-kuskis-compete")
def test_beating_ones_own_kuski_gives_nothing_but_takes_the_win_from_it(race: RaceTable) -> None:
    assert ended(race, "battle Cid, battle Ann", "") == [3, 0]
    assert ended(race, "battle Cid, battle Ann", "battle Bob") == [5, 1]


@rule("elma/ruling.opponents-kuskis")
def test_the_kuskis_of_all_other_players_are_opponents(race: RaceTable) -> None:
    assert ended(race, "battle Cid", "battle Ann", third="battle Bob") == [4, 2, 1]


@rule("elma/ruling.beating", "elma/ruling.tied-times")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("Pat", "Cid", [2, 2]),
        ("Cid", "Ola", [3, 1]),
        ("Dee", "Bob", [1, 3]),
        ("Dee", "Eva", [1, 1]),
    ],
)
def test_only_a_strictly_better_result_or_any_against_none_beats(
    race: RaceTable, mine: str, theirs: str, points: list[int]
) -> None:
    """Pat and Cid have 36 both, Ola 37, Dee and Eva none."""
    assert ended(race, f"battle {mine}", f"battle {theirs}") == points


@rule("elma/ruling.winner")
def test_all_with_the_best_result_have_won_and_nobody_without_one(race: RaceTable) -> None:
    assert ended(race, "battle Cid", "battle Pat", third="battle Bob") == [3, 3, 1]
    assert ended(race, "battle Dee", "battle Dee", third="battle Eva") == [1, 1, 1]


@rule("elma/ruling.plus-one-without-finish", "elma/scoring.plus-one")
def test_a_kuski_without_a_finish_gets_the_further_point(race: RaceTable) -> None:
    assert ended(race, "battle Eva", "") == [1, 0]


@rule("elma/ruling.removed-before-end")
def test_a_kuski_that_has_left_the_battle_earns_nothing_and_is_beaten_by_nobody(
    race: RaceTable,
) -> None:
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        me:   offline Eva, battle Cid, hand Kick
        them: battle Ann, battle Bob, hand Filler
    """)
    race.me.does("instant Kick")
    race.all_pass()
    assert race.points() == [3, 1]


@rule("elma/ruling.points-to-controller")
def test_the_points_of_a_kuski_go_to_whoever_controls_it_when_the_battle_ends(
    race: RaceTable,
) -> None:
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        me:   offline Eva, battle Ann, hand Loan
        them: battle Cid, hand Filler
    """)
    race.me.does("instant Loan")
    race.all_pass()
    assert race.points() == [3, 0]


@rule("elma/ruling.battle-ended-by-effect")
def test_a_battle_that_an_effect_ends_is_scored_at_once_without_a_last_call(
    race: RaceTable,
) -> None:
    race.set("""
        battle: Long by Eva
        me:   offline Eva, battle Ann, hand Gong Flat Filler
        them: battle Cid, hand Filler
    """)
    race.me.does("instant Gong")
    assert race.points() == [1, 3]
    assert race.cards("after battle Long") == ["Ann", "Cid"]
    race.me.does("add Flat", "by Eva")
    assert race.fact("battle") == "none"
    race.next_turn()
    assert race.fact("battle") == "Flat 0/2"


@rule("elma/ruling.open-information")
def test_the_score_there_would_be_is_open_to_all_while_the_battle_goes_on(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        me:   offline Eva, battle Ann
        them: battle Cid
    """)
    battle = race.view("them")["battle"]
    assert isinstance(battle, dict)
    assert [each["points"] for each in battle["drives"]] == [1, 3]
    assert battle["leaders"] == [battle["drives"][1]["id"]]
