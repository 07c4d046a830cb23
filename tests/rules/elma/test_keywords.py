"""Keywords: `keyword.*`, and the rulings on them."""

import pytest

from rulewright.testing import rule
from rulewright.testing.race_table import RaceTable


def driven(race: RaceTable, level: str, kuski: str, turns: int) -> list[str]:
    """What my kuski has after each of its turns in a battle on that level."""
    race.set(f"""
        battle: {level} by Eva
        me:   offline Eva, online {kuski}, hand Filler
        them: hand Filler
    """)
    race.me.does(f"enter {kuski}")
    found = [str(race.fact(f"{kuski} in battle"))]
    for _ in range(turns - 1):
        race.next_turn(2)
        found.append(str(race.fact(f"{kuski} in battle")))
    return found


@rule("elma/keyword.battler")
def test_a_battler_cannot_add_a_level_but_may_enter(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Eva
        me: online Battler, hand Flat
        them: offline Eva
    """)
    assert race.me.can() == {"enter Battler", "end"}


@rule("elma/keyword.designer")
def test_a_designer_cannot_play_battles_but_may_add_levels(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Eva
        me: online Designer, hand Flat
        them: offline Eva
    """)
    assert race.me.can() == {"add Flat", "end"}


@rule("elma/ruling.designer-in-battle")
def test_a_designer_that_is_in_a_battle_plays_it_to_its_end(race: RaceTable) -> None:
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        me: offline Eva, battle Designer
    """)
    assert race.points() == [2, 0]


@rule("elma/keyword.moporator", "elma/keyword.rookie", "elma/keyword.casual")
def test_moporator_rookie_and_casual_have_no_rule_of_their_own(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Eva
        me: offline Other, online Other, hand Other Flat
        them: offline Eva
    """)
    assert race.me.can() == {"play Other", "online Other", "enter Other", "add Flat", "end"}
    race.me.does("enter Other")
    assert race.fact("Other in battle") == "39 (1)"


@rule("elma/keyword.pro", "elma/ruling.level-kinds")
def test_a_pro_makes_every_time_lower_on_levels_of_its_kind_and_nf_stays(race: RaceTable) -> None:
    assert driven(race, "Pipeline", "Kim", 2) == ["28 (1)", "28 (2)"]
    assert driven(race, "Long", "Kim", 2) == ["38 (1)", "38 (2)"]
    assert driven(race, "Long", "Kim", 3)[-1] == "35 (3)"
    assert driven(race, "Spin", "Lea", 1) == ["34 (1)"]
    assert driven(race, "Orchard", "Lea", 1) == ["35 (1)"]


@rule("elma/ruling.pro-sum", "elma/ruling.level-kinds", "elma/keyword.z-spin-shortcut")
def test_all_pros_that_fit_add_up(race: RaceTable) -> None:
    """Knot is Pipe, Tricky, Apple and a Z-spin shortcut: 10, 2, 3 and 4."""
    assert driven(race, "Knot", "Lea", 1) == ["19 (1)"]


@rule("elma/keyword.z-spin-shortcut")
def test_a_z_spin_shortcut_does_nothing_by_itself(race: RaceTable) -> None:
    assert driven(race, "Spin", "Ann", 1) == ["38.5 (1)"]
    race.next_turn(2)
    assert race.points() == [2, 0]


@rule("elma/keyword.pro")
def test_a_multiplayer_pro_helps_its_partner_as_well(race: RaceTable) -> None:
    race.set("""
        battle: Duo by Eva
        me: offline Eva, online Meg Bob Ann Cid
    """)
    race.me.does("enter Meg", "with Bob", "enter Ann", "with Cid")
    assert race.fact("Meg in battle") == "45 (1), with Bob"
    assert race.fact("Bob in battle") == "35 (1), with Meg"
    assert race.fact("Ann in battle") == "38.5 (1), with Cid"


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
    race.set(f"""
        phase begin, turn 20
        battle: Dash by Eva, used 8
        me:   offline Eva, battle {mine}
        them: battle {theirs}
    """)
    assert race.points() == points


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


