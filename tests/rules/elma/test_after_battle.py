"""The end of a battle, and what comes after it: `battle.*`, `after-battle.*`."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/after-battle.level-moves", "elma/after-battle.kuskis-move")
def test_when_a_battle_ends_its_level_and_kuskis_move_to_the_after_battle(race: RaceTable) -> None:
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        me:   offline Eva, battle Ann 2
        them: battle Bob, online Cid
    """)
    assert race.fact("battle") == "none"
    assert race.cards("after battle Flat") == ["Ann", "Bob"]
    assert race.fact("Bob in after battle") == "40 (1)"
    assert race.cards("their online") == ["Cid"]
    assert race.state.drives == []


@rule("elma/after-battle.points-follow-move", "elma/ruling.scoring-moment")
def test_points_come_in_step_one_two_with_the_times_there_are_then(race: RaceTable) -> None:
    """Ann would have beaten Cid with the 34.8 of step 2."""
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        me:   offline Eva, battle Ann 3
        them: battle Pat 2
    """)
    assert race.points() == [1, 3]
    assert race.fact("Ann in after battle") == "34.8 (4)"
    told = race.told()
    assert told.index("Them gains 3 points.") < told.index("Me's Ann makes 34.8.")


@rule("elma/after-battle.clean-up-own", "elma/ruling.clean-up-turn")
def test_only_the_active_players_kuskis_that_began_the_turn_there_leave_an_after_battle(
    race: RaceTable,
) -> None:
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        me:   offline Eva, battle Ann, hand Filler
        them: battle Bob, hand Filler
    """)
    race.all_pass()
    assert race.cards("after battle Flat") == ["Ann", "Bob"]
    race.next_turn()
    assert race.cards("after battle Flat") == ["Ann"]
    assert race.cards("their offline") == ["Bob"]
    race.next_turn()
    assert race.cards("my offline") == ["Eva", "Ann"]


@rule("elma/after-battle.ends-when-empty", "elma/after-battle.level-discarded")
def test_an_after_battle_without_kuskis_ends_and_its_level_is_discarded(race: RaceTable) -> None:
    race.set("""
        phase begin
        after: Flat, ended 4
        me: after Ann
    """)
    assert "after battle Flat" not in race.game.rules.facts(race.state)
    assert race.cards("my discard pile") == ["Flat"]
    assert race.cards("my offline") == ["Ann"]


@rule("elma/after-battle.ends-when-empty")
def test_an_after_battle_with_a_kuski_of_another_goes_on(race: RaceTable) -> None:
    race.set("""
        phase begin
        after: Flat, ended 4
        me:   after Ann
        them: after Bob
    """)
    assert race.cards("after battle Flat") == ["Bob"]
    assert race.cards("my discard pile") == []


@rule("elma/ruling.after-battle-check")
def test_an_after_battle_emptied_by_an_effect_ends_in_step_three_of_any_turn(
    race: RaceTable,
) -> None:
    race.set("""
        after: Flat, ended 5
        me:   after Ann, hand Axe Filler
        them: hand Filler
    """)
    race.me.does("instant Axe")
    assert race.cards("after battle Flat") == []
    assert race.cards("my discard pile") == ["Axe"]
    race.next_turn()
    assert race.cards("my discard pile") == ["Axe", "Flat"]


@rule("elma/ruling.after-battle-times")
def test_times_go_on_in_an_after_battle_and_change_no_points(race: RaceTable) -> None:
    race.set("""
        active them, phase begin
        battle: Flat by them.Eva, used 2
        me:   battle Ann 1, hand Filler
        them: battle Cid, offline Eva, hand Filler
    """)
    race.all_pass()
    assert race.points() == [1, 3]
    race.next_turn()
    assert race.points() == [1, 3]
    assert "Me's Ann makes 36." in race.told()
    assert race.cards("my offline") == ["Ann"]


@rule("elma/ruling.after-battle-winner")
def test_the_best_time_of_all_that_step_three_took_out_wins_the_after_battle(
    race: RaceTable,
) -> None:
    """Ann makes 36 in the after battle and leaves; Bob leaves on 37 then. Each side has a Herald,
    whose player gains a point if a kuski of theirs has won."""
    race.set("""
        phase begin
        after: Flat, ended 4
        me:   after Ann 1, offline Herald, hand Filler
        them: after Bob 1, offline Herald, hand Filler
    """)
    assert race.points() == [0, 0]
    race.next_turn()
    assert race.points() == [1, 0]
    assert race.cards("my discard pile") == ["Flat"]


@rule("elma/ruling.after-battle-winner")
def test_times_count_in_an_after_battle_even_where_counters_did_in_the_battle(
    race: RaceTable,
) -> None:
    """Gus has far more apples than Cid, and the slower time."""
    race.set("""
        phase begin, turn 20
        after: Orchard, ended 19
        me:   after Gus 4, offline Herald, hand Filler
        them: after Cid, offline Herald, hand Filler
    """)
    race.next_turn()
    assert race.points() == [0, 1]


@rule("elma/ruling.losing")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("Ann", "Cid", [2, 3]),
        ("Cid", "Ann", [3, 1]),
        ("Dee", "Dee", [1, 1]),
        ("Cid", "Pat", [2, 2]),
    ],
)
def test_a_kuski_loses_when_the_battle_is_scored_and_another_won_it(
    race: RaceTable, mine: str, theirs: str, points: list[int]
) -> None:
    """I have a Mourner, which gives a point for each kuski of mine that has lost."""
    race.set(f"""
        phase begin
        battle: Flat by Mourner, used 2
        me:   offline Mourner, battle {mine}
        them: battle {theirs}
    """)
    assert race.points() == points


@rule("elma/ruling.losing", "elma/ruling.abort")
def test_an_aborted_battle_has_no_loser(race: RaceTable) -> None:
    race.set("""
        battle: Long by Mourner
        me:   offline Mourner, battle Ann, hand Halt
        them: battle Cid
    """)
    race.me.does("instant Halt")
    assert race.points() == [0, 0]


@rule("elma/ruling.not-going-offline")
def test_a_kuski_whose_text_keeps_it_online_leaves_the_after_battle_all_the_same(
    race: RaceTable,
) -> None:
    race.set("""
        phase begin
        after: Flat, ended 4
        me: after Steady
    """)
    assert race.cards("my online") == ["Steady"]
    assert race.cards("my discard pile") == ["Flat"]
