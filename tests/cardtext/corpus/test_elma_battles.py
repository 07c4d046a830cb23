"""Elma's card texts by strangers, played: target players, NFs that are skipped, apples, full turns and the worst result.
Each is the text of `elma.toml` word for word, and what comes of it is what stands there beside it."""

from collections.abc import Iterator
from typing import Any

import pytest

from rulewright.effects.lowering.draft import Node, NotPlayable
from rulewright.games.elma.cards.content import FOLDER
from rulewright.games.elma.rules.terms import FULL_TURN_BEGINS
from rulewright.games.elma.testing.table import RaceTable, TestCard
from rulewright.games.elma.testing.written_cards import race_with
from rulewright.games.elma.texts.lowering.text import lower
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes, opened
from tests.cardtext.corpus.texts import text_of

OTHERS = """
    kuski Ann: 40 38 36
    kuski Bob: 44 42 40
    kuski Cid: 50 48 46
    kuski Rue: 47 NF 45 44; types Rookie
    kuski Nell: 50 NF NF
    kuski Late: NF NF 41
    kuski Ola: 52 51 NF 49
    level Flat: 1
    level Long: 3
    level Once: 4; keywords One life
    level Twins: 3; keywords Multiplayer
    instant Push | Make target kuski enter the ongoing battle.
    instant Kick | Send target kuski offline.
    instant Boost | Improve the time of target kuski by 3 seconds.
    instant Basket | Put 2 apple counters on target kuski.
    instant More | Lengthen the ongoing battle by a full turn.
    instant Less | Shorten the ongoing battle by a full turn.
"""


@pytest.fixture
def scenes() -> Iterator[Scenes[RaceTable]]:
    yield from opened(race_with)


def with_text(scenes: Scenes[RaceTable], number: int, facts: str, others: str = "") -> RaceTable:
    """A table with the card of a text, whose facts are given as `kuski Lutka: 44`, and with other cards."""
    return scenes(f"{OTHERS}\n{others}\n{facts} | {text_of('elma', number)}")


# 18


@rule("elma/ruling.counters", "elma/ruling.record-changes")
def test_18_each_other_kuski_of_ones_own_that_wins_is_a_counter_and_a_second(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 18, "kuski Fuel Boy: 46 45 NF 43", "kuski Ned: 40\n kuski Uno: 3 2 1")
    race.set("""
        turn 5, active me
        battle: Flat 1, used 1
        queue: Long 3 by Cid
        me: battle Ann, battle Ned, online Fuel-Boy, offline Cid, deck Flat Flat Flat Flat Flat
        them: battle Bob, deck Flat Flat Flat Flat Flat
    """)
    race.next_turn()  # Ann and Ned share the win: one counter for each of them
    while race.me.can("first"):
        race.me.does("first 1")
    assert race.fact("Fuel Boy fuel counters") == 2
    race.next_turn()
    assert race.fact("battle") == "Long 0/6"
    race.me.does("enter Fuel Boy")
    assert race.fact("Fuel Boy in battle") == "44 (1)"
    race.next_turn(2)
    assert race.fact("Fuel Boy in battle") == "43 (2)"


@rule("elma/ruling.counters")
def test_18_neither_his_own_wins_nor_those_of_others_count(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 18, "kuski Fuel Boy: 46 45 NF 43")
    ends = """
        turn 5, active me
        battle: Flat 1, used 1
        me: {}
        them: {}
    """
    race.set(ends.format("battle Fuel-Boy", "battle Cid"))
    race.next_turn()
    assert race.state.counters == []
    race.set(ends.format("online Fuel-Boy, battle Bob", "battle Ann"))
    race.next_turn()
    assert race.state.counters == []
    race.set(ends.format("online Fuel-Boy, battle Ann", "battle Bob"))
    race.next_turn()
    assert race.fact("Fuel Boy fuel counters") == 1


