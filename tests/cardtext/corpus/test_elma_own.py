"""Elma's card texts by strangers, played: entering battles, putting online and offline, prices, control and the like.
Each is the text of `elma.toml` word for word, and what comes of it is what stands there beside it."""

from collections.abc import Iterator

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import race_with
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes, opened
from tests.cardtext.corpus.texts import text_of

OTHERS = """
    kuski Ann: 40 38 36
    kuski Bob: 44 42
    kuski Cid: 50 48 46
    kuski Kay: 41 39; team 1
    kuski Rue: 47 NF 45; types Rookie
    level Flat: 1
    level Long: 3
    level Inside: 2; types Internal
    level Twins: 3; keywords Multiplayer
    level Fork: 1-3; chain 2
    level Apples: 2; keywords Apple
    instant Push | Make target kuski enter the ongoing battle.
    instant Kick | Send target kuski offline.
    instant Nap | Draw a card.
"""


@pytest.fixture
def scenes() -> Iterator[Scenes[RaceTable]]:
    yield from opened(race_with)


def with_text(scenes: Scenes[RaceTable], number: int, facts: str, others: str = "") -> RaceTable:
    """A table with the card of a text, whose facts are given as `kuski Lutka: 44`, and with other cards."""
    return scenes(f"{OTHERS}\n{others}\n{facts} | {text_of('elma', number)}")


# Entering battles


@rule("elma/ruling.when-each-time", "elma/times.entry-takes-first-record", "elma/keyword.pro")
def test_2_lutka_draws_each_time_she_enters_after_her_first_record(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 2, "kuski Lutka: 44 41 NF 38; pro Internal 3")
    race.set("battle: Inside 2, used 1\n me: online Lutka, deck Ann\n them: deck Bob")
    race.me.does("enter Lutka")
    assert race.fact("Lutka in battle") == "41 (1)"
    assert race.cards("my hand") == ["Ann"]
    race.set("battle: Inside 2\n me: battle Lutka 2, deck Ann\n them: deck Bob")
    race.next_turn(2)
    assert race.fact("Lutka in battle") == "38 (3)", "an NF stays one"
    race.set("""
        battle: Flat 1, used 1
        queue: Long 3 by Cid
        me: online Lutka, offline Cid, deck Ann Kick Bob Ann Rue Kay, points 2
        them: deck Bob Bob Bob Bob
    """)
    race.me.does("enter Lutka")
    assert race.cards("my hand") == ["Ann"]
    race.next_turn(4)  # the battle ends, she goes offline, and the next one has begun
    race.me.does("online Lutka", "enter Lutka")
    assert race.fact("battle") == "Long 2/6"
    assert sorted(race.cards("my hand")) == ["Ann", "Ann", "Bob", "Kick"]


@rule("elma/goal.impossible-draw-loses")
def test_2_the_draw_is_forced(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 2, "kuski Lutka: 44 41 NF 38; pro Internal 3")
    race.set("battle: Flat 1\n me: online Lutka, deck none")
    race.me.does("enter Lutka")
    assert race.result == [0, 100]


@rule("elma/ruling.when-each-time", "elma/ruling.forced-entry")
def test_2_lutka_draws_also_when_she_is_made_to_enter_in_anothers_turn(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 2, "kuski Lutka: 44 41 NF 38; pro Internal 3")
    race.set("battle: Flat 1\n me: hand Push\n them: offline Lutka, deck Ann")
    race.me.does("instant Push", "choose Lutka")
    assert race.fact("Lutka in battle") == "44 (1)"
    assert race.cards("their hand") == ["Ann"]