@rule("elma/keyword.pre-announced", "elma/ruling.pre-announced-place")
@pytest.mark.parametrize(
    ("slot", "queue"),
    [
        (1, ["Notice 1 by Ann", "Flat 1 by Bob", "Hill 1 by Cid"]),
        (2, ["Flat 1 by Bob", "Notice 1 by Ann", "Hill 1 by Cid"]),
        (3, ["Flat 1 by Bob", "Hill 1 by Cid", "Notice 1 by Ann"]),
    ],
)
def test_a_pre_announced_level_goes_to_any_place_in_the_queue(
    race: RaceTable, slot: int, queue: list[str]
) -> None:
    race.set("""
        battle: Long by Eva
        queue: Flat 1 by Bob; Hill 1 by Cid
        me: offline Ann Bob Cid Eva, hand Notice
    """)
    race.me.does("add Notice", "by Ann")
    assert race.me.can() == {"slot 1", "slot 2", "slot 3"}
    race.me.does(f"slot {slot}")
    assert race.cards("queue") == queue
    assert race.fact("battle") == "Long 0/12"


@rule("elma/keyword.pre-announced")
def test_any_other_level_goes_to_the_end_of_the_queue(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        queue: Flat 1 by Bob
        me: offline Ann Bob Eva, hand Pipeline
    """)
    race.me.does("add Pipeline", "by Ann")
    assert race.cards("queue") == ["Flat 1 by Bob", "Pipeline 2 by Ann"]


@rule("elma/keyword.watchful", "elma/ruling.watchful-entry")
def test_a_watchful_kuski_enters_a_pre_announced_battle_from_offline_and_is_online_then(
    race: RaceTable,
) -> None:
    race.set("""
        battle: Notice by Eva
        me: offline Eva* Watcher* Ann*, hand Halt
    """)
    assert race.me.can("enter") == {"enter Watcher"}
    race.me.does("enter Watcher", "instant Halt")
    assert race.cards("my online") == ["Watcher"]
    race.set("""
        battle: Long by Eva
        me: offline Eva* Watcher*
    """)
    assert race.me.can("enter") == set()


@rule("elma/keyword.chain-level", "elma/ruling.chain-adders")
def test_a_chain_level_is_added_by_so_many_kuskis_or_more_together(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        me: offline Ann Bob Cid Dee Battler, online Eva, hand Chain
    """)
    race.me.does("add Chain")
    assert race.me.can() == {"by Ann", "by Bob", "by Cid"}
    race.me.does("by Bob")
    assert race.me.can() == {"by Cid", "by Dee"}
    race.me.does("by Cid")
    assert race.me.can() == {"by Dee", "by Eva"}
    race.me.does("by Dee")
    assert race.me.can() == {"by Eva", "enough"}
    race.me.does("enough")
    assert race.cards("queue") == ["Chain 1 by Bob Cid Dee"]


@rule("elma/keyword.chain-level", "elma/ruling.chain-adders")
@pytest.mark.parametrize("kuskis", ["Ann Bob", "Ann Bob Battler"])
def test_too_few_kuskis_cannot_add_a_chain_level(race: RaceTable, kuskis: str) -> None:
    race.set(f"me: offline {kuskis}, hand Chain")
    assert race.me.can("add") == set()


