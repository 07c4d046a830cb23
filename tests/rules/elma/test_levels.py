"""Levels and Queue: `levels.*`, `queue.*`, and the rulings on them."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/levels.range-choice", "elma/cards.battle-length")
@pytest.mark.parametrize("length", [1, 2, 3])
def test_whoever_adds_a_level_with_a_range_picks_its_length_ends_included(
    race: RaceTable, length: int
) -> None:
    race.set("me: offline Ann, hand Hill")
    race.me.does("add Hill", "by Ann")
    assert race.me.can() == {"length 1", "length 2", "length 3"}
    race.me.does(f"length {length}")
    assert race.fact("battle") == f"Hill 0/{2 * length}"


@rule("elma/levels.single-length", "elma/cards.battle-length")
def test_a_level_with_one_length_uses_it_and_nothing_is_chosen(race: RaceTable) -> None:
    race.set("me: offline Ann, hand Pipeline")
    race.me.does("add Pipeline", "by Ann")
    assert race.fact("battle") == "Pipeline 0/4"


@rule("elma/levels.length-unit", "elma/levels.full-turn-size", "elma/ruling.player-count")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_length_is_in_full_turns_of_one_turn_for_each_player(
    race: RaceTable, players: int
) -> None:
    race.set(f"players {players}\nme: offline Ann, hand Pipeline")
    race.me.does("add Pipeline", "by Ann")
    assert race.fact("battle") == f"Pipeline 0/{2 * players}"


@rule("elma/queue.kuski-adds-level")
def test_any_kuski_in_play_may_add_a_level_and_without_one_none_is_added(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        after: Hill, ended 5
        me: offline Ann Eva, online Bob, battle Cid, after Dee, hand Flat
    """)
    race.me.does("add Flat")
    assert race.me.can() == {"by Ann", "by Eva", "by Bob", "by Cid", "by Dee"}
    race.me.does("by Bob")
    assert race.changed == {"my hand: -Flat", "queue: +Flat 1 by Bob"}
    race.set("""
        me: hand Flat Bob
        them: offline Ann
    """)
    assert race.me.can() == {"play Bob", "end"}


@rule("elma/queue.main-phase-only", "elma/ruling.instant-window-contents")
def test_in_a_window_nothing_but_instants_is_offered(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Eva
        me:   hand Filler
        them: offline Eva Ann, online Bob, hand Flat Cid Spark
    """)
    race.me.does("end")
    assert race.them.can() == {"pass", "instant Spark"}
    race.all_pass()


@rule("elma/queue.no-turn-limit")
def test_as_many_levels_are_added_in_a_turn_as_there_are_kuskis_without_one(
    race: RaceTable,
) -> None:
    race.set("""
        battle: Long by Eva
        me: offline Eva Ann Bob, hand Flat Hill Pipeline Dash
    """)
    race.me.does("add Flat", "by Ann", "add Pipeline", "by Bob", "add Dash", "by Eva")
    assert race.cards("queue") == ["Flat 1 by Ann", "Pipeline 2 by Bob", "Dash 4 by Eva"]
    assert race.me.can("add") == set()


@rule("elma/queue.one-per-kuski")
def test_a_kuski_with_a_level_in_the_queue_cannot_add_another(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        queue: Pipeline by Ann
        me: offline Ann Bob Eva, hand Flat
    """)
    race.me.does("add Flat")
    assert race.me.can() == {"by Bob", "by Eva"}
    race.me.does("by Bob")


@rule("elma/queue.own-battle-frees-kuski")
@pytest.mark.parametrize("where", ["battle: Long by Ann", "after: Long by Ann"])
def test_a_level_that_is_played_or_over_holds_its_kuski_no_longer(
    race: RaceTable, where: str
) -> None:
    race.set(f"""
        last end 5
        {where}
        me: offline Ann, hand Flat
    """)
    race.me.does("add Flat", "by Ann")
    assert race.cards("queue") == ["Flat 1 by Ann"]