@rule("elma/ruling.counters", "elma/ruling.record-changes")
def test_18_times_made_stay_and_counters_go_with_him(scenes: Scenes[RaceTable]) -> None:
    race = with_text(
        scenes, 18, "kuski Fuel Boy: 3 2.5 NF 1",
        "instant Fill | Put 9 fuel counters on target kuski.\n instant Home | Return target kuski to its owner's hand.",
    )  # fmt: skip
    race.set("""
        battle: Long 3
        me: battle Fuel-Boy, hand Fill Home, deck Flat Flat Flat
        them: deck Flat Flat Flat
    """)
    race.me.does("instant Fill", "choose Fuel Boy")
    assert race.fact("Fuel Boy in battle") == "3 (1)"
    race.next_turn(2)
    assert race.fact("Fuel Boy in battle") == "0 (2)"  # and not below
    race.me.does("instant Home", "choose Fuel Boy")
    assert race.state.counters == []
    race.me.does("play Fuel Boy")
    assert race.state.counters == []


# 20


@rule("elma/ruling.target-player", "elma/ruling.how-long")
def test_20_the_player_who_was_chosen_adds_no_level_until_their_next_turn_is_over(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 20, "instant Server Lag")
    race.set("""
        players 3, turn 5, active me
        me: hand Server-Lag Flat, offline Ann
        them: hand Flat, offline Bob
        third: hand Flat, offline Cid
    """)
    race.me.does("instant Server Lag")
    assert race.me.can() == {"player me", "player them", "player third"}
    race.me.does("player them")
    assert race.me.can("add") == {"add Flat"}
    race.next_turn()
    race.them.refused("add Flat", because="effects.cant-beats-can")
    race.next_turn()
    assert race.third.can("add") == {"add Flat"}
    race.next_turn(2)
    assert race.them.can("add") == {"add Flat"}