@rule("elma/ruling.chain-adders")
def test_more_kuskis_than_needed_may_add_a_chain_level(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        me: offline Ann Bob Cid Dee Eva, hand Chain
    """)
    race.me.does("add Chain", "by Ann", "by Bob", "by Cid", "by Eva")
    assert race.cards("queue") == ["Chain 1 by Ann Bob Cid Eva"]


@rule("elma/keyword.apple", "elma/ruling.counted-improvements")
def test_improvements_give_apples_and_more_of_them_win(race: RaceTable) -> None:
    """Gus has 12 apples on 37, Cid one on 36."""
    driven(race, "Orchard", "Gus", 4)
    assert race.fact("Gus apple counters") == 12
    race.set("""
        phase begin, turn 20
        battle: Orchard by Eva, used 8
        me:   offline Eva, battle Gus 4
        them: battle Cid
    """)
    assert race.points() == [3, 1]
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
    race.set("""
        phase begin, turn 20
        battle: Tally by Eva, used 8
        me:   offline Eva, battle Dee
        them: battle Cid
    """)
    assert race.points() == [1, 3]


@rule("elma/keyword.finish-count")
def test_improvements_give_finishes_and_more_of_them_win(race: RaceTable) -> None:
    driven(race, "Tally", "Gus", 4)
    assert race.fact("Gus finish counters") == 3
    race.set("""
        phase begin, turn 20
        battle: Tally by Eva, used 8
        me:   offline Eva, battle Gus 4
        them: battle Cid
    """)
    assert race.points() == [3, 1]
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
    race.set("""
        phase begin, turn 20
        battle: Once by Eva, used 6
        me:   offline Eva, battle Ann 4
        them: battle Cid
    """)
    assert race.points() == [1, 3]


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
    race.set("""
        phase begin, turn 20
        battle: Duo by Eva, used 4
        me:   offline Eva, battle Ann+Dee
        them: battle Bob+Cid
    """)
    assert race.points() == [2, 8]


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
    race.set("""
        phase begin, turn 20
        battle: Crawl by Eva, used 12
        me:   offline Eva, battle Bob
        them: battle Cid
    """)
    assert race.points() == [3, 1]


@rule("elma/keyword.survivor")
def test_with_survivor_the_slowest_first_time_wins(race: RaceTable) -> None:
    """Fay's first time is 37, though she has made 39 since; Ann's is 38.5."""
    race.set("""
        phase begin, turn 20
        battle: Stand by Eva, used 8
        me:   offline Eva, battle Fay 2
        them: battle Ann 1 @2
    """)
    assert race.points() == [1, 3]


@rule("elma/ruling.battle-types-together")
@pytest.mark.parametrize(("level", "counters"), [("Both", "apple"), ("Mixed", "finish")])
def test_of_two_battle_types_that_cannot_both_hold_the_first_printed_does(
    race: RaceTable, level: str, counters: str
) -> None:
    driven(race, level, "Bob", 2)
    assert race.fact(f"Bob {counters} counters") == {"apple": 4, "finish": 2}[counters]
    assert len(race.state.counters) == 1


@rule("elma/keyword.designers-curse")
def test_a_curse_sends_a_kuski_offline_when_the_battle_starts_and_keeps_it_out_until_it_is_over(
    race: RaceTable,
) -> None:
    race.set("""
        active them, last end 5
        me:   online Ann, offline Bob, hand Filler
        them: offline Curser, online Cid, hand Flat Filler
    """)
    race.them.does("add Flat", "by Curser")
    assert race.them.can() == {"curse Ann", "curse Bob", "curse Cid", "spare"}
    race.them.does("curse Ann")
    assert race.cards("queue") == ["Flat 1 by Curser curses Ann"]
    assert race.cards("my online") == ["Ann"]
    race.next_turn()
    assert (race.cards("my online"), race.cards("my offline")) == ([], ["Bob", "Ann"])
    assert race.me.can("online", "enter") == {"online Bob"}
    race.next_turn(2)
    assert race.fact("battle") == "none"
    race.set("""
        battle: Flat by them.Curser curses Ann, used 1
        me:   offline Ann, hand Filler
        them: online Curser, hand Filler
    """)
    assert race.me.can("online") == set()
    race.next_turn(2)
    assert race.me.can("online") == {"online Ann"}


@rule("elma/keyword.designers-curse")
def test_a_cursed_kuski_cannot_enter_from_offline_either(race: RaceTable) -> None:
    """Not as Watchful, and not by an effect; without the curse it could."""
    for curse, enters in ((" curses Watcher", False), ("", True)):
        race.set(f"""
            battle: Notice by them.Curser{curse}
            me:   offline Watcher, hand Pull
            them: offline Curser
        """)
        assert race.me.can("enter") == ({"enter Watcher"} if enters else set())
        race.me.does("instant Pull")
        assert len(race.state.drives) == (1 if enters else 0)


@rule("elma/keyword.designers-curse")
def test_nobody_has_to_be_cursed(race: RaceTable) -> None:
    race.set("""
        me: offline Curser, online Ann, hand Flat
    """)
    race.me.does("add Flat", "by Curser", "spare")
    assert race.fact("battle") == "Flat 0/2"
    assert race.cards("my online") == ["Ann"]
    race.set("me: offline Ann, online Curser, hand Flat")
    race.me.does("add Flat", "by Ann")
    assert race.fact("battle") == "Flat 0/2"
