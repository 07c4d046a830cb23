"""Treasure that is exchanged, numbers that are multiplied."""

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("eruma/ruling.exchanged")
def test_treasure_is_exchanged_and_nobody_gains_by_it(scenes: Scenes) -> None:
    raid = scenes("""
        Ann: Thief | Quick: Exchange treasure with an opponent.
        Bob: Maniac | Ongoing: Whenever you gain a treasure, draw a card.
    """)
    raid.set("""
        my 1 | Ann Bob
        me: treasure 2, deck Spy
        them: treasure 7
    """)
    raid.me.does("use Bob", "use Ann")
    assert (raid.fact("my treasure"), raid.fact("their treasure")) == (7, 2)
    assert raid.cards("my hand") == []


@rule("eruma/ruling.amounts")
def test_a_number_is_taken_so_many_times(scenes: Scenes) -> None:
    raid = scenes("Ann: Thief | Quick: Gain treasures equal to 3 times the number of Spies.")
    raid.set("my 1 | Ann Spy Second-Spy")
    raid.me.does("use Ann")
    assert raid.fact("my treasure") == 6
