"""Battle: `battle.*`, and the rulings on lengths, entering and aborting."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/battle.one-current")
def test_no_battle_starts_while_another_is_ongoing(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        me:   offline Eva Ann, hand Flat Filler
        them: hand Filler
    """)
    race.me.does("add Flat", "by Ann")
    race.next_turn(2)
    assert race.fact("battle") == "Long 2/12"
    assert race.cards("queue") == ["Flat 1 by Ann"]


@rule(
    "elma/battle.no-start-after-ongoing-turn-start",
    "elma/battle.immediate-start",
    "elma/ruling.waiting-time",
)
def test_in_the_turn_in_which_a_battle_ended_none_starts_and_in_the_next_one_does(
    race: RaceTable,
) -> None:
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        me:   offline Eva, hand Pipeline Filler
        them: offline Ann, hand Hill
    """)
    race.all_pass()
    race.me.does("add Pipeline", "by Eva")
    assert race.fact("battle") == "none"
    assert race.cards("queue") == ["Pipeline 2 by Eva"]
    race.set("""
        last end 4
        me: offline Eva, hand Pipeline
    """)
    race.me.does("add Pipeline", "by Eva")
    assert race.fact("battle") == "Pipeline 0/4"


@rule("elma/battle.immediate-start-first-ever")
def test_the_first_battle_of_a_game_starts_at_once_even_in_the_first_turn(race: RaceTable) -> None:
    race.set("""
        turn 1, phase begin
        me: offline Ann, hand Flat
    """)
    race.me.does("add Flat", "by Ann")
    assert race.fact("battle") == "Flat 0/2"


@rule("elma/battle.online-kuskis-enter", "elma/battle.offline-cannot-enter")
def test_any_number_of_online_kuskis_may_enter_and_no_offline_one(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        me: offline Eva* Cid*, online Ann Bob Dee
    """)
    assert race.me.can() == {"enter Ann", "enter Bob", "enter Dee", "end"}
    race.me.does("enter Ann", "enter Dee")
    assert race.me.can() == {"enter Bob", "end"}


@rule("elma/battle.online-kuskis-enter")
def test_without_a_battle_nobody_enters(race: RaceTable) -> None:
    race.set("me: online Ann")
    assert race.me.can() == {"end"}


@rule("elma/battle.busy-cannot-enter")
def test_a_kuski_in_the_battle_or_an_after_battle_cannot_enter(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        after: Flat, ended 5
        me: offline Eva*, online Dee, battle Ann, after Bob
    """)
    assert race.me.can() == {"enter Dee", "end"}


@rule("elma/battle.self-added-forbidden")
def test_a_kuski_is_barred_from_the_battle_on_a_level_it_added(race: RaceTable) -> None:
    race.set("me: online Ann Bob, hand Flat")
    race.me.does("add Flat", "by Ann")
    assert race.me.can("enter") == {"enter Bob"}


@rule("elma/battle.self-added-forbidden", "elma/ruling.cards-override-defaults")
def test_a_text_may_let_a_kuski_into_the_battle_on_its_own_level(race: RaceTable) -> None:
    race.set("me: online Homer, hand Flat")
    race.me.does("add Flat", "by Homer", "enter Homer")
    assert race.fact("Homer in battle") == "50 (1)"


@rule("elma/ruling.last-turn-entry")
def test_a_kuski_may_enter_in_the_last_turn_of_a_battle(race: RaceTable) -> None:
    race.set("""
        battle: Flat by them.Eva, used 1
        me:   online Ann, hand Filler
        them: offline Eva
    """)
    race.me.does("enter Ann")
    race.next_turn()
    assert race.points() == [2, 0]


@rule("elma/ruling.length-count", "elma/phases.battle-end")
@pytest.mark.parametrize("players", [2, 3])
def test_the_turn_in_which_a_battle_starts_is_its_first_and_each_turn_uses_one_up(
    race: RaceTable, players: int
) -> None:
    """Started in a main phase."""
    race.set(f"""
        players {players}
        me:    offline Ann, hand Flat Filler
        them:  hand Filler
        {"third: hand Filler" if players == 3 else ""}
    """)
    race.me.does("add Flat", "by Ann")
    used = []
    for _ in range(players):
        used.append(race.fact("battle"))
        race.next_turn()
    assert used == [f"Flat {count}/{players}" for count in range(players)]
    assert (race.fact("battle"), race.fact("turn")) == ("none", 5 + players)


@rule("elma/ruling.length-count")
def test_a_battle_that_starts_in_step_one_lasts_as_long(race: RaceTable) -> None:
    race.set("""
        phase begin
        queue: Flat by Ann
        me:   offline Ann, hand Filler
        them: hand Filler
    """)
    assert race.fact("battle") == "Flat 0/2"
    race.next_turn()
    assert race.fact("battle") == "Flat 1/2"
    race.next_turn()
    assert (race.fact("battle"), race.fact("turn")) == ("none", 7)


@rule("elma/ruling.used-up-still-ongoing")
def test_a_battle_without_turns_left_is_ongoing_in_step_one_one(race: RaceTable) -> None:
    """So the waiting level does not start before it ends, nor after it in the same turn."""
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        queue: Hill 1 by Ann
        me:   offline Ann Eva, hand Filler
        them: hand Filler
    """)
    race.all_pass()
    assert (race.fact("battle"), race.cards("queue")) == ("none", ["Hill 1 by Ann"])
    race.next_turn()
    assert race.fact("battle") == "Hill 0/2"


