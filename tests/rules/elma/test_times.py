"""Times: `times.*`, and the rulings on records."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule
from tests.rules.elma.driving import driven

IN_LONG = """
    battle: Long by Eva
    me:   offline Eva, online {kuski}, hand Filler {hand}
    them: hand Filler
"""


@rule(
    "elma/times.entry-takes-first-record",
    "elma/times.next-record-each-own-turn",
    "elma/times.nf-keeps-best",
    "elma/times.list-end-keeps-best",
    "elma/cards.personal-records",
)
def test_records_are_applied_one_on_entering_and_one_in_each_turn_of_the_owner(
    race: RaceTable,
) -> None:
    assert driven(race, "Long", "Ann", 5) == [
        "38.5 (1)",
        "36 (2)",
        "36 (3)",
        "34.8 (4)",
        "34.8 (4)",
    ]


@rule("elma/times.entry-takes-first-record")
def test_nothing_comes_between_entering_and_the_first_record(race: RaceTable) -> None:
    race.set(IN_LONG.format(kuski="Ann", hand=""))
    race.me.does("enter Ann")
    assert race.changed == {"my online: -Ann", "Ann in battle: 38.5 (1)"}


@rule("elma/times.next-record-each-own-turn", "elma/phases.times-update-not-others")
def test_the_turns_of_others_apply_nothing(race: RaceTable) -> None:
    race.set(IN_LONG.format(kuski="Ann", hand=""))
    race.me.does("enter Ann")
    race.next_turn()
    assert race.fact("Ann in battle") == "38.5 (1)"


@rule("elma/times.next-record-each-own-turn", "elma/phases.times-update")
def test_a_kuski_that_enters_before_step_two_of_its_own_turn_is_not_updated_in_that_turn(
    race: RaceTable,
) -> None:
    """Pulled in during a last call, in a battle of the same turn: it did not begin the turn there."""
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        me:   offline Ann, online Eva, hand Pull
        them: hand Filler
    """)
    race.me.does("instant Pull")
    race.all_pass()
    assert race.fact("Ann in after battle") == "38.5 (1)"


@rule("elma/times.lower-is-better", "elma/ruling.slower-record")
def test_a_slower_record_is_used_up_and_changes_nothing(race: RaceTable) -> None:
    assert driven(race, "Long", "Fay", 3) == ["37 (1)", "37 (2)", "35 (3)"]


@rule("elma/times.lower-is-better", "elma/keyword.survivor")
def test_where_slower_is_better_a_larger_time_is_the_improvement(race: RaceTable) -> None:
    assert driven(race, "Stand", "Fay", 3) == ["37 (1)", "39 (2)", "39 (3)"]


@rule("elma/times.owner-control-only", "elma/ruling.control-change")
def test_no_record_is_applied_while_another_controls_the_kuski_and_the_list_goes_on_then(
    race: RaceTable,
) -> None:
    """They take my Ann, and I get her back: what she missed is not made up for."""
    race.set("""
        active them
        battle: Long by them.Bob
        me:   battle Ann 1, hand Filler Recall
        them: hand Steal Filler, offline Bob
    """)
    race.them.does("instant Steal")
    assert race.fact("Ann controlled by") == "them"
    race.next_turn()
    assert race.fact("Ann in battle") == "38.5 (1)"
    race.next_turn()
    assert race.fact("Ann in battle") == "38.5 (1)"
    race.next_turn()
    race.me.does("instant Recall")
    assert race.fact("Ann in battle") == "38.5 (1)"
    race.next_turn(2)
    assert race.fact("Ann in battle") == "36 (2)"


@rule("elma/ruling.control-change", "elma/ruling.points-to-controller")
def test_control_until_the_battle_ends_goes_back_after_scoring_and_gives_the_points(
    race: RaceTable,
) -> None:
    race.set("""
        active them
        battle: Flat by them.Bob, used 1
        me:   battle Ann 1, hand Filler
        them: hand Loan Filler, offline Bob
    """)
    race.them.does("instant Loan")
    race.next_turn()
    assert race.points() == [0, 2]
    assert "Ann controlled by" not in race.game.rules.facts(race.state)
    assert race.fact("Ann in after battle") == "36 (2)"


@rule("elma/ruling.improving")
@pytest.mark.parametrize(
    ("level", "kuski", "before", "after"),
    [
        ("Long", "Cid", "36 (1)", "34 (1)"),
        ("Crawl", "Cid", "36 (1)", "38 (1)"),
        ("Stand", "Cid", "36 (1)", "38 (1)"),
    ],
)
def test_an_effect_moves_a_result_to_the_better_side(
    race: RaceTable, level: str, kuski: str, before: str, after: str
) -> None:
    race.set(IN_LONG.replace("Long", level).format(kuski=kuski, hand="Boost"))
    race.me.does(f"enter {kuski}")
    assert race.fact(f"{kuski} in battle") == before
    race.me.does("instant Boost")
    assert race.fact(f"{kuski} in battle") == after