@rule("elma/ruling.target-player", "elma/ruling.how-long")
def test_20_it_covers_the_rest_of_this_turn_and_all_of_the_next_if_it_is_ones_own(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(
        scenes, 20, "instant Server Lag",
        "kuski Sandro: 48 44 | You may add this kuski as a Normal level with a length of 1 to 2.",
    )  # fmt: skip
    race.set("me: hand Server-Lag Flat Sandro, offline Ann\n them: hand Flat, offline Bob")
    assert race.me.can("add") == {"add Flat", "add Sandro"}
    race.me.does("instant Server Lag", "player me")
    assert race.me.can("add") == set()
    race.next_turn()
    assert race.them.can("add") == {"add Flat"}
    race.next_turn()
    assert race.me.can("add") == set()
    race.next_turn(2)
    assert race.me.can("add") == {"add Flat", "add Sandro"}


@rule("elma/ruling.target-player")
def test_20_a_turn_of_theirs_that_goes_on_is_not_yet_their_next(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 20, "instant Server Lag")
    race.set("active them\n me: hand Server-Lag\n them: hand Flat Kick, offline Bob")
    race.them.does("end")
    race.me.does("instant Server Lag", "player them")
    race.all_pass()
    race.next_turn()
    assert race.them.can("add") == set()
    race.next_turn(2)
    assert race.them.can("add") == {"add Flat"}


# 21


@rule("elma/ruling.skipped-nf")
def test_21_a_kuski_in_the_battle_passes_over_its_nfs(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 21, "instant Clean Run")
    battle = """
        battle: Long 3
        me: hand Clean-Run, battle Rue, battle Nell, online Ann, offline Cid
        them: battle Ola
    """
    race.set(battle)
    race.me.does("instant Clean Run")
    assert race.me.can() == {"choose Rue", "choose Nell"}
    race.me.does("choose Rue")
    assert race.fact("Rue in battle") == "47 (1)"
    drives: Any = race.view("me")["battle"]
    assert [each["next"] for each in drives["drives"]] == [450, None, 510]
    race.next_turn(2)
    assert race.fact("Rue in battle") == "45 (3)"
    assert race.fact("Nell in battle") == "50 (2)"  # only the chosen one
    race.next_turn(2)
    assert race.fact("Rue in battle") == "44 (4)"
    race.set(battle)
    race.next_turn(2)
    assert race.fact("Rue in battle") == "47 (2)"
    # Only NFs are left: nothing is applied.
    race.set(battle)
    race.me.does("instant Clean Run", "choose Nell")
    race.next_turn(2)
    assert race.fact("Nell in battle") == "50 (1)"


@rule("elma/ruling.skipped-nf", "elma/ruling.lasting-effects")
def test_21_it_ends_when_the_kuski_leaves_the_battle(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 21, "instant Clean Run")
    race.set("battle: Long 3\n me: hand Clean-Run Kick Push, battle Rue\n them: battle Ola")
    race.me.does("instant Clean Run", "choose Rue", "instant Kick", "choose Rue")
    race.me.does("instant Push", "choose Rue")
    race.next_turn(2)
    assert race.fact("Rue in battle") == "47 (2)"


@rule("elma/ruling.skipped-nf", "elma/ruling.instant-needs-target")
def test_21_it_needs_a_kuski_of_ones_own_in_the_battle(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 21, "instant Clean Run")
    race.set("battle: Long 3\n me: hand Clean-Run, online Rue\n them: battle Ola")
    race.me.refused("instant Clean Run", because="ruling.instant-needs-target")
    race.set("me: hand Clean-Run, online Rue")
    race.me.refused("instant Clean Run", because="ruling.instant-needs-target")


# 23


@rule("elma/ruling.more-apples", "elma/ruling.last-full-turn", "elma/ruling.counted-improvements")
def test_23_apples_count_twice_in_the_last_full_turn(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 23, "level Last Orchard: 2-3; keywords Apple")
    race.set("""
        battle: Last-Orchard 2, used 1
        me: battle Ann, online Cid, hand Boost
        them: battle Bob
    """)
    race.me.does("enter Cid", "instant Boost", "choose Cid")
    assert race.fact("Cid apple counters") == 1 + 3
    race.next_turn()  # the last full turn begins, with theirs
    assert race.fact("Bob apple counters") == 1 + 2 * 2
    race.next_turn()
    assert race.fact("Ann apple counters") == 1 + 2 * 2
    assert race.fact("Cid apple counters") == 4  # 48 is no improvement on 47


@rule("elma/ruling.more-apples")
def test_23_also_those_of_a_first_time_and_of_instants(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 23, "level Last Orchard: 2-3; keywords Apple")
    race.set("battle: Last-Orchard 2, used 2\n me: online Cid, hand Boost Basket")
    race.me.does("enter Cid")
    assert race.fact("Cid apple counters") == 2
    race.me.does("instant Boost", "choose Cid")
    assert race.fact("Cid apple counters") == 2 + 6
    race.me.does("instant Basket", "choose Cid")
    assert race.fact("Cid apple counters") == 2 + 6 + 4


@rule("elma/ruling.last-full-turn", "elma/ruling.length-fixed-at-start")
def test_23_a_longer_or_shorter_battle_moves_the_last_full_turn(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 23, "level Last Orchard: 2-3; keywords Apple")
    race.set("battle: Last-Orchard 2, used 2\n me: online Cid Ann, hand More")
    race.me.does("enter Cid", "instant More", "enter Ann")
    assert race.fact("Cid apple counters") == 2
    assert race.fact("Ann apple counters") == 1
    race.next_turn(2)
    assert race.fact("battle") == "Last Orchard 4/6"
    assert race.fact("Ann apple counters") == 1 + 2 * 2
    race.set("battle: Last-Orchard 3, used 2\n me: online Cid Ann, hand Less")
    race.me.does("enter Cid", "instant Less", "enter Ann")
    assert race.fact("Cid apple counters") == 1
    assert race.fact("Ann apple counters") == 2
    # Of three players the last full turn has three turns.
    race.set("players 3\n battle: Last-Orchard 2, used 2\n me: online Cid\n them: online Ann")
    race.me.does("enter Cid")
    assert race.fact("Cid apple counters") == 1
    race.next_turn()
    race.them.does("enter Ann")
    assert race.fact("Ann apple counters") == 2


# 33


@rule("elma/ruling.naming", "elma/ruling.as-it-comes", "elma/effects.cant-beats-can")
def test_33_no_kuski_with_the_name_enters_the_battle_whosever_it_is(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 33, "level Blacklist: 2; types World cup")
    race.set("""
        me: hand Blacklist Kick Kick Push, offline Cid, online Ann Bob
        them: online Ann Bob, hand Push
    """)
    race.me.does("add Blacklist", "by Cid")
    assert race.fact("battle") == "none"  # the naming comes before the start
    names = race.me.can("name")
    assert names == {f"name {each}" for each in ["Ann", "Bob", "Cid", "Rue", "Nell", "Late", "Ola"]}
    race.me.does("name Ann")
    assert race.fact("battle") == "Blacklist 0/4"
    assert "Me names Ann." in race.told("them")
    assert [each["named"] for each in effects(race)] == [["ann"]]
    assert race.me.can("enter") == {"enter Bob"}
    race.me.does("instant Push")  # not by force either
    assert race.me.can("choose Ann") == set()
    race.me.does("choose Bob (their)")
    race.next_turn()
    assert race.them.can("enter") == set()


@rule("elma/ruling.as-it-comes")
def test_33_the_name_is_kept_in_the_queue_and_goes_with_the_level(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(
        scenes, 33, "level Blacklist: 2; types World cup", "instant Cut | Abort target level."
    )
    race.set("""
        turn 5, active me
        battle: Flat 1
        me: hand Blacklist Cut, offline Cid, online Ann, deck Flat Flat Flat
        them: online Bob, hand Blacklist, offline Rue, deck Flat Flat Flat
    """)
    race.me.does("add Blacklist", "by Cid", "name Bob", "enter Ann")
    race.next_turn()
    assert race.them.can("enter") == {"enter Bob"}  # in another battle it may
    race.them.does("add Blacklist", "by Rue", "name Ann")  # each copy has its own name
    assert [each["named"] for each in effects(race)] == [["bob"], ["ann"]]
    saved = race.game.rules.save_state(race.match.state)
    race.game.rules.load_state(saved, 2, race.match.options)
    race.next_turn(2)
    assert race.fact("battle") == "Blacklist 0/4"
    assert race.them.can("enter") == set()
    race.next_turn()
    race.me.does("instant Cut")
    race.me.does(*[each for each in race.me.can() if each.startswith("choose")][:1])
    assert len(effects(race)) == 1


@rule("elma/ruling.naming")
def test_33_a_name_that_nobody_has_in_play_changes_nothing(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 33, "level Blacklist: 2; types World cup")
    race.set("me: hand Blacklist, offline Cid, online Ann Bob")
    race.me.does("add Blacklist", "by Cid", "name Ola")
    assert race.me.can("enter") == {"enter Ann", "enter Bob"}


@pytest.mark.parametrize(
    "text",
    [
        "When you add this level, name a kuski. No kuski with that name can enter this battle.",
        "As Blacklist is added to the queue, name a kuski. Kuskis of that name can't join the battle.",
        "Name a kuski as you add this level. That kuski can't enter this battle.",
        "As you start this level, choose a kuski name. Kuskis with the chosen name can't enter this battle.",
        "As this level is added, say the name of a kuski. The named kuski can't enter this battle.",
    ],
)
def test_33_in_other_words(text: str) -> None:
    printed = "As you add this level, name a kuski. Kuskis with that name can't enter this battle."
    assert read("level Blacklist: 2", text) == printed


def effects(race: RaceTable) -> Any:
    """What lasts, as all see it."""
    return race.view("them")["effects"]


# 35


@rule("elma/ruling.last-full-turn", "elma/ruling.best-and-worst", "elma/ruling.turn-beginning")
def test_35_the_worst_of_all_is_sent_offline_as_each_later_full_turn_begins(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(scenes, 35, "level Knockout: 4; keywords One life")
    race.set("""
        turn 5, active me
        battle: Knockout 4
        me: battle Ann, battle Cid, battle Late, deck Flat Flat Flat
        them: battle Bob, deck Flat Flat Flat
    """)
    race.next_turn()  # within the first full turn
    assert race.cards("their offline") == race.cards("my offline") == []
    race.next_turn()
    # Late has no result, which is worse than any. Without Late all have finished, and so the battle ends.
    assert race.cards("my offline") == ["Late"]
    assert race.fact("battle") == "none"


@rule("elma/ruling.last-full-turn", "elma/ruling.best-and-worst")
def test_35_one_goes_in_each_full_turn_but_none_at_the_end(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 35, "level Knockout: 3")  # so that it goes on when all have finished
    race.set("""
        turn 5, active me
        battle: Knockout 3
        me: battle Ann, battle Cid, deck Flat Flat Flat
        them: battle Bob, battle Ola, deck Flat Flat Flat
    """)
    race.next_turn(2)
    assert race.cards("their offline") == ["Ola"]
    race.next_turn()
    assert race.cards("my offline") == []
    race.next_turn()
    assert race.cards("my offline") == ["Cid"]
    race.next_turn(2)
    assert race.fact("battle") == "none"
    assert race.fact("after battle Knockout") == ["Ann", "Bob"]
    assert race.points() == [3, 1]


@rule("elma/ruling.best-and-worst", "elma/ruling.removed-before-end")
def test_35_who_was_sent_away_earns_nothing(scenes: Scenes[RaceTable]) -> None:
    race = with_text(scenes, 35, "level Knockout: 4; keywords One life")
    battle = """
        turn 5, active me
        battle: {} 4, used 1
        me: battle Ann, battle Cid, deck Flat Flat Flat
        them: battle Bob, deck Flat Flat Flat
    """
    race.set(battle.format("Knockout"))
    race.next_turn()
    # Before step 1.1; in step 1.2 of the same turn all have finished, and the battle ends without Cid.
    assert race.cards("my offline") == ["Cid"]
    assert race.points() == [3, 1]
    race.set(battle.format("Once"))
    race.next_turn()
    assert race.points() == [4, 2]


@rule("elma/ruling.best-and-worst", "elma/ruling.tied-times")
def test_35_none_is_sent_if_several_share_the_worst_result(scenes: Scenes[RaceTable]) -> None:
    race = with_text(
        scenes, 35, "level Knockout: 4; keywords One life", "kuski Pat: 50 47\n kuski Slow: NF 60"
    )
    race.set("""
        turn 5, active me
        battle: Knockout 4, used 1
        me: battle Ann, battle Cid
        them: battle Pat
    """)
    race.next_turn()
    assert race.cards("their offline") == race.cards("my offline") == []
    race.set("battle: Knockout 4, used 1\n me: battle Late, battle Cid\n them: battle Slow")
    race.next_turn()
    assert race.cards("their offline") == race.cards("my offline") == []


@rule("elma/ruling.last-full-turn", "elma/ruling.turn-beginning")
def test_35_it_comes_after_what_is_due_at_the_beginning_of_the_turn_and_is_kept_in_a_save(
    scenes: Scenes[RaceTable],
) -> None:
    race = with_text(
        scenes, 35, "level Knockout: 4; keywords One life",
        "kuski Early: 30 | At the start of your turn, you may improve the time of a kuski by 20 seconds.",
    )  # fmt: skip
    race.set("""
        turn 5, active me
        battle: Knockout 4, used 1
        me: battle Ann, battle Cid
        them: battle Bob, online Early
    """)
    race.next_turn()
    assert race.them.can() == {"yes", "no"}
    saved = race.game.rules.save_state(race.match.state)
    assert ["Happen", FULL_TURN_BEGINS, []] in [step[:3] for step in saved["agenda"]]  # type: ignore[attr-defined]
    race.game.rules.load_state(saved, 2, race.match.options)
    race.them.does("yes", "choose Cid")
    assert race.cards("their offline") == ["Bob"]


# Other ways to say the same


def read(facts: str, text: str) -> str:
    """A text as it is printed."""
    card = TestCard(facts)

    def is_playable(tree: Node) -> bool:
        try:
            lower(tree, card.kind, {})
        except NotPlayable:
            return False
        return True

    tree = FOLDER.language.read(text, itself=card.name, is_playable=is_playable)
    return FOLDER.language.write(tree)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever one of your other kuskis wins a battle, put a fuel counter on this card. It has a second off each time for each fuel counter on it.",
        "When another of your kuskis wins, Fuel Boy gets a fuel counter. Fuel Boy's times are 1 second lower for each fuel counter on him.",
        "Each time another kuski you control wins a battle, place a fuel token on Fuel Boy. Fuel Boy is 1 second faster for every fuel token on him.",
        "Each time another kuski you control wins a battle, add a fuel counter to Fuel Boy. His times are 1 second better per fuel counter on him.",
    ],
)
def test_18_in_other_words(text: str) -> None:
    first, _, second = read("kuski Fuel Boy: 46", text).partition(". ")
    assert first in {
        "Whenever another kuski you control wins a battle, put a fuel counter on this card",
        "When another kuski you control wins a battle, put a fuel counter on this card",
        "Whenever a kuski you control other than this card wins a battle, put a fuel counter on this card",
    }
    assert second.endswith(" has a second off each time for each fuel counter on it.")


@pytest.mark.parametrize(
    "text",
    [
        "Target player can't add levels until the end of their next turn.",
        "Choose a player. Until the end of their next turn, they can't add levels to the queue.",
        "Until the end of their next turn, a player of your choice can't put levels into the queue.",
        "A player of your choice can't add any levels until the end of their next turn.",
    ],
)
def test_20_in_other_words(text: str) -> None:
    printed = "Until the end of their next turn, target player can't add a level."
    assert read("instant Server Lag", text) == printed


@pytest.mark.parametrize(
    "text",
    [
        "A kuski you control ignores all NFs on its list for the rest of the battle.",
        "Until the battle ends, one of your kuskis skips each NF.",
        "For the rest of this battle, all NFs of a kuski you control are skipped.",
        "Until the end of the current battle, a rider of yours skips NFs.",
        "During this battle, a rider you control doesn't take any NFs.",
    ],
)
def test_21_in_other_words(text: str) -> None:
    printed = "Until the end of the battle, a kuski you control skips every NF on its list."
    assert read("instant Clean Run", text) == printed


@pytest.mark.parametrize(
    "text",
    [
        "Apples count double in the last full turn of this battle.",
        "During the final full turn, kuskis get double the apples.",
        "While this battle is in its last full turn, riders collect twice the number of apples.",
        "Kuskis earn twice as many apple counters during this battle's last full turn.",
        "If this is the last full turn of this battle, kuskis gain double apples.",
    ],
)
def test_23_in_other_words(text: str) -> None:
    printed = "As long as this battle is in its last full turn, kuskis get twice as many apples."
    assert read("level Last Orchard: 2", text) == printed


@pytest.mark.parametrize(
    "text",
    [
        "At the start of every full turn of this battle except the first, the kuski in last place goes offline. If there's a tie, nobody goes offline.",
        "At the start of each full turn after the first, disconnect the worst kuski. If several kuskis are tied, do nothing.",
        "Whenever a full turn of this battle after the first begins, send the rider with the poorest result offline. If it's tied, nobody does.",
        "At the start of each later full turn of this battle, put the worst-placed kuski offline. If more than one kuski has it, no kuski is sent offline.",
    ],
)
def test_35_in_other_words(text: str) -> None:
    printed = "At the start of each full turn of this battle after the first, send the worst placed kuski offline. If there is a tie, do nothing."
    assert read("level Knockout: 4", text) == printed


# What is near to it


@rule("elma/ruling.target-player", "elma/ruling.your-opponent")
def test_a_target_opponent_is_one_opponent(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        OTHERS + "\n instant Hush | Until your next turn, target opponent can't play instants."
        "\n instant Gift | Target player draws 2 cards."
    )
    table = """
        players 3, turn 5, active me
        me: hand Hush Gift
        them: hand Kick, online Bob
        third: hand Kick, deck Ann Bob
    """
    race.set(table)
    race.me.does("instant Hush")
    assert race.prompt("me") == "Hush: which opponent?"
    assert race.me.can() == {"player them", "player third"}
    race.me.does("player third", "end")
    assert race.them.can() == {"pass", "instant Kick"}
    race.them.does("pass")
    assert race.third.can() == {"pass"}
    race.all_pass()
    race.set(table)
    race.me.does("instant Gift")
    assert race.prompt("me") == "Gift: which player?"
    race.me.does("player third")
    assert sorted(race.cards("third's hand")) == ["Ann", "Bob", "Kick"]


@rule("elma/ruling.best-and-worst")
def test_the_best_placed_has_a_result_and_is_alone(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        OTHERS + "\n kuski Twin: 40 | When this kuski comes into play, draw a card."
        "\n instant Fell | Send the best placed kuski offline."
        "\n instant Trip | Send the best placed kuski an opponent controls offline."
        "\n level Crawl: 3; keywords Slowness"
    )
    race.set("battle: Long 3\n me: hand Fell, battle Ann, battle Late\n them: battle Bob")
    race.me.does("instant Fell")
    assert race.cards("my offline") == ["Ann"]
    race.set(
        "battle: Long 3\n me: hand Trip, battle Ann, battle Late\n them: battle Bob, battle Cid"
    )
    race.me.does("instant Trip")
    assert race.cards("their offline") == ["Bob"]
    race.set("battle: Long 3\n me: hand Fell, battle Ann\n them: battle Twin, battle Bob")
    race.me.does("instant Fell")
    assert race.cards("my offline") == race.cards("their offline") == []
    race.set("battle: Long 3\n me: hand Fell, battle Late")
    race.me.does("instant Fell")
    assert race.cards("my offline") == []
    race.set("battle: Crawl 3\n me: hand Fell, battle Ann\n them: battle Cid")
    race.me.does("instant Fell")  # the slowest is the best there: 36 against 46
    assert race.cards("their offline") == ["Cid"]


@rule("elma/ruling.last-full-turn")
def test_full_turns_begin_with_the_battle_and_end_with_its_turns(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        OTHERS
        + "\n level Count: 2 | At the start of each full turn of this battle, you gain a point. At"
        " the end of each full turn of this battle, you gain 10 points."
        "\n level Final: 2 | At the start of the last full turn of this battle, you gain a point."
        "\n kuski Fan: 60 | At the start of each full turn of the ongoing battle after the first, you gain a point."
    )
    race.set(
        "me: hand Count, offline Ann, deck Flat Flat Flat Flat\n them: deck Flat Flat Flat Flat"
    )
    race.me.does("add Count", "by Ann")
    totals = [race.points()[0]]
    for _ in range(4):
        race.next_turn()
        totals.append(race.points()[0])
    assert totals == [1, 1, 12, 12, 22]
    race.set(
        "me: hand Final, offline Ann Fan, deck Flat Flat Flat Flat\n them: deck Flat Flat Flat Flat"
    )
    race.me.does("add Final", "by Ann")
    race.next_turn(2)
    assert race.points() == [0, 0]
    race.me.does("first 1")
    assert race.points() == [2, 0]
    race.next_turn(2)
    assert race.points() == [2, 0]
