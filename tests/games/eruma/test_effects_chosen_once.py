"""ruling.chosen-once: modes that are chosen at most once."""

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule

LAMP = "Lamp: Maniac | Quick: Ready target Thief."


@rule("eruma/ruling.chosen-once")
def test_what_was_chosen_is_not_offered_again_until_none_is_left(scenes: Scenes) -> None:
    raid = scenes(
        f"Ann: Thief | Quick: Choose one that hasn't been chosen: draw a card; or gain a treasure.\n{LAMP}"
    )
    raid.set("""
        my 1 | Ann Lamp
        me: deck Spy Second-Spy Third-Spy
        them: deck Spy Second-Spy Third-Spy
    """)
    raid.me.does("use Ann")
    assert raid.me.can() == {"mode Draw a card", "mode Gain a treasure"}
    raid.me.does("mode Gain a treasure", "use Lamp", "choose Ann", "use Ann")
    assert raid.me.can() == {"mode Draw a card"}
    raid.me.does("mode Draw a card", "end")
    raid.them.does("end")
    raid.me.refused("use Ann", because="ruling.needs-legal-target")


@rule("eruma/ruling.chosen-once")
def test_this_turn_is_over_with_the_turn(scenes: Scenes) -> None:
    raid = scenes(
        f"Ann: Thief | Quick: Choose one that hasn't been chosen this turn: draw a card; or gain a treasure.\n{LAMP}"
    )
    raid.set("""
        my 1 | Ann Lamp
        me: deck Spy Second-Spy Third-Spy
        them: deck Spy Second-Spy Third-Spy
    """)
    raid.me.does("use Ann", "mode Gain a treasure", "use Lamp", "choose Ann", "use Ann")
    assert raid.me.can() == {"mode Draw a card"}
    raid.me.does("mode Draw a card", "end")
    raid.them.does("end")
    raid.me.does("use Ann")
    assert raid.me.can() == {"mode Draw a card", "mode Gain a treasure"}
    raid.me.does("mode Gain a treasure")


@rule("eruma/ruling.chosen-once")
def test_where_none_is_left_an_effect_does_nothing(scenes: Scenes) -> None:
    raid = scenes("""
        Imp: Henchman | Whenever you draw a card, gain a treasure. Choose one that hasn't been chosen: gain 2 treasures; or gain 3 treasures.
        Ann: Thief | Quick: Draw 3 cards.
    """)
    raid.set("""
        my 1 | Ann Imp
        me: deck Spy Second-Spy Third-Spy
    """)
    raid.me.does("use Ann", "mode Gain 2 treasures", "mode Gain 3 treasures", "enough")
    assert raid.fact("my treasure") == 8