@rule("elma/ruling.improving")
def test_no_time_falls_below_nothing_and_without_a_result_there_is_nothing_to_improve(
    race: RaceTable,
) -> None:
    race.set("""
        battle: Pipeline by Eva
        me: offline Eva, online Ned Dee, hand Boost Boost
    """)
    race.me.does("enter Ned", "enter Dee")
    assert race.fact("Ned in battle") == "0 (1)"
    race.me.does("instant Boost")
    assert (race.fact("Ned in battle"), race.fact("Dee in battle")) == ("0 (1)", "NF (1)")


@rule("elma/ruling.improving", "elma/ruling.counted-improvements")
@pytest.mark.parametrize(("level", "counters"), [("Orchard", "apple"), ("Tally", "finish")])
def test_an_improvement_by_an_effect_is_counted_too(
    race: RaceTable, level: str, counters: str
) -> None:
    race.set(IN_LONG.replace("Long", level).format(kuski="Cid", hand="Boost"))
    race.me.does("enter Cid")
    assert race.fact(f"Cid {counters} counters") == 1
    race.me.does("instant Boost")
    assert race.fact(f"Cid {counters} counters") == {"apple": 3, "finish": 2}[counters]


@rule("elma/ruling.entering-again")
def test_a_kuski_that_was_taken_out_enters_anew_with_its_first_record(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        me:   offline Eva, battle Ann 2, hand Filler
        them: hand Kick Filler
    """)
    race.me.does("end")
    race.them.does("instant Kick")
    race.all_pass()
    assert race.cards("my offline") == ["Eva", "Ann"]
    race.next_turn()
    race.me.does("online Ann", "enter Ann")
    assert race.fact("Ann in battle") == "38.5 (1)"


def poisoned(race: RaceTable, kuski: str) -> None:
    """In their turn, my kuski in the battle has got a killer counter."""
    race.set(f"""
        battle: Long by Eva
        me:   offline Eva, battle {kuski}, hand Filler
        them: hand Poison Filler
    """)
    race.me.does("end")
    race.them.does("instant Poison")
    race.all_pass()


@rule("elma/ruling.counters")
def test_a_killer_counter_is_used_up_in_place_of_the_next_improvement(race: RaceTable) -> None:
    """Not in place of an entry that would not have improved: Ann's third is NF."""
    poisoned(race, "Ann 2")
    assert race.fact("Ann killer counters") == 1
    race.next_turn()
    assert (race.fact("Ann in battle"), race.fact("Ann killer counters")) == ("36 (3)", 1)
    race.next_turn(2)
    assert race.fact("Ann in battle") == "36 (4)"
    assert "Ann killer counters" not in race.game.rules.facts(race.state)


@rule("elma/ruling.counters")
def test_a_killer_counter_is_not_used_up_by_a_slower_time(race: RaceTable) -> None:
    """Fay makes 37, then 39, then 35."""
    poisoned(race, "Fay 1")
    race.next_turn()
    assert (race.fact("Fay in battle"), race.fact("Fay killer counters")) == ("37 (2)", 1)
    race.next_turn(2)
    assert race.fact("Fay in battle") == "37 (3)"
    assert race.state.counters == []


@rule("elma/ruling.counters")
def test_counters_are_open_and_lost_when_the_kuski_leaves_play(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Eva
        me:   battle Ann 2, hand Axe Filler
        them: hand Poison Filler, offline Eva
    """)
    race.me.does("end")
    race.them.does("instant Poison")
    race.all_pass()
    battle = race.view(None)["battle"]
    assert isinstance(battle, dict)
    assert battle["drives"][0]["counters"] == {"killer": 1}
    race.next_turn()
    race.me.does("instant Axe")
    assert race.state.counters == []


@rule("elma/ruling.improving", "elma/ruling.pairs")
@pytest.mark.parametrize(
    ("level", "mine", "points"), [("Long", "Ann", 1), ("Long", "Dee", 0), ("Duo", "Ann", 0)]
)
def test_who_has_no_result_is_not_improved_by_an_effect(
    race: RaceTable, level: str, mine: str, points: int
) -> None:
    """Fan gains a point for an improvement. Dee has no time yet, and in pairs Ann alone no result."""
    race.set(f"""
        battle: {level} by Eva
        me: offline Eva Fan, battle {mine}, hand Boost
    """)
    race.me.does("instant Boost")
    assert race.points() == [points, 0]
