"""Kuskis: `kuskis.*`, and the rulings on what they may do."""

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/kuskis.play-from-hand", "elma/kuskis.enter-offline")
def test_a_kuski_is_played_from_hand_and_arrives_offline(race: RaceTable) -> None:
    race.set("me: hand Ann Bob")
    assert race.me.can() == {"play Ann", "play Bob", "end"}
    race.me.does("play Ann")
    assert race.changed == {"my hand: -Ann", "my offline: +Ann", "plays: 0 -> 1"}


@rule("elma/kuskis.play-from-hand")
def test_copies_of_a_card_in_hand_are_one_choice(race: RaceTable) -> None:
    race.set("me: hand Ann Ann Ann, offline Bob*, hand Flat Flat")
    assert race.me.can() == {"play Ann", "add Flat", "end"}
    race.me.does("play Ann")
    assert race.cards("my hand") == ["Ann", "Ann", "Flat", "Flat"]


@rule("elma/kuskis.one-play-per-turn")
def test_one_kuski_is_played_in_a_turn(race: RaceTable) -> None:
    race.set("""
        me: hand Ann Bob
        them: hand Filler
    """)
    race.me.does("play Ann")
    assert race.me.can() == {"end"}
    race.next_turn(2)
    assert race.me.can("play") == {"play Bob", "play Filler"}


@rule("elma/kuskis.one-play-per-turn", "elma/ruling.cards-override-defaults")
def test_a_text_may_say_otherwise_than_one_kuski_a_turn(race: RaceTable) -> None:
    race.set("me: offline Host, hand Ann Bob Cid")
    race.me.does("play Ann", "play Bob")
    assert race.me.can("play") == set()


@rule("elma/kuskis.go-online")
def test_any_number_of_kuskis_that_were_offline_go_online(race: RaceTable) -> None:
    race.set("me: offline Ann Bob Cid")
    race.me.does("online Ann", "online Cid")
    assert race.changed == {"my offline: -Ann -Cid", "my online: +Ann +Cid"}
    assert race.me.can() == {"online Bob", "end"}


@rule("elma/kuskis.not-online-same-turn")
def test_a_kuski_played_this_turn_does_not_go_online_before_the_next(race: RaceTable) -> None:
    race.set("""
        me: hand Ann
        them: hand Filler
    """)
    race.me.does("play Ann")
    assert race.me.can("online") == set()
    race.next_turn(2)
    assert race.me.can("online") == {"online Ann"}


@rule("elma/kuskis.not-online-same-turn")
def test_a_kuski_sent_offline_in_step_three_does_not_go_online_that_turn(race: RaceTable) -> None:
    race.set("""
        phase begin
        after: Flat, ended 4
        me: after Ann, offline Bob
    """)
    assert race.cards("my offline") == ["Bob", "Ann"]
    assert race.me.can("online") == {"online Bob"}


@rule("elma/kuskis.states-combine", "elma/battle.players-stay-online")
def test_a_kuski_in_the_battle_counts_as_online(race: RaceTable) -> None:
    """It does not have to go online again, and entering from online leaves it so: it is never
    offered to go online, and it is online when an aborted battle lets it go."""
    race.set("""
        battle: Long by Eva
        me: offline Eva, online Ann, hand Halt
    """)
    race.me.does("enter Ann")
    assert race.me.can("online Ann") == set()
    race.me.does("instant Halt")
    assert race.cards("my online") == ["Ann"]


@rule("elma/after-battle.players-stay-online", "elma/kuskis.states-combine")
def test_a_kuski_in_an_after_battle_counts_as_online(race: RaceTable) -> None:
    """It may add a level and cannot be put online once more."""
    race.set("""
        after: Flat, ended 5
        me: after Ann, hand Hill
    """)
    assert race.me.can() == {"add Hill", "end"}


@rule("elma/ruling.same-names-in-play")
def test_a_player_may_have_two_kuskis_of_one_name(race: RaceTable) -> None:
    race.set("me: offline Ann, hand Ann")
    race.me.does("play Ann")
    assert race.cards("my offline") == ["Ann", "Ann"]


@rule("elma/ruling.new-kuski-may-add")
def test_a_kuski_played_this_turn_may_add_a_level_and_adding_costs_it_nothing(
    race: RaceTable,
) -> None:
    race.set("""
        battle: Long by Eva
        me: offline Eva Bob, hand Ann Hill Flat
    """)
    race.me.does("play Ann", "add Flat", "by Ann", "add Hill", "by Bob", "length 1")
    assert race.cards("queue") == ["Flat 1 by Ann", "Hill 1 by Bob"]
    race.me.does("online Bob", "enter Bob")
    assert race.fact("Bob in battle") == "40 (1)"


@rule("elma/ruling.online-and-enter-same-turn")
def test_a_kuski_put_online_this_turn_may_enter_a_battle_that_has_just_started(
    race: RaceTable,
) -> None:
    race.set("me: offline Ann Bob, hand Flat")
    race.me.does("online Ann", "add Flat", "by Bob", "enter Ann")
    assert race.fact("Ann in battle") == "38.5 (1)"


@rule("elma/ruling.no-leaving", "elma/ruling.no-entering-after-battle")
def test_nobody_goes_offline_leaves_a_battle_or_joins_an_after_battle_by_choice(
    race: RaceTable,
) -> None:
    race.set("""
        after: Flat, ended 5
        battle: Long by Eva
        me: offline Eva*, online Eva, battle Ann, after Bob
    """)
    assert race.me.can() == {"enter Eva", "end"}
    race.set("""
        after: Flat, ended 5
        me: online Eva, after Bob
    """)
    assert race.me.can() == {"end"}


@rule("elma/ruling.main-phase-any-order")
def test_actions_of_the_main_phase_are_mixed_freely(race: RaceTable) -> None:
    race.set("me: offline Ann Bob, hand Cid Hill Flat Spark, deck Dee")
    race.me.does("add Flat", "by Ann", "online Bob", "instant Spark", "enter Bob", "play Cid")
    race.me.does("add Hill", "by Cid", "length 2", "online Ann")
    assert race.cards("queue") == ["Hill 2 by Cid"]
    assert race.cards("my online") == ["Ann"]
    assert race.cards("my hand") == ["Dee"]


@rule("elma/ruling.nothing-happening")
def test_turns_without_kuskis_levels_or_battles_simply_pass(race: RaceTable) -> None:
    race.set("""
        players 3, turn 2
        me: rest 2
        them: rest 2
        third: rest 2
    """)
    for player in (race.me, race.them, race.third):
        assert player.can() <= {"play Filler", "end"}
        race.next_turn()
    assert race.fact("turn") == 5
    assert race.points() == [0, 0, 0]
