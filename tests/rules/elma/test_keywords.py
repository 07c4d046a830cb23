"""Keywords of kuskis and of the adding of levels: `keyword.*`, and the rulings on them."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule
from tests.rules.elma.driving import driven


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


@rule("elma/keyword.designers-curse")
def test_a_curse_is_not_asked_about_where_there_is_no_other_kuski(race: RaceTable) -> None:
    race.set("""
        me: offline Curser, hand Hill
        them: hand Ann
    """)
    race.me.does("add Hill", "by Curser", "length 2")
    assert race.fact("battle") == "Hill 0/4"
    assert race.prompt("me") == "Your main phase."