@rule("elma/queue.oldest-first", "elma/phases.battle-start")
def test_levels_are_played_in_the_order_in_which_they_were_added(race: RaceTable) -> None:
    race.set("""
        last end 5
        me:   offline Ann Bob, hand Flat Pipeline Filler
        them: hand Filler, offline Cid
    """)
    race.me.does("add Pipeline", "by Ann", "add Flat", "by Bob")
    assert race.cards("queue") == ["Pipeline 2 by Ann", "Flat 1 by Bob"]
    race.next_turn()
    assert race.fact("battle") == "Pipeline 0/4"
    assert race.cards("queue") == ["Flat 1 by Bob"]


@rule("elma/ruling.several-levels-added")
def test_of_several_levels_added_at_once_the_first_starts_and_the_others_wait(
    race: RaceTable,
) -> None:
    race.set("me: offline Ann Bob, hand Flat Pipeline")
    race.me.does("add Pipeline", "by Ann", "add Flat", "by Bob")
    assert race.fact("battle") == "Pipeline 0/4"
    assert race.cards("queue") == ["Flat 1 by Bob"]


@rule("elma/ruling.several-levels-added")
def test_it_is_the_front_of_the_queue_that_starts_not_the_level_just_added(
    race: RaceTable,
) -> None:
    """A queue with no battle ongoing, as after one that was aborted."""
    race.set("""
        last end 4
        queue: Hill 2 by Eva
        me: offline Ann Eva, hand Flat
    """)
    race.me.does("add Flat", "by Ann")
    assert race.fact("battle") == "Hill 0/4"
    assert race.cards("queue") == ["Flat 1 by Ann"]


@rule("elma/ruling.busy-kuski-may-add")
def test_a_kuski_in_a_battle_or_after_battle_may_add_a_level(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Eva
        after: Hill, ended 5
        me:   battle Ann, after Bob, hand Flat Pipeline
        them: offline Eva
    """)
    race.me.does("add Flat", "by Ann", "add Pipeline", "by Bob")
    assert race.cards("queue") == ["Flat 1 by Ann", "Pipeline 2 by Bob"]


@rule("elma/ruling.adder-gone", "elma/ruling.self-added-is-one-card")
def test_a_level_stays_in_the_queue_when_its_kuski_has_left_and_a_returning_one_is_new(
    race: RaceTable,
) -> None:
    race.set("""
        battle: Long by them.Eva
        queue: Pipeline by Ann
        me:   offline Ann, hand Axe Flat Filler
        them: offline Eva
    """)
    race.me.does("instant Axe")
    assert race.cards("queue") == ["Pipeline 2 by nobody"]
    race.me.does("play Ann", "add Flat", "by Ann")
    assert race.cards("queue") == ["Pipeline 2 by nobody", "Flat 1 by Ann"]


@rule("elma/ruling.self-added-is-one-card")
def test_another_copy_is_another_kuski(race: RaceTable) -> None:
    race.set("""
        battle: Long by Ann
        me: offline Ann, online Ann, hand Flat
    """)
    assert race.me.can() == {"online Ann", "enter Ann", "add Flat", "end"}
    race.me.does("enter Ann")
    assert race.fact("Ann in battle") == "38.5 (1)"


@rule("elma/ruling.started-by", "elma/ruling.you-on-a-level")
def test_who_added_a_level_is_kept_with_it_from_queue_to_battle(race: RaceTable) -> None:
    race.set("""
        active them, last end 5
        me:   online Ann
        them: offline Bob, hand Flat
    """)
    race.them.does("add Flat", "by Bob")
    queued = race.state.queue[0]
    assert (queued.seat, queued.adders) == (1, race.state.kuskis[1].as_list())
    race.next_turn()
    battle = race.state.battle
    assert battle is not None
    assert (battle.seat, battle.adders) == (1, race.state.kuskis[1].as_list())
