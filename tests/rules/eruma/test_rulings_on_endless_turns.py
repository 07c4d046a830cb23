"""Rulings: a turn always ends, whatever powers give back."""

from rulewright.effects.usable import MOST_USES_A_TURN
from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule

WHEEL = "Maniac: Quick: Gain an Action Point, then ready this card."
PURSE = "Thief: Quick: Gain an Action Point."


@rule("eruma/ruling.endless-turn")
def test_a_power_that_pays_for_itself_is_triggered_twenty_times_in_a_turn(scenes: Scenes) -> None:
    raid = scenes({"Wheel": WHEEL})
    raid.set("""
        points 1
        my 1 | Wheel
    """)
    assert MOST_USES_A_TURN == 20
    for _ in range(MOST_USES_A_TURN - 1):
        raid.me.does("use Wheel")
    assert raid.me.can("use") == {"use Wheel"}
    raid.me.does("use Wheel")
    assert raid.me.can("use") == set()
    assert raid.at("my 1 1") == "my Wheel"
    reasons = raid.match.game.people.why_not(raid.state, 0, "p0", "en")
    worn_out = next(told for told in reasons if told.kind == "power")
    assert worn_out.rule == "ruling.endless-turn"
    assert worn_out.text.endswith("This power has been triggered 20 times this turn.")


@rule("eruma/ruling.endless-turn")
def test_each_printed_card_is_counted_by_itself(scenes: Scenes) -> None:
    raid = scenes({"Wheel": WHEEL, "Purse": PURSE})
    raid.set("""
        points 1
        my 1 | Wheel Purse
    """)
    for _ in range(MOST_USES_A_TURN):
        raid.me.does("use Wheel")
    assert raid.me.can("use") == {"use Purse"}


@rule("eruma/ruling.endless-turn")
def test_in_the_next_turn_it_may_be_triggered_again(scenes: Scenes) -> None:
    raid = scenes({"Wheel": WHEEL})
    raid.set("""
        points 1
        my 1 | Wheel
    """)
    for _ in range(MOST_USES_A_TURN):
        raid.me.does("use Wheel")
    raid.me.does("end")
    raid.them.does("end")
    assert raid.me.can("use") == {"use Wheel"}
