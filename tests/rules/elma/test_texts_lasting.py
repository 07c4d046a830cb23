"""How long what an instant begins lasts, turn by turn, and what players are shown of it."""

import pytest

from rulewright.effects.live import AT_BATTLE_END, AT_OWN_TURN, AT_TURN, WITH_ITS_CARDS
from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.testing import rule

CARDS = """
    kuski Filler: 60
    kuski Ann: 40 38 36 34
    kuski Bob: 50 45
    level Long: 4
    level Flat: 1
    instant Curfew | This turn, kuskis can't go online.
    instant Night | Until your next turn, kuskis can't go online.
    instant Fog | Until the end of the battle, kuskis can't improve.
    instant Mud | Until the end of the battle, target kuski in the ongoing battle can't improve.
    instant Fame | Whenever target kuski wins a battle, gain a point.
    instant Bet | When the ongoing battle ends, gain 2 points.
    instant Sight | Target kuski has Watchful.
    instant Hammer | Ban target kuski.
    instant Gong | End the ongoing battle.
    instant Kick | Send target online kuski offline.
"""


@pytest.fixture(scope="module")
def elma() -> Elma:
    return written_cards(CARDS, "elma-with-lasting-texts")


def effects(race: RaceTable) -> list[tuple[object, object, object]]:
    """What is shown of all that lasts: by which card, whose, and how long."""
    shown = race.view(None)["effects"]
    assert isinstance(shown, list)
    return [(each["card"], each["by"], each["lasts"]) for each in shown]


@rule("elma/ruling.lasting-effects")
def test_what_holds_this_turn_is_over_in_the_next(race: RaceTable) -> None:
    race.set("""
        me:   offline Ann, hand Curfew
        them: offline Bob
    """)
    race.me.does("instant Curfew")
    assert race.me.can("online") == set()
    assert effects(race) == [("curfew", 0, "turn")]
    race.next_turn()
    assert race.them.can("online") == {"online Bob"}
    assert effects(race) == []


@rule("elma/ruling.lasting-effects")
def test_what_holds_until_ones_next_turn_outlasts_the_turns_of_all_others(race: RaceTable) -> None:
    race.set("""
        players 3
        me:    offline Ann, hand Night
        them:  offline Bob
        third: offline Bob
    """)
    race.me.does("instant Night")
    assert effects(race) == [("night", 0, "next-turn")]
    race.next_turn()
    assert race.them.can("online") == set()
    race.next_turn()
    assert race.third.can("online") == set()
    race.next_turn()
    assert race.me.can("online") == {"online Ann"}
    assert effects(race) == []


@rule("elma/ruling.lasting-effects")
def test_what_one_of_the_others_begins_lasts_until_their_own_next_turn(race: RaceTable) -> None:
    race.set("""
        active them
        me:   offline Ann
        them: offline Bob, hand Night
    """)
    race.them.does("instant Night")
    assert effects(race) == [("night", 1, "next-turn")]
    race.next_turn()
    assert race.me.can("online") == set()
    race.next_turn()
    assert race.them.can("online") == {"online Bob"}


@rule("elma/ruling.lasting-effects")
def test_what_holds_until_the_battle_ends_is_over_with_that_battle(race: RaceTable) -> None:
    """Ann drives on in the after battle, where she improves again."""
    race.set("""
        turn 20
        battle: Long by Filler, used 6
        me:   offline Filler, battle Ann, hand Fog
        them: hand Filler
    """)
    race.me.does("instant Fog")
    assert effects(race) == [("fog", 0, "battle")]
    race.next_turn(2)
    assert race.state.battle is None
    assert effects(race) == []
    assert race.fact("Ann in after battle") == "38 (2)"


@rule("elma/ruling.lasting-effects")
def test_it_holds_as_long_as_the_battle_does(race: RaceTable) -> None:
    race.set("""
        battle: Long by Filler, used 2
        me:   offline Filler, battle Ann, hand Fog
        them: hand Filler
    """)
    race.me.does("instant Fog")
    race.next_turn(4)
    assert race.fact("Ann in battle") == "40 (3)"
    assert effects(race) == [("fog", 0, "battle")]


@rule("elma/ruling.lasting-effects")
def test_what_names_no_time_stays_while_the_kuski_that_it_is_about_is_in_play(
    race: RaceTable,
) -> None:
    race.set("""
        battle: Long by Filler
        me:   offline Filler, battle Ann, hand Fame Gong Hammer
        them: battle Bob, hand Filler
    """)
    race.me.does("instant Fame", "choose Ann")
    shown = race.view(None)["effects"]
    assert isinstance(shown, list)
    ann = race.state.drives[0].card
    assert shown == [
        {"card": "fame", "by": 0, "about": [f"k{ann}"], "named": [], "lasts": "in-play"}
    ]
    race.me.does("instant Gong")
    assert race.points() == [4, 1]
    race.next_turn(2)
    assert effects(race) == [("fame", 0, "in-play")]
    race.me.does("instant Hammer", "choose Ann")
    assert effects(race) == []


@rule("elma/ruling.lasting-effects")
def test_what_waits_for_the_end_of_the_battle_comes_once(race: RaceTable) -> None:
    race.set("""
        battle: Long by Filler
        queue: Flat by Filler
        me:   offline Filler, hand Bet Gong Gong
        them: hand Filler
    """)
    race.me.does("instant Bet")
    assert effects(race) == [("bet", 0, "battle")]
    race.me.does("instant Gong")
    assert race.points() == [2, 0]
    assert effects(race) == []
    race.next_turn(2)
    race.me.does("instant Gong")
    assert race.points() == [2, 0]


@rule("elma/ruling.lasting-effects")
def test_what_holds_for_one_kuski_until_the_battle_ends_is_over_when_it_leaves(
    race: RaceTable,
) -> None:
    """The fog is about no kuski that was chosen, and stays."""
    race.set("""
        battle: Long by Filler
        me:   offline Filler, battle Ann, hand Fog Mud Kick
    """)
    race.me.does("instant Fog", "instant Mud", "choose Ann")
    assert effects(race) == [("fog", 0, "battle"), ("mud", 0, "battle")]
    race.me.does("instant Kick", "choose Ann")
    assert effects(race) == [("fog", 0, "battle")]


@rule("elma/ruling.lasting-effects")
def test_a_keyword_that_is_given_stays_when_battles_end(race: RaceTable) -> None:
    race.set("""
        battle: Long by Filler
        me: offline Filler Ann, hand Sight Gong
    """)
    race.me.does("instant Sight", "choose Ann", "instant Gong")
    assert effects(race) == [("sight", 0, "in-play")]


def test_a_save_tells_how_long_things_last(race: RaceTable) -> None:
    """How it ends, and with which turn if it ends so."""
    race.set("""
        turn 5, active them
        battle: Long by Filler
        me:   offline Filler
        them: offline Ann, hand Curfew Night Fog Sight
    """)
    race.them.does("instant Curfew", "instant Night", "instant Fog", "instant Sight", "choose Ann")
    saved = race.state.dump()["lasting"]
    assert isinstance(saved, list)
    assert [each[5:7] for each in saved] == [
        [AT_TURN, 6], [AT_OWN_TURN, 0], [AT_BATTLE_END, 0], [WITH_ITS_CARDS, 0],
    ]  # fmt: skip