@rule("elma/ruling.length-fixed-at-start")
def test_the_turns_of_a_battle_are_not_worked_out_again_when_a_player_leaves(
    race: RaceTable,
) -> None:
    race.set("""
        players 3
        me:    offline Ann, hand Flat Filler
        them:  hand Filler
        third: hand Filler
    """)
    race.me.does("add Flat", "by Ann")
    race.concede("third")
    assert race.fact("battle") == "Flat 0/3"
    race.next_turn(2)
    assert race.fact("battle") == "Flat 2/3"
    race.next_turn()
    assert race.fact("battle") == "none"


@rule("elma/ruling.forced-entry", "elma/example.forced-onto-own-level")
def test_an_effect_that_makes_a_kuski_enter_lifts_only_the_need_to_be_online(
    race: RaceTable,
) -> None:
    """Pull is about my first kuski, which is offline."""
    for kuski, level, used, enters in (
        ("Ann", "Long", 0, True),
        ("Designer", "Long", 0, False),
        ("Ann", "Once", 1, True),
        ("Ann", "Once", 2, False),
        ("Ann", "Duo", 0, False),
    ):
        race.set(f"""
            battle: {level} by Eva, used {used}
            me: offline {kuski}, online Eva, hand Pull
        """)
        race.me.does("instant Pull")
        assert (f"{kuski} in battle" in race.game.rules.facts(race.state)) == enters
    race.set("""
        battle: Long by Ann
        me: offline Ann, hand Pull
    """)
    race.me.does("instant Pull")
    assert race.cards("my offline") == ["Ann"]


@rule("elma/battle.busy-cannot-enter", "elma/ruling.forced-entry")
def test_no_effect_makes_a_kuski_enter_from_an_after_battle(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Eva
        after: Flat, ended 5
        me:   after Ann, hand Pull
        them: offline Eva
    """)
    race.me.does("instant Pull")
    assert race.cards("after battle Flat") == ["Ann"]
    assert race.state.drives == []


@rule("elma/ruling.forced-entry")
def test_a_forced_entry_takes_the_first_record_at_once_in_whosever_turn(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Eva
        me:   hand Filler
        them: offline Ann, online Eva, hand Pull Filler
    """)
    race.me.does("end")
    race.them.does("instant Pull")
    assert race.fact("Ann in battle") == "38.5 (1)"
    race.all_pass()
    assert race.fact("Ann in battle") == "36 (2)"


@rule("elma/ruling.abort", "elma/ruling.losing")
def test_an_aborted_battle_is_over_without_points_or_after_battle_and_none_starts_that_turn(
    race: RaceTable,
) -> None:
    race.set("""
        battle: Long by Eva
        me:   offline Eva, online Bob, battle Ann, hand Halt Flat Filler
        them: battle Cid, hand Filler
    """)
    race.me.does("instant Halt")
    assert race.changed == {
        "battle: Long 0/12 -> none",
        "my hand: -Halt",
        "my discard pile: +Halt +Long",
        "my online: +Ann",
        "their online: +Cid",
        "Ann in battle: 38.5 (1) -> None",
        "Cid in battle: 36 (1) -> None",
    }
    race.me.does("add Flat", "by Eva")
    assert race.fact("battle") == "none"
    race.next_turn()
    assert race.fact("battle") == "Flat 0/2"
    assert race.points() == [0, 0]


@rule("elma/ruling.abort")
def test_an_aborted_level_leaves_the_queue_and_frees_its_kuski(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        queue: Flat by Ann
        me: offline Eva Ann, hand Push Pipeline
    """)
    race.me.does("instant Push", "add Pipeline", "by Ann")
    assert race.cards("queue") == ["Pipeline 2 by Ann"]
    assert race.cards("my discard pile") == ["Flat", "Push"]
