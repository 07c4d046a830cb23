"""Rulings: a turn always ends, whatever instants and abilities give back."""

from rulewright.effects.usable import MOST_USES_A_TURN
from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/ruling.endless-turn")
def test_an_instant_is_played_twenty_times_in_a_turn_and_no_more(race: RaceTable) -> None:
    """As if they came back to hand each time: twenty-two copies lie there."""
    copies = " ".join(["Fine"] * (MOST_USES_A_TURN + 2))
    race.set(f"me: hand {copies} Bonus")
    for _ in range(MOST_USES_A_TURN - 1):
        race.me.does("instant Fine")
    assert race.me.can("instant") == {"instant Fine", "instant Bonus"}
    race.me.does("instant Fine")
    assert race.me.can("instant") == {"instant Bonus"}


@rule("elma/ruling.endless-turn")
def test_in_the_next_turn_it_may_be_played_again(race: RaceTable) -> None:
    copies = " ".join(["Fine"] * (MOST_USES_A_TURN + 1))
    race.set(f"""
        me:   hand {copies}, rest 3
        them: rest 3
    """)
    for _ in range(MOST_USES_A_TURN):
        race.me.does("instant Fine")
    race.next_turn(2)
    assert race.me.can("instant") == {"instant Fine"}
