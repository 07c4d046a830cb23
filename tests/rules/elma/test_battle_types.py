"""Keywords that say what a battle is like: `keyword.*`, and the rulings on them."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule
from tests.rules.elma.driving import driven, ended


@rule("elma/keyword.first-finish", "elma/ruling.first-finish", "elma/ruling.full-turns-battled")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("Ann 4", "Cid 1", [1, 3]),  # 38.5 though she is on 34.8, against 36
        ("Cid 1 @1", "Gus 1", [1, 3]),  # 96 against 48
        ("Dee 2 @1", "Ann 1 @1", [1, 3]),  # NF is no finish: 100 against 98.5
        ("Cid 1 @1", "Pat 1 @1", [2, 2]),
    ],
)
def test_the_first_time_counts_and_a_minute_for_each_full_turn_that_was_over(
    race: RaceTable, mine: str, theirs: str, points: list[int]
) -> None:
    assert ended(race, "Dash by Eva, used 8", mine, theirs) == points


@rule("elma/ruling.full-turns-battled", "elma/keyword.first-finish")
@pytest.mark.parametrize(("used", "after"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_full_turns_are_those_of_the_battle_that_are_over(
    race: RaceTable, used: int, after: int
) -> None:
    race.set(f"""
        turn 20
        battle: Dash by Eva, used {used}
        me: offline Eva, online Ann
    """)
    race.me.does("enter Ann")
    assert race.state.drives[0].first_after == after


@rule("elma/keyword.apple", "elma/ruling.counted-improvements")
def test_improvements_give_apples_and_more_of_them_win(race: RaceTable) -> None:
    """Gus has 12 apples on 37, Cid one on 36."""
    driven(race, "Orchard", "Gus", 4)
    assert race.fact("Gus apple counters") == 12
    assert ended(race, "Orchard by Eva, used 8", "Gus 4", "Cid") == [3, 1]
    assert race.state.counters == []


@rule("elma/ruling.counted-improvements")
def test_an_improvement_under_a_second_gives_one_apple_and_parts_of_seconds_none(
    race: RaceTable,
) -> None:
    """Ola: 37.0, 36.5, 36.4 — one for the first time, one for each improvement."""
    driven(race, "Orchard", "Ola", 3)
    assert race.fact("Ola apple counters") == 3
    driven(race, "Orchard", "Ann", 4)
    assert race.fact("Ann apple counters") == 1 + 2 + 1


@rule("elma/ruling.counted-improvements")
def test_without_a_counter_there_is_no_result(race: RaceTable) -> None:
    assert ended(race, "Tally by Eva, used 8", "Dee", "Cid") == [1, 3]


@rule("elma/keyword.finish-count")
def test_improvements_give_finishes_and_more_of_them_win(race: RaceTable) -> None:
    driven(race, "Tally", "Gus", 4)
    assert race.fact("Gus finish counters") == 3
    assert ended(race, "Tally by Eva, used 8", "Gus 4", "Cid") == [3, 1]
    assert race.state.counters == []


@rule("elma/keyword.apple", "elma/keyword.finish-count")
@pytest.mark.parametrize("level", ["Orchard", "Tally"])
def test_a_kuski_that_leaves_the_battle_loses_what_it_counted(race: RaceTable, level: str) -> None:
    race.set(f"""
        battle: {level} by Eva
        me:   offline Eva, battle Gus 4, hand Filler
        them: hand Kick Filler
    """)
    assert len(race.state.counters) == 1
    race.me.does("end")
    race.them.does("instant Kick")
    race.all_pass()
    assert race.state.counters == []


@rule("elma/keyword.one-life", "elma/ruling.first-full-turn")
@pytest.mark.parametrize(("used", "offered"), [(0, True), (1, True), (2, False), (3, False)])
def test_one_life_is_entered_in_the_first_full_turn_only(
    race: RaceTable, used: int, offered: bool
) -> None:
    race.set(f"""
        turn 20
        battle: Once by Eva, used {used}
        me: offline Eva*, online Ann
    """)
    assert race.me.can("enter") == ({"enter Ann"} if offered else set())


@rule("elma/ruling.first-full-turn")
def test_the_first_full_turn_has_a_turn_of_every_player(race: RaceTable) -> None:
    for used, offered in ((2, {"enter Ann"}), (3, set[str]())):
        race.set(f"""
            players 3, turn 20
            battle: Once by Eva, used {used}
            me: offline Eva*, online Ann
        """)
        assert race.me.can("enter") == offered


@rule("elma/keyword.one-life")
def test_one_life_reckons_like_first_finish(race: RaceTable) -> None:
    assert ended(race, "Once by Eva, used 6", "Ann 4", "Cid") == [1, 3]


@rule("elma/keyword.one-life", "elma/ruling.one-life-end")
@pytest.mark.parametrize(
    ("used", "mine", "theirs", "battle"),
    [
        (1, "battle Ann", "battle Bob", "Once 1/6"),
        (2, "battle Ann", "battle Bob", "none"),
        (2, "battle Ann", "battle Dee", "Once 2/6"),
        (3, "battle Ann", "battle Bob", "none"),
        (2, "points 0", "points 0", "Once 2/6"),
    ],
)
def test_one_life_ends_once_all_have_finished_after_the_first_full_turn(
    race: RaceTable, used: int, mine: str, theirs: str, battle: str
) -> None:
    race.set(f"""
        phase begin, turn 20
        battle: Once by Eva, used {used}
        me:   offline Eva, {mine}
        them: {theirs}
    """)
    assert race.fact("battle") == battle
    assert race.told().count("Last call for Once.") == (1 if battle == "none" else 0)


@rule("elma/keyword.multiplayer", "elma/ruling.pairs")
def test_kuskis_enter_a_multiplayer_level_in_pairs(race: RaceTable) -> None:
    race.set("""
        battle: Duo by Eva
        me: offline Eva, online Ann Bob Cid
    """)
    race.me.does("enter Bob")
    assert race.me.can() == {"with Ann", "with Cid"}
    race.me.does("with Ann")
    assert race.fact("Ann in battle") == "38.5 (1), with Bob"
    assert race.fact("Bob in battle") == "40 (1), with Ann"
    assert race.me.can("enter") == set()


@rule("elma/ruling.pairs")
def test_a_pair_is_of_one_players_kuskis(race: RaceTable) -> None:
    race.set("""
        battle: Duo by Eva
        me:   offline Eva, online Ann
        them: online Bob
    """)
    assert race.me.can("enter") == set()


@rule("elma/ruling.pairs", "elma/keyword.multiplayer")
def test_a_pair_without_two_times_has_no_result_and_each_is_scored_by_itself(
    race: RaceTable,
) -> None:
    assert ended(race, "Duo by Eva, used 4", "Ann+Dee", "Bob+Cid") == [2, 8]


@rule("elma/ruling.pair-broken")
def test_a_kuski_whose_partner_has_left_stays_and_has_no_result(race: RaceTable) -> None:
    race.set("""
        battle: Duo by Eva, used 3
        me:   offline Eva, battle Ann+Bob, online Cid, hand Filler
        them: hand Kick Filler
    """)
    race.me.does("end")
    race.them.does("instant Kick")
    race.all_pass()
    assert race.points() == [1, 0]
    assert race.fact("Bob in after battle") == "40 (1), partner gone"


@rule("elma/keyword.slowness", "elma/ruling.reversed-list")
def test_slowness_takes_the_list_from_its_end_without_a_blank_one(race: RaceTable) -> None:
    """Ida's list is Hal's with NF at the end."""
    wanted = ["37 (1)", "37 (2)", "43 (3)", "43 (4)", "48 (5)"]
    assert driven(race, "Crawl", "Hal", 5) == wanted
    assert driven(race, "Crawl", "Ida", 5) == wanted


@rule("elma/keyword.slowness")
def test_with_slowness_the_slowest_time_wins(race: RaceTable) -> None:
    assert ended(race, "Crawl by Eva, used 12", "Bob", "Cid") == [3, 1]


@rule("elma/keyword.survivor")
def test_with_survivor_the_slowest_first_time_wins(race: RaceTable) -> None:
    """Fay's first time is 37, though she has made 39 since; Ann's is 38.5."""
    assert ended(race, "Stand by Eva, used 8", "Fay 2", "Ann 1 @2") == [1, 3]


@rule("elma/ruling.battle-types-together")
@pytest.mark.parametrize(("level", "counters"), [("Both", "apple"), ("Mixed", "finish")])
def test_of_two_battle_types_that_cannot_both_hold_the_first_printed_does(
    race: RaceTable, level: str, counters: str
) -> None:
    driven(race, level, "Bob", 2)
    assert race.fact(f"Bob {counters} counters") == {"apple": 4, "finish": 2}[counters]
    assert len(race.state.counters) == 1
