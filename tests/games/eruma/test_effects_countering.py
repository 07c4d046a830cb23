"""Powers that are countered, treasure that is exchanged, numbers that are multiplied."""

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule


@rule("eruma/ruling.countering")
def test_a_countered_power_does_nothing_and_nobody_is_asked_to_block_it(scenes: Scenes) -> None:
    raid = scenes("""
        Ann: Thief | Slow: Whenever an opponent triggers a power, counter that power.
        Bob: Maniac | Quick: Discard a card: gain 3 treasures.
    """)
    raid.set("""
        their 1 | Bob
        my 1    | Ann (Spy)
        them:   hand Thief
    """)
    raid.me.does("use Ann", "end")
    raid.them.does("use Bob", "choose Thief")
    assert raid.asked() == ["them"]
    assert raid.fact("their treasure") == 0
    assert raid.cards("their graveyard") == ["Thief"]
    assert raid.at("their 1 1") == "their Bob, exhausted right"
    assert raid.fact("action points") == 2


@rule("eruma/ruling.countering")
def test_an_ongoing_power_that_is_countered_never_begins(scenes: Scenes) -> None:
    raid = scenes("""
        Ann: Thief | Slow: When an opponent triggers a power, counter that power.
        Bob: Maniac | Ongoing: Whenever you draw a card, gain a treasure.
        Cid: Maniac | Quick: Draw a card.
    """)
    raid.set("""
        their 1 | Bob Cid
        my 1    | Ann
        them:   deck Thief Spy Maniac
    """)
    raid.me.does("use Ann", "end")
    raid.them.does("use Bob", "use Cid")
    assert raid.fact("their treasure") == 0
    assert raid.cards("their hand") == ["Thief", "Spy"]  # the second power is let through


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
