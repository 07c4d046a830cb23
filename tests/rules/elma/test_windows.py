"""Rulings on instants and their windows: `ruling.instant-*`."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/ruling.instant-nature", "elma/ruling.card-types", "elma/ruling.instant-discard")
def test_an_instant_needs_no_kuski_never_comes_into_play_and_is_discarded_after_its_effect(
    race: RaceTable,
) -> None:
    race.set("me: hand Spark, deck Ann")
    race.me.does("instant Spark")
    assert race.changed == {
        "my hand: -Spark +Ann", "my deck: -Ann", "my discard pile: +Spark",
    }  # fmt: skip


@rule("elma/ruling.instant-discard")
def test_an_instant_counts_for_the_hand_limit(race: RaceTable) -> None:
    race.set("me: hand Spark Blank Ann Ann Ann Ann Ann Ann")
    race.me.does("end")
    race.all_pass()
    assert race.me.can() == {"discard Spark", "discard Blank", "discard Ann"}
    race.me.does("discard Blank")


@rule("elma/ruling.instant-own-main-phase")
def test_in_ones_own_main_phase_any_number_of_instants_is_played_between_actions(
    race: RaceTable,
) -> None:
    race.set("me: hand Spark Ann Spark, deck Bob Cid, offline Dee")
    race.me.does("instant Spark", "online Dee", "instant Spark", "play Cid")
    assert sorted(race.cards("my hand")) == ["Ann", "Bob"]


@rule("elma/ruling.instant-needs-target")
def test_an_instant_that_finds_nothing_to_work_on_is_not_offered(race: RaceTable) -> None:
    race.set("me: hand Halt Boost Spark Blank")
    assert race.me.can() == {"instant Spark", "end"}
    race.set("""
        battle: Long by Eva
        me: offline Eva*, hand Halt Boost Blank
    """)
    assert race.me.can() == {"instant Halt", "end"}


@rule("elma/ruling.instant-windows", "elma/ruling.instant-window-order")
def test_at_the_end_of_a_main_phase_all_are_asked_from_the_next_player_on(race: RaceTable) -> None:
    race.set("""
        players 3, active them
        me:    hand Filler
        them:  hand Filler
        third: hand Filler
    """)
    race.them.does("end")
    asked = []
    while race.fact("active") == "them":
        asked += race.asked()
        race.player(race.asked()[0]).does("pass")
    assert asked == ["third", "me", "them"]
    assert race.fact("phase") == "main phase"


@rule("elma/ruling.instant-windows", "elma/ruling.instant-window-order")
def test_in_a_last_call_all_are_asked_from_the_active_player_on_before_the_battle_ends(
    race: RaceTable,
) -> None:
    race.set("""
        players 3, active them, phase begin
        battle: Flat by Eva, used 3
        me:    hand Filler, online Eva, battle Ann
        them:  hand Filler
        third: hand Filler
    """)
    asked = []
    while race.fact("battle") != "none":
        assert race.points() == [0, 0, 0]
        asked += race.asked()
        race.player(race.asked()[0]).does("pass")
    assert asked == ["them", "third", "me"]
    assert race.points() == [2, 0, 0]


@rule("elma/ruling.instant-windows")
def test_there_is_no_last_call_while_a_battle_goes_on_and_no_other_window(race: RaceTable) -> None:
    race.set("""
        phase begin
        battle: Flat by Eva, used 1
        me:   offline Eva, hand Spark
        them: hand Spark
    """)
    assert (race.asked(), race.fact("phase")) == (["me"], "main phase")
    race.me.does("end")
    assert race.asked() == ["them"]
    race.all_pass()
    assert race.fact("active") == "them"


@rule("elma/ruling.instant-question-hides")
@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("hand Ann", {"pass"}),
        ("hand Blank", {"pass"}),
        ("hand Spark Ann", {"pass", "instant Spark"}),
        ("points 0", set()),
    ],
)
def test_everybody_with_a_hand_is_asked_whether_or_not_they_hold_an_instant(
    race: RaceTable, hand: str, offered: set[str]
) -> None:
    race.set(f"""
        me:   points 0
        them: {hand}
    """)
    race.me.does("end")
    if offered:
        assert race.them.can() == offered
        assert race.prompt("them") == "Me's main phase ends. Play an instant?"
        race.all_pass()
    assert race.fact("active") == "them"


@rule("elma/ruling.instant-at-once", "elma/ruling.instant-window-order")
def test_an_instant_works_before_anybody_may_answer_it(race: RaceTable) -> None:
    race.set("""
        me:   hand Spark Filler
        them: hand Spark, deck Ann
    """)
    race.me.does("end")
    race.them.does("instant Spark")
    assert race.cards("their hand") == ["Ann"]
    assert race.cards("their discard pile") == ["Spark"]
    assert race.me.can() == {"pass", "instant Spark"}
    race.all_pass()


@rule("elma/ruling.instant-window-order")
def test_the_window_closes_only_when_all_have_passed_in_a_row(race: RaceTable) -> None:
    """Also the one who played last is asked again."""
    race.set("""
        me:   hand Spark Filler
        them: hand Spark Filler
    """)
    race.me.does("end")
    race.them.does("pass")
    race.me.does("instant Spark")
    race.them.does("instant Spark")
    race.me.does("pass")
    assert race.asked() == ["them"]
    race.them.does("pass")
    assert race.fact("active") == "them"


@rule("elma/ruling.instant-window-contents")
def test_in_a_last_call_too_only_instants_are_played(race: RaceTable) -> None:
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        me: offline Eva Ann, online Bob, hand Hill Cid Spark
    """)
    assert race.me.can() == {"pass", "instant Spark"}
    race.all_pass()


@rule("elma/ruling.effects-order", "elma/ruling.effect-loop")
def test_two_effects_that_are_alike_come_without_a_question(race: RaceTable) -> None:
    race.set("""
        phase begin
        battle: Long by Eva, used 1
        me: offline Eva Fan Fan, battle Ann 1
    """)
    assert race.me.can("first") == set()
    assert race.points() == [2, 0]


@rule("elma/ruling.effects-order")
def test_the_active_players_effects_come_first(race: RaceTable) -> None:
    """Both have a Fan; only the one whose kuski improves gains."""
    race.set("""
        phase begin
        battle: Long by Eva, used 1
        me:   offline Eva Fan, battle Ann 1
        them: offline Fan, battle Bob 1
    """)
    assert race.points() == [1, 0]


@rule("elma/effects.cant-beats-can", "elma/example.extra-kuski-forbidden")
def test_what_one_effect_allows_and_another_forbids_does_not_happen(race: RaceTable) -> None:
    race.set("""
        me:   offline Host, hand Ann Bob
        them: offline Strict
    """)
    assert race.me.can("play") == set()
    race.set("me: offline Host, hand Ann Bob")
    assert race.me.can("play") == {"play Ann", "play Bob"}