@rule("elma/ruling.teams", "elma/effects.cant-beats-can", "elma/ruling.forced-entry")
def test_4_no_kuski_without_a_team_enters_the_battle_by_itself_or_by_force(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(
        scenes, 4, "level Orphan Hill: 2-4; types Normal",
        "instant Strip | Give target kuski the team of another kuski until the end of the battle.",
    )  # fmt: skip
    race.set("battle: Orphan-Hill 2\n me: online Ann Kay, hand Push\n them: offline Bob")
    assert race.me.can("enter") == {"enter Kay"}
    race.me.does("instant Push")
    assert race.me.can() == {"choose Kay"}
    race.me.does("choose Kay")
    assert race.fact("Kay in battle") == "41 (1)"
    race.set("battle: Flat 2\n me: online Ann Kay")
    assert race.me.can("enter") == {"enter Ann", "enter Kay"}
    # One that has lost its tag in the battle stays there.
    race.set("battle: Orphan-Hill 2\n me: battle Kay, offline Ann, hand Strip\n them: offline Bob")
    race.me.does("instant Strip", "choose Kay", "choose Ann")
    race.next_turn(2)
    assert race.fact("Kay in battle") == "39 (2)"


@rule("elma/battle.self-added-forbidden", "elma/ruling.cards-override-defaults")
def test_6_pavo_enters_battles_on_levels_that_he_added(scenes: Scenes[RaceTable]) -> None:
    race = with_text(
        scenes, 6, "kuski Pavo: 50 47 45",
        "level Single: 2; keywords One life\n level Shut: 2 | Kuskis can't enter this battle.",
    )  # fmt: skip
    race.set("battle: Long 3 by Pavo\n me: online Pavo Ann")
    assert race.me.can("enter") == {"enter Pavo", "enter Ann"}
    race.set("battle: Fork 2 by Pavo Ann\n me: online Pavo Ann")
    assert race.me.can("enter") == {"enter Pavo"}
    race.set("battle: Single 2 by Pavo, used 2\n me: online Pavo")
    assert race.me.can("enter") == set()
    race.set("battle: Shut 2 by Pavo\n me: online Pavo")
    assert race.me.can("enter") == set()


@rule("elma/ruling.length-changes", "elma/ruling.length-count")
def test_7_levels_added_by_ink_last_one_full_turn_longer(scenes: Scenes[RaceTable]) -> None:
    race = with_text(
        scenes,
        7,
        "kuski Ink: 60; types Designer",
        "level Endless: 6\n instant Gone | Ban target kuski.",
    )
    race.set("me: offline Ink, hand Long")
    race.me.does("add Long", "by Ink")
    assert race.fact("battle") == "Long 0/8"
    race.set("me: offline Ink, hand Endless")
    race.me.does("add Endless", "by Ink")
    assert race.fact("battle") == "Endless 0/14"
    race.set("me: offline Ink Ann, hand Fork")
    race.me.does("add Fork", "by Ink", "by Ann", "length 2")
    assert race.fact("battle") == "Fork 0/6"
    race.set("me: offline Ink Ann, hand Long")
    race.me.does("add Long", "by Ann")
    assert race.fact("battle") == "Long 0/6"
    # It counts when the battle starts: not if Ink has gone by then.
    race.set("battle: Flat 1\n queue: Long 3 by Ink\n me: offline Ink, hand Gone")
    race.me.does("instant Gone", "choose Ink")
    race.next_turn(3)
    assert race.fact("battle") == "Long 0/6"


@rule("elma/ruling.record-changes", "elma/ruling.pro-sum")
def test_15_rookies_ride_5_seconds_faster_here(scenes: Scenes[RaceTable]) -> None:
    race = with_text(
        scenes, 15, "level Nursery: 3; types Tricky",
        "kuski Sly: 52 50; types Rookie; pro Tricky 2\n instant Learn | Turn target kuski into a Casual.",
    )  # fmt: skip
    race.set("battle: Nursery 3\n me: online Rue Sly Ann, hand Learn")
    race.me.does("enter Rue", "enter Sly", "enter Ann")
    assert race.fact("Rue in battle") == "42 (1)"
    assert race.fact("Sly in battle") == "45 (1)"
    assert race.fact("Ann in battle") == "40 (1)"
    race.me.does("instant Learn", "choose Sly")
    assert race.fact("Sly in battle") == "45 (1)"
    race.next_turn(2)
    assert race.fact("Rue in battle") == "42 (2)"
    assert race.fact("Sly in battle") == "45 (2)"
    race.next_turn(2)
    assert race.fact("Rue in battle") == "40 (3)"


# Online and offline


@rule("elma/ruling.instant-needs-target", "elma/kuskis.not-online-same-turn")
def test_3_any_offline_kuski_of_ones_own_goes_online(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 3, "instant Wake-up Call")
    race.set("me: hand Wake-up-Call Ann, offline Bob*, online Cid\n them: offline Rue")
    race.me.does("play Ann", "instant Wake-up Call")
    assert race.me.can() == {"choose Ann", "choose Bob"}
    race.me.does("choose Ann")
    assert race.cards("my online") == ["Cid", "Ann"]
    race.set("me: hand Wake-up-Call, online Cid\n them: offline Rue")
    race.me.refused("instant Wake-up Call", because="ruling.instant-needs-target")


@rule("elma/ruling.removed-before-end", "elma/battle.players-stay-online")
def test_5_an_online_kuski_of_any_opponent_goes_offline(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 5, "instant Power Cut")
    race.set("""
        players 3, turn 5, active me
        battle: Flat 1, used 2
        after: Long, ended 4
        me: hand Power-Cut, battle Ann, online Cid
        them: battle Bob, offline Rue
        third: after Kay
    """)
    race.me.does("instant Power Cut")
    assert race.me.can() == {"choose Bob", "choose Kay"}
    race.me.does("choose Bob")
    assert race.cards("their offline") == ["Rue", "Bob"]
    race.next_turn()
    assert race.points() == [2, 0, 0]


@rule("elma/ruling.losing", "elma/ruling.draws-one-by-one")
def test_10_small_tove_may_draw_when_she_loses(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 10, "kuski Small Tove: 55; types Rookie")
    ends = """
        turn 5, active me
        battle: Flat 1, used 1
        me: battle Small-Tove, deck {}
        them: battle {}, deck Kay
    """
    race.set(ends.format("Cid", "Ann"))
    race.next_turn()
    assert race.me.can() == {"yes", "no"}
    race.me.does("yes")
    assert race.cards("my hand") == ["Cid"]
    race.set(ends.format("none", "Ann"))
    race.next_turn()
    assert race.me.can() == set()
    assert not race.state.over
    race.set(ends.format("Cid", "Ann").replace("battle Ann, ", ""))
    race.next_turn()  # she wins
    assert race.me.can() == set()
    assert race.cards("my hand") == []


@rule("elma/effects.cant-beats-can", "elma/ruling.instant-question-hides")
def test_12_opponents_play_no_instants_while_senna_battles(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 12, "kuski Senna: 39 37; types Moporator")
    race.set("""
        players 3, turn 5, active me
        battle: Long 3
        me: hand Nap
        them: battle Senna, hand Nap
        third: hand Nap
    """)
    race.me.refused("instant Nap", because="effects.cant-beats-can")
    race.me.does("end")
    assert race.them.can() == {"pass", "instant Nap"}
    race.them.does("pass")
    assert race.third.can() == {"pass"}
    race.third.does("pass")
    race.me.does("pass")
    race.set("battle: Long 3\n me: hand Nap\n them: online Senna")
    assert race.me.can("instant") == {"instant Nap"}


@rule("elma/ruling.played-abilities")
def test_19_dispatcher_ro_discards_to_put_another_kuski_online_once_a_turn(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 19, "kuski Dispatcher Ro: 50")
    race.set("me: offline Dispatcher-Ro Ann Bob, hand Cid Rue Nap, online Kay\n them: offline Cid")
    race.me.does("use Dispatcher Ro")
    assert race.me.can() == {"choose Cid", "choose Rue", "choose Nap"}
    race.me.does("choose Cid")
    assert race.cards("my discard pile") == ["Cid"]
    assert race.me.can() == {"choose Ann", "choose Bob"}
    race.me.does("choose Ann")
    assert "Ann" in race.cards("my online")
    assert race.me.can("use") == set()
    race.set("me: offline Dispatcher-Ro, hand Cid, online Ann")
    assert race.me.can("use") == set()
    race.set("me: offline Dispatcher-Ro Ann, hand Cid\n active them")
    assert race.me.can("use") == set()
    race.set("me: offline Dispatcher-Ro Ann")
    assert race.me.can("use") == set()


# The battle


@rule("elma/ruling.abort")
def test_24_the_battle_is_aborted_and_each_who_had_a_kuski_in_it_draws_one_card(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 24, "instant Red Flag")
    race.set("""
        players 3, turn 5, active me
        battle: Flat 1
        queue: Long 3 by Cid
        me: hand Red-Flag, battle Ann, battle Rue, offline Cid, deck Kay
        them: deck Bob
        third: battle Bob, deck Kick
    """)
    race.me.does("instant Red Flag")
    assert race.cards("my online") == ["Ann", "Rue"]
    assert race.cards("third's online") == ["Bob"]
    assert race.cards("my hand") == ["Kay"]
    assert race.cards("their hand") == []
    assert race.cards("third's hand") == ["Kick"]
    assert race.points() == [0, 0, 0]
    assert sorted(race.cards("my discard pile")) == ["Flat", "Red Flag"]
    assert race.fact("battle") == "none"
    race.next_turn()
    assert race.fact("battle") == "Long 0/9"


@rule("elma/ruling.abort", "elma/goal.impossible-draw-loses")
def test_24_the_draws_are_forced_and_in_turn_order(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 24, "instant Red Flag")
    race.set("""
        players 3, turn 5, active them
        battle: Flat 1
        me: hand Red-Flag, battle Ann, deck none
        them: battle Bob, deck Kay
        third: battle Cid, deck Kick
    """)
    race.them.does("end")
    race.me.does("instant Red Flag")
    assert race.cards("their hand") == ["Kay"]
    assert race.cards("third's hand")[0] == "Kick"
    assert not race.state.is_playing(0)
    race.all_pass()


@rule("elma/ruling.control-change", "elma/ruling.points-to-controller")
def test_28_a_kuski_of_a_rival_is_borrowed_until_the_battle_ends(scenes: Scenes[RaceTable]) -> None:
    race = with_text(
        scenes, 28, "instant Borrowed Bike", "instant Stop | Abort the ongoing battle."
    )
    race.set("""
        turn 5, active me
        battle: Flat 1
        me: hand Borrowed-Bike, battle Cid, deck Rue Rue
        them: battle Ann, online Bob, deck Rue Rue
    """)
    race.me.does("instant Borrowed Bike")
    assert race.me.can() == {"choose Ann"}
    race.me.does("choose Ann")
    race.next_turn()
    assert race.fact("Ann in battle") == "40 (1)"  # no record while another controls it
    race.next_turn()
    assert race.points() == [3, 0]
    assert "Ann controlled by" not in race.game.rules.facts(race.match.state)
    race.set("battle: Flat 1\n me: hand Borrowed-Bike Stop\n them: battle Ann")
    race.me.does("instant Borrowed Bike", "choose Ann", "instant Stop")
    assert race.cards("their online") == ["Ann"]
    race.set("battle: Twins 3\n me: hand Borrowed-Bike\n them: battle Ann+Bob")
    race.me.does("instant Borrowed Bike", "choose Ann")
    assert race.fact("Ann controlled by") == "me"
    assert "Bob controlled by" not in race.game.rules.facts(race.match.state)


@rule("elma/ruling.optional-replacement")
def test_31_orrins_player_may_discard_instead_of_his_going_offline_by_an_opponents_card(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 31, "kuski Orrin the Stubborn: 50 49")
    race.set("me: hand Kick\n them: online Orrin-the-Stubborn, hand Ann Bob")
    race.me.does("instant Kick", "choose Orrin the Stubborn")
    assert race.them.can() == {"yes", "no"}
    race.them.does("yes", "choose Ann")
    assert race.cards("their online") == ["Orrin the Stubborn"]
    assert race.cards("their discard pile") == ["Ann"]
    race.set("me: hand Kick\n them: online Orrin-the-Stubborn, hand Ann Bob")
    race.me.does("instant Kick", "choose Orrin the Stubborn")
    race.them.does("no")
    assert race.cards("their offline") == ["Orrin the Stubborn"]
    assert race.cards("their discard pile") == []
    race.set("me: hand Kick\n them: online Orrin-the-Stubborn")
    race.me.does("instant Kick", "choose Orrin the Stubborn")
    assert race.cards("their offline") == ["Orrin the Stubborn"]
    race.set("me: hand Kick Ann, online Orrin-the-Stubborn")
    race.me.does("instant Kick", "choose Orrin the Stubborn")
    assert race.cards("my offline") == ["Orrin the Stubborn"]


@rule("elma/ruling.optional-replacement", "elma/after-battle.clean-up-own")
def test_31_the_end_of_an_after_battle_is_not_replaced(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 31, "kuski Orrin the Stubborn: 50 49")
    race.set("""
        turn 5, active them
        after: Long, ended 4
        me: after Orrin-the-Stubborn, hand Ann, deck Bob
        them: hand Ann
    """)
    race.next_turn()
    assert race.cards("my offline") == ["Orrin the Stubborn"]
    assert race.me.can("yes") == set()


@rule("elma/ruling.ignored-for-scoring", "elma/ruling.instant-choices")
def test_32_each_player_chooses_a_kuski_that_is_ignored_for_scoring(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 32, "instant Gentlemen's Deal")
    race.set("""
        players 3, turn 5, active me
        battle: Flat 1, used 2
        me: hand Gentlemen's-Deal, battle Ann, battle Cid, deck Rue
        them: deck Rue
        third: battle Bob, battle Rue, deck Rue
    """)
    race.me.does("instant Gentlemen's Deal")
    assert race.me.can() == {"choose Ann", "choose Cid"}
    race.me.does("choose Ann")
    assert race.third.can() == {"choose Bob", "choose Rue"}
    race.third.does("choose Bob")
    race.next_turn()
    # Rue (47) beats Cid (50) and wins; Ann and Bob are as if they were not there.
    assert race.points() == [1, 0, 3]


@rule("elma/ruling.ignored-for-scoring", "elma/ruling.instant-windows")
def test_32_it_still_counts_in_the_last_call(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 32, "instant Gentlemen's Deal")
    race.set("""
        turn 5, active me
        battle: Flat 1, used 1
        me: battle Ann, deck Rue
        them: battle Bob, hand Gentlemen's-Deal, deck Rue
    """)
    race.me.does("end")
    race.them.does("pass")
    race.them.does("instant Gentlemen's Deal")
    race.them.does("choose Bob")
    race.me.does("choose Ann")
    race.all_pass()
    assert race.points() == [0, 0]


@rule("elma/ruling.several-modes")
def test_30_two_different_modes_are_chosen_with_their_targets_and_done_as_printed(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 30, "instant Pit Crew")
    race.set("""
        turn 5, active me
        after: Long, ended 4
        me: hand Pit-Crew, offline Ann Bob*, after Cid, deck Kay
        them: offline Rue
    """)
    race.me.does("instant Pit Crew")
    assert len(race.me.can("mode")) == 3
    race.me.does("mode 1")  # a card and a kuski online
    assert race.me.can() == {"choose Ann", "choose Bob"}
    assert race.cards("my hand") == []
    race.me.does("choose Bob")
    assert race.cards("my hand") == ["Kay"]
    assert race.cards("my online") == ["Bob"]
    race.set(
        "turn 5, active me\n after: Long, ended 4\n me: hand Pit-Crew, offline Ann, after Cid, deck none"
    )
    race.me.does("instant Pit Crew", "mode 3", "choose Ann", "choose Cid")
    assert sorted(race.cards("my online")) == ["Ann", "Cid"]
    assert race.cards("my discard pile") == ["Pit Crew"]


@rule("elma/ruling.several-modes", "elma/ruling.instant-needs-target")
def test_30_a_mode_without_a_target_is_not_to_be_chosen(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 30, "instant Pit Crew")
    race.set("me: hand Pit-Crew, offline Ann, deck Kay")
    race.me.does("instant Pit Crew")
    assert race.me.can() == {"mode 1"}
    race.me.does("mode 1", "choose Ann")
    assert race.cards("my hand") == ["Kay"]
    race.set("turn 5, active me\n me: hand Pit-Crew, online Ann, deck Kay")
    race.me.refused("instant Pit Crew", because="ruling.instant-needs-target")


@rule("elma/cards.type-set-keeps", "elma/ruling.level-kinds", "elma/ruling.reversed-list")
def test_38_a_queued_level_becomes_uphill_with_slowness_besides_what_it_is(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(
        scenes, 38, "instant Rebuild", "kuski Goat: 60 55 50; pro Uphill 4, Internal 1"
    )
    race.set("""
        turn 5, active me
        battle: Flat 1, used 1
        queue: Inside 2 by Bob; Long 3 by Cid
        me: hand Rebuild, offline Bob Cid, online Goat, deck Ann Ann
        them: deck Ann Ann
    """)
    race.me.does("instant Rebuild")
    assert race.me.can() == {"choose Inside", "choose Long"}
    race.me.does("choose Inside")
    race.next_turn(2)
    assert race.fact("battle") == "Inside 0/4"
    race.me.does("enter Goat")
    # The list from its end, both pros off, and a slower time is an improvement.
    assert race.fact("Goat in battle") == "45 (1)"
    race.next_turn(2)
    assert race.fact("Goat in battle") == "50 (2)"
    race.set("battle: Flat 1\n me: hand Rebuild")
    race.me.refused("instant Rebuild", because="ruling.instant-needs-target")


@rule("elma/ruling.battle-types-together")
def test_38_apples_still_count_where_slowness_is_gained(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 38, "instant Rebuild")
    race.set("""
        turn 5, active me
        queue: Apples 2 by Bob
        last end 5
        me: hand Rebuild, offline Bob, online Ann, deck Bob Bob
        them: deck Bob
    """)
    race.me.does("instant Rebuild", "choose Apples")
    race.next_turn(2)
    race.me.does("enter Ann")
    assert race.fact("Ann in battle") == "36 (1)"
    race.next_turn(2)
    # 38 after 36 is two seconds better.
    assert race.fact("Ann apple counters") == 3


# Lists


@rule("elma/ruling.borrowed-list", "elma/times.entry-takes-first-record")
def test_36_mockingbird_may_drive_by_the_list_of_another_kuski_in_the_battle(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(
        scenes, 36, "kuski Mockingbird: 55 54 53",
        """
        kuski Ace: 41 NF 30; pro Internal 5
        kuski Tutor: 60 | Kuskis you control have Internal pro 2.
        """,
    )  # fmt: skip
    race.set("""
        turn 5, active me
        battle: Inside 2
        me: online Mockingbird, offline Cid, deck Bob Bob
        them: battle Ace 2, battle Bob, deck Bob
    """)
    race.me.does("enter Mockingbird")
    assert race.me.can() == {"list Mockingbird 1", "borrow Ace", "borrow Bob"}
    race.me.does("borrow Ace")
    assert race.fact("Mockingbird in battle") == "41 (1)"  # without the other's pro
    race.next_turn(2)
    assert race.fact("Mockingbird in battle") == "41 (2)"
    race.set("battle: Inside 2\n me: online Mockingbird, battle Tutor\n them: battle Ace")
    race.me.does("enter Mockingbird", "borrow Ace")
    assert race.fact("Mockingbird in battle") == "39 (1)", "its own pro counts"
    race.set("battle: Flat 1\n me: online Mockingbird\n them: battle Bob")
    race.me.does("enter Mockingbird", "list Mockingbird 1")
    assert race.fact("Mockingbird in battle") == "55 (1)"
    race.set("battle: Flat 1\n me: online Mockingbird")
    race.me.does("enter Mockingbird")
    assert race.fact("Mockingbird in battle") == "55 (1)"


@rule("elma/ruling.borrowed-list", "elma/ruling.forced-entry")
def test_36_another_mockingbird_lends_its_printed_list(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 36, "kuski Mockingbird: 55 54 53")
    race.set("""
        battle: Long 3
        me: hand Push, online Mockingbird
        them: battle Ann, offline Mockingbird
    """)
    race.me.does("enter Mockingbird", "borrow Ann")
    assert race.fact("Mockingbird in battle") == "40 (1)"
    race.me.does("instant Push", "choose Mockingbird")
    assert race.them.can() == {"list Mockingbird 1", "borrow Mockingbird", "borrow Ann"}
    race.them.does("borrow Mockingbird")
    assert sorted(int(drive.fastest) for drive in race.state.drives) == [400, 400, 550]


@rule("elma/ruling.borrowed-list")
def test_36_the_next_battle_is_driven_by_the_own_list_again(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 36, "kuski Mockingbird: 55 54 53")
    race.set("battle: Flat 1\n me: hand Kick Push, online Mockingbird\n them: battle Ann")
    race.me.does("enter Mockingbird", "borrow Ann", "instant Kick", "choose Mockingbird")
    race.me.does("instant Push", "choose Mockingbird", "list Mockingbird 1")
    assert race.fact("Mockingbird in battle") == "55 (1)"


@rule("elma/ruling.kuski-as-level", "elma/queue.one-per-kuski")
def test_39_sandro_is_played_as_a_kuski_or_added_as_a_level(scenes: Scenes[RaceTable]) -> None:
    race = with_text(
        scenes, 39, "kuski Sandro: 48 44",
        """
        kuski Otto: 50 | You may add Otto as though he were a Normal level with a length of 1 or 3.
        instant Everyone | Put each offline kuski online.
        """,
    )  # fmt: skip
    race.set("battle: Flat 1\n me: hand Otto, offline Ann")
    race.me.does("add Otto", "by Ann")
    assert race.me.can() == {"length 1", "length 3"}, "the one or the other"
    race.me.does("length 3")
    race.set("me: hand Sandro, offline Ann")
    assert race.me.can("play", "add") == {"play Sandro", "add Sandro"}
    race.me.does("play Sandro")
    assert race.cards("my offline") == ["Ann", "Sandro"]
    race.set("me: hand Sandro")
    assert race.me.can("play", "add") == {"play Sandro"}
    race.set("battle: Flat 1\n queue: Long 3 by Ann\n me: hand Sandro, offline Ann Bob")
    race.me.does("add Sandro")
    assert race.me.can() == {"by Bob"}
    race.me.does("by Bob")
    assert race.me.can() == {"length 1", "length 2"}
    race.me.does("length 2")
    assert race.cards("queue") == ["Long 3 by Ann", "Sandro 2 by Bob"]


@rule("elma/ruling.kuski-as-level", "elma/after-battle.level-discarded")
def test_39_sandro_is_a_normal_level_until_he_is_discarded_as_a_kuski(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(
        scenes, 39, "kuski Sandro: 48 44",
        """
        kuski Nils: 60; pro Normal 6
        instant Wave | Send each kuski offline.
        instant Again | Return target kuski in your discard pile to your hand.
        """,
    )  # fmt: skip
    race.set("""
        turn 5, active me
        me: hand Sandro Wave Again, offline Ann, online Nils, deck Bob Bob Bob Bob
        them: deck Bob Bob Bob Bob
    """)
    race.me.does("add Sandro", "by Ann", "length 1")
    assert race.fact("battle") == "Sandro 0/2"
    race.me.does("enter Nils")
    assert race.fact("Nils in battle") == "54 (1)"
    race.me.does("instant Wave")
    assert race.cards("my offline") == ["Ann", "Nils"]
    assert race.me.can("instant") == set()
    race.next_turn(2)
    assert "Sandro" in race.cards("my discard pile")
    race.me.does("instant Again")
    assert race.me.can() == {"choose Sandro"}
    race.me.does("choose Sandro", "play Sandro")
    assert "Sandro" in race.cards("my offline")


# Simple ones of other parts


@rule("elma/ruling.improving")
def test_8_a_kuski_of_ones_own_with_a_result_improves_by_3_seconds(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(
        scenes, 8, "instant Slipstream",
        """
        kuski Nix: NF 40
        kuski Bolt: 2
        level Slow: 3; keywords Slowness
        level Lasting: 3; keywords Survivor
        level Counts: 3; keywords Finish count
        """,
    )  # fmt: skip
    race.set("""
        battle: Long 3
        after: Flat, ended 4
        me: hand Slipstream, battle Ann, battle Nix, after Cid, online Rue
        them: battle Bob
    """)
    race.me.does("instant Slipstream")
    assert race.me.can() == {"choose Ann", "choose Cid"}
    race.me.does("choose Ann")
    assert race.fact("Ann in battle") == "37 (1)"
    race.set("battle: Slow 3\n me: hand Slipstream, battle Ann")
    race.me.does("instant Slipstream", "choose Ann")
    assert race.fact("Ann in battle") == "39 (1)"  # 36 from the end of the list, and 3 more
    race.set("battle: Apples 2\n me: hand Slipstream, online Ann")
    race.me.does("enter Ann", "instant Slipstream", "choose Ann")
    assert race.fact("Ann apple counters") == 4
    race.set("battle: Counts 3\n me: hand Slipstream, online Ann")
    race.me.does("enter Ann", "instant Slipstream", "choose Ann")
    assert race.fact("Ann finish counters") == 2
    race.set("battle: Lasting 3\n me: hand Slipstream, online Ann")
    race.me.does("enter Ann", "instant Slipstream", "choose Ann")
    assert race.fact("Ann in battle") == "43 (1)"
    race.set("battle: Long 3\n me: hand Slipstream, battle Bolt")
    race.me.does("instant Slipstream", "choose Bolt")
    assert race.fact("Bolt in battle") == "0 (1)"
    race.set("battle: Long 3\n me: hand Slipstream, battle Nix\n them: battle Bob")
    race.me.refused("instant Slipstream", because="ruling.instant-needs-target")


@rule("elma/ruling.improving", "elma/ruling.after-battle-winner")
def test_8_a_kuski_in_an_after_battle_improves_too(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 8, "instant Slipstream", "kuski Nix: NF 40")
    race.set("after: Flat, ended 4\n me: hand Slipstream, after Cid, after Nix\n them: after Bob")
    race.me.does("instant Slipstream")
    assert race.me.can() == {"choose Cid"}
    race.me.does("choose Cid")
    assert "Me's Cid makes 47." in [line.text for line in race.match.story(0)]


@rule("elma/ruling.winner", "elma/scoring.added-to-total", "elma/ruling.hundred-together")
def test_9_each_winner_earns_2_extra_points(scenes: Scenes[RaceTable]) -> None:
    race = with_text(
        scenes, 9, "level Copper Bend: 1-3; types Pipe", "kuski Tie: 40\n kuski Nix: NF 40"
    )
    ends = """
        turn 5, active me
        battle: Copper-Bend 1, used 1
        me: {}, points {}, deck Cid
        them: battle Bob, deck Cid
    """
    race.set(ends.format("battle Ann, battle Tie", 0))
    race.next_turn()
    assert race.points() == [2 * (3 + 2), 1]
    race.set(ends.format("battle Nix", 0).replace("battle Bob, ", ""))
    race.next_turn()
    assert race.points() == [1, 0]
    race.set(ends.format("battle Ann", 95))
    race.next_turn()
    assert race.result == [100, 0]


@rule("elma/ruling.piles-belong-to-owners", "elma/ruling.instant-needs-target")
def test_14_a_kuski_card_comes_back_from_ones_own_pile(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 14, "instant Second Life")
    race.set("me: hand Second-Life, discard Ann Flat Nap\n them: discard Bob")
    race.me.does("instant Second Life")
    assert race.me.can() == {"choose Ann"}
    race.me.does("choose Ann")
    assert race.cards("my hand") == ["Ann"]
    race.set("me: hand Second-Life, discard Flat\n them: discard Bob")
    race.me.refused("instant Second Life", because="ruling.instant-needs-target")


@rule("elma/queue.oldest-first", "elma/ruling.instant-needs-target")
def test_16_a_queued_level_moves_to_the_front(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 16, "instant Cut in Line")
    race.set("""
        battle: Flat 1
        queue: Long 3 by Ann; Inside 2 by Bob; Apples 2 by Cid
        me: hand Cut-in-Line, offline Ann Cid
        them: offline Bob
    """)
    race.me.does("instant Cut in Line", "choose Inside")
    assert race.cards("queue") == ["Inside 2 by Bob", "Long 3 by Ann", "Apples 2 by Cid"]
    race.set("battle: Flat 1\n queue: Long 3 by Ann\n me: hand Cut-in-Line, offline Ann")
    race.me.refused("instant Cut in Line", because="ruling.instant-needs-target")


@rule("elma/effects.cant-beats-can", "elma/example.extra-kuski-forbidden")
def test_29_a_text_that_forbids_playing_kuskis_still_does(scenes: Scenes[RaceTable]) -> None:
    race = with_text(
        scenes, 29, "instant Full Garage", "kuski Guard: 60 | Each opponent can't play a kuski."
    )
    race.set("turn 5, active me\n me: hand Full-Garage Ann Bob\n them: offline Guard")
    race.me.does("instant Full Garage")
    assert race.me.can("play") == set()


@rule("elma/kuskis.one-play-per-turn", "elma/ruling.instant-needs-target")
def test_29_any_number_of_kuskis_is_played_this_turn(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 29, "instant Full Garage")
    race.set("turn 5, active me\n me: hand Full-Garage Ann Bob Cid\n them: hand Full-Garage Rue")
    race.me.does("instant Full Garage", "play Ann", "play Bob", "play Cid")
    assert race.cards("my offline") == ["Ann", "Bob", "Cid"]
    assert race.me.can("online") == set()
    race.me.does("end")
    assert race.them.can() == {"pass"}
    race.all_pass()
