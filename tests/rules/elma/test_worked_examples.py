"""Worked examples: `example.*`. A is me, B is them, and A takes the odd turns."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule(
    "elma/example.records-on-entry",
    "elma/example.records-second-turn",
    "elma/example.records-no-finish-turn",
    "elma/example.records-fourth-turn",
    "elma/example.records-used-up",
)
@pytest.mark.parametrize(
    ("turns", "best"),
    [(0, "38.5 (1)"), (1, "36 (2)"), (2, "36 (3)"), (3, "34.8 (4)"), (4, "34.8 (4)")],
)
def test_a_list_with_a_no_finish(race: RaceTable, turns: int, best: str) -> None:
    race.set("""
        battle: Long by them.Eva
        me:   online Ann, hand Filler
        them: offline Eva, hand Filler
    """)
    race.me.does("enter Ann")
    race.next_turn(2 * turns)
    assert race.fact("Ann in battle") == best


@rule("elma/example.two-player-full-turn")
def test_one_full_turn_of_two_players_is_a_turn_of_each(race: RaceTable) -> None:
    race.set("""
        me:   offline Ann, hand Flat Filler
        them: hand Filler
    """)
    race.me.does("add Flat", "by Ann")
    seen = []
    while race.fact("battle") != "none":
        seen.append(race.fact("active"))
        race.next_turn()
    assert seen == ["me", "them"]


@rule("elma/example.three-player-length")
def test_two_full_turns_of_three_players_are_turns_four_to_nine(race: RaceTable) -> None:
    race.set("""
        players 3, turn 4
        me:    offline Ann, hand Pipeline Filler
        them:  hand Filler
        third: hand Filler
    """)
    race.me.does("add Pipeline", "by Ann")
    seen = []
    while race.fact("battle") != "none":
        seen.append(race.fact("turn"))
        race.next_turn()
    assert (seen, race.fact("turn")) == ([4, 5, 6, 7, 8, 9], 10)
    told = race.told()
    assert told.index("The battle on Pipeline ends.") > told.index("Turn 10: Me is active.")


@rule("elma/example.first-finish")
def test_with_first_finish_the_first_time_counts(race: RaceTable) -> None:
    race.set("""
        turn 5
        me:   online Ann, offline Eva, hand Dash Filler
        them: hand Filler
    """)
    race.me.does("add Dash", "by Eva", "enter Ann")
    race.next_turn(6)
    assert race.fact("Ann in battle") == "34.8 (4)"
    battle = race.view("them")["battle"]
    assert isinstance(battle, dict)
    assert [each["result"] for each in battle["drives"]] == [385]


@rule("elma/example.first-finish-late")
def test_with_first_finish_a_late_time_costs_a_minute(race: RaceTable) -> None:
    race.set("""
        turn 5
        me:   online Ann Dee, offline Eva, hand Dash Filler
        them: hand Filler
    """)
    race.me.does("add Dash", "by Eva", "enter Dee")
    race.next_turn(2)
    race.me.does("enter Ann")
    battle = race.view("me")["battle"]
    assert isinstance(battle, dict)
    assert [each["result"] for each in battle["drives"]] == [1000, 985]


@rule("elma/example.pro-on-its-level")
@pytest.mark.parametrize(("level", "best"), [("Pipeline", "28 (1)"), ("Long", "38 (1)")])
def test_a_pipe_pro_on_and_off_its_level(race: RaceTable, level: str, best: str) -> None:
    race.set(f"""
        battle: {level} by Eva
        me: offline Eva, online Kim
    """)
    race.me.does("enter Kim")
    assert race.fact("Kim in battle") == best


@rule("elma/example.apple-counters", "elma/example.finish-counters")
@pytest.mark.parametrize(
    ("level", "counters", "count"), [("Orchard", "apple", 12), ("Tally", "finish", 3)]
)
def test_counters_for_four_records(race: RaceTable, level: str, counters: str, count: int) -> None:
    race.set(f"""
        battle: {level} by Eva
        me:   offline Eva, online Gus, hand Filler
        them: hand Filler
    """)
    race.me.does("enter Gus")
    race.next_turn(6)
    assert race.fact("Gus in battle") == "37 (4)"
    assert race.fact(f"Gus {counters} counters") == count


@rule("elma/example.slowness-list")
def test_a_list_from_its_end(race: RaceTable) -> None:
    race.set("""
        battle: Crawl by Eva
        me:   offline Eva, online Hal, hand Filler
        them: hand Filler
    """)
    race.me.does("enter Hal")
    seen = [race.fact("Hal in battle")]
    for _ in range(4):
        race.next_turn(2)
        seen.append(race.fact("Hal in battle"))
    assert seen == ["37 (1)", "37 (2)", "43 (3)", "43 (4)", "48 (5)"]


@rule("elma/example.multiplayer-pairs")
def test_two_pairs(race: RaceTable) -> None:
    race.set("""
        phase begin, turn 9
        battle: Duo by Eva, used 4
        me:   offline Eva, battle Twin-A+Twin-B
        them: battle Twin-C+Twin-D
    """)
    assert race.points() == [2, 8]


@rule("elma/example.one-life-end")
def test_a_one_life_battle_in_which_both_finished_on_entering(race: RaceTable) -> None:
    race.set("""
        turn 5
        me:   offline Eva, online Ann, hand Once Filler
        them: online Bob, hand Filler
    """)
    race.me.does("add Once", "by Eva", "enter Ann")
    race.next_turn()
    assert race.fact("battle") == "Once 1/6"
    race.them.does("enter Bob")
    race.next_turn()
    assert (race.fact("battle"), race.fact("turn")) == ("none", 7)
    assert race.points() == [3, 1]


@rule("elma/example.chain-level")
def test_three_kuskis_that_add_a_chain_level_neither_enter_nor_add(race: RaceTable) -> None:
    race.set("""
        last end 5
        me:   online Ann Bob Cid Dee, hand Chain Flat Filler
        them: hand Filler
    """)
    race.me.does("add Chain", "by Ann", "by Bob", "by Cid", "enough")
    race.me.does("add Flat")
    assert race.me.can() == {"by Dee"}
    race.me.does("by Dee")
    race.next_turn(2)
    assert race.fact("battle") == "Chain 1/2"
    assert race.me.can("enter") == {"enter Dee"}


@rule("elma/example.queued-level-waits")
def test_a_waiting_level_starts_one_turn_after_the_end(race: RaceTable) -> None:
    race.set("""
        turn 7, phase begin
        battle: Flat by Eva, used 2
        queue: Hill 1 by Ann
        me:   offline Eva Ann, hand Filler
        them: hand Filler
    """)
    race.all_pass()
    assert (race.fact("turn"), race.fact("battle")) == (7, "none")
    race.next_turn()
    assert (race.fact("turn"), race.fact("battle")) == (8, "Hill 0/2")
    told = race.told()
    assert told.index("The battle on Hill starts: 2 turns.") < told.index("Them draws a card.")


@rule("elma/example.length-one-timeline")
def test_a_level_of_length_one_from_start_to_end(race: RaceTable) -> None:
    race.set("""
        turn 5
        me:   offline Eva, online Ann, hand Flat Filler
        them: online Bob, hand Filler
    """)
    race.me.does("add Flat", "by Eva")
    assert race.me.can("enter") == {"enter Ann"}
    race.next_turn()
    assert race.them.can("enter") == {"enter Bob"}
    race.next_turn()
    assert race.me.can("enter") == set()
    assert (race.fact("turn"), race.fact("battle")) == (7, "none")


@rule("elma/example.clean-up-timeline")
def test_kuskis_go_offline_in_their_players_next_turn_and_online_from_the_one_after(
    race: RaceTable,
) -> None:
    race.set("""
        turn 7, phase begin
        battle: Flat by them.Eva, used 2
        me:   battle Ann, hand Filler
        them: battle Bob, offline Eva, hand Filler
    """)
    race.all_pass()
    race.next_turn()
    assert race.cards("their offline") == ["Eva", "Bob"]
    assert race.them.can("online") == {"online Eva"}
    race.next_turn()
    assert (race.fact("turn"), race.cards("my offline")) == (9, ["Ann"])
    assert race.me.can("online") == set()
    assert race.cards("their discard pile") == ["Flat"]
    race.next_turn()
    assert race.them.can("online") == {"online Eva", "online Bob"}
    race.next_turn()
    assert (race.fact("turn"), race.me.can("online")) == (11, {"online Ann"})


@rule("elma/example.late-update-not-scored")
def test_what_is_made_after_the_end_changes_no_points(race: RaceTable) -> None:
    race.set("""
        turn 5
        me:   offline Eva, online Ann, hand Flat Filler
        them: online Ola, hand Filler
    """)
    race.me.does("add Flat", "by Eva", "enter Ann")
    race.next_turn()
    race.them.does("enter Ola")
    race.next_turn()
    assert race.points() == [1, 3]
    assert race.fact("Ann in after battle") == "36 (2)"


@rule("elma/example.empty-battle")
def test_a_battle_without_kuskis_is_discarded_in_the_turn_of_its_end(race: RaceTable) -> None:
    race.set("""
        turn 7, phase begin
        battle: Flat by Eva, used 2
        me: offline Eva
    """)
    assert race.points() == [0, 0]
    assert (race.fact("turn"), race.cards("my discard pile")) == (7, ["Flat"])


@rule("elma/example.queue-empty-after-end")
def test_a_level_added_in_the_turn_of_an_end_waits_for_the_next(race: RaceTable) -> None:
    race.set("""
        turn 7, phase begin
        battle: Flat by Eva, used 2
        me:   offline Eva, hand Pipeline Filler
        them: hand Filler
    """)
    race.all_pass()
    race.me.does("add Pipeline", "by Eva")
    assert race.fact("battle") == "none"
    race.next_turn()
    assert (race.fact("turn"), race.fact("battle")) == (8, "Pipeline 0/4")


@rule("elma/example.start-one-turn-later")
def test_a_level_added_one_turn_after_an_end_starts_at_once(race: RaceTable) -> None:
    race.set("""
        turn 7, phase begin
        battle: Flat by Eva, used 2
        me:   offline Eva, hand Filler
        them: offline Ann, hand Pipeline Filler
    """)
    race.all_pass()
    race.next_turn()
    race.them.does("add Pipeline", "by Ann")
    assert (race.fact("turn"), race.fact("battle")) == (8, "Pipeline 0/4")


@rule(
    "elma/example.scoring-mixed",
    "elma/example.scoring-alone",
    "elma/example.scoring-tied-best",
    "elma/example.scoring-nobody-finished",
)
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("battle Ann 4, battle Dee", "battle Cid", [4, 2]),
        ("battle Bob", "points 0", [2, 0]),
        ("battle Cid", "battle Cid", [2, 2]),
        ("battle Dee", "battle Dee", [1, 1]),
    ],
)
def test_scores(race: RaceTable, mine: str, theirs: str, points: list[int]) -> None:
    race.set(f"""
        phase begin, turn 9
        battle: Pipeline by Eva, used 4
        me:   offline Eva, {mine}
        them: {theirs}
    """)
    assert race.points() == points


@rule("elma/example.last-call")
def test_an_instant_in_the_last_call_turns_a_battle(race: RaceTable) -> None:
    race.set("""
        turn 7, phase begin
        battle: Flat by Eva, used 2
        me:   offline Eva, battle Ola, hand Filler
        them: battle Kim, hand Boost Filler
    """)
    race.me.does("pass")
    race.them.does("instant Boost")
    assert race.fact("Kim in battle") == "36 (1)"
    race.me.does("pass")
    race.them.does("pass")
    assert race.points() == [1, 3]


@rule("elma/example.window-order")
def test_three_players_in_a_window(race: RaceTable) -> None:
    race.set("""
        players 3
        me:    hand Filler
        them:  hand Filler
        third: hand Spark Filler
    """)
    race.me.does("end")
    race.them.does("pass")
    race.third.does("instant Spark")
    race.me.does("pass")
    assert race.asked() == ["them"]
    race.them.does("pass")
    assert race.asked() == ["third"]
    race.third.does("pass")
    assert race.fact("active") == "them"
