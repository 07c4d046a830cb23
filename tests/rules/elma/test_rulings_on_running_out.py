"""Rulings on empty libraries and on players who leave in the middle of something: `ruling.draws-one-by-one`,
`ruling.all-lose-together`, `ruling.effects-of-those-left`; and on who orders effects: `ruling.effects-order`."""

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes

CARDS = """
kuski Ann: 40 38
kuski Bob: 41 39
kuski Cid: 42 40
kuski Wit: 45 44 | Whenever an opponent plays an instant, you may draw a card. If you do, discard a card.
kuski Dry: 45 44 | Whenever an opponent plays an instant, you may draw 2 cards.
kuski Nag: 45 44 | Whenever an opponent plays an instant, gain 3 points.
kuski Sad: 45 44 | Whenever an opponent draws a card, gain a point.
level Flat: 2
level Fair: 2 | Whenever a kuski enters this battle, you may draw a card.
level Rich: 2 | Whenever a kuski wins this battle, its controller gains 10 points.
instant Nap | Gain a point.
instant Toll | Each player draws a card.
instant Flood | Each player draws 2 cards.
instant Drown | Draw 3 cards.
"""


@rule("elma/ruling.draws-one-by-one")
def test_a_draw_that_one_may_decline_is_not_offered_without_a_library(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(CARDS)
    race.set("""
        turn 5, active me
        me: hand Nap
        them: offline Wit, hand Ann, deck none
    """)
    race.me.does("instant Nap")
    assert race.them.can() == set()
    assert (race.result, race.cards("their hand")) == (None, ["Ann"])


@rule("elma/ruling.draws-one-by-one")
def test_of_several_cards_one_may_draw_as_many_come_as_there_are(scenes: Scenes[RaceTable]) -> None:
    race = scenes(CARDS)
    race.set("""
        turn 5, active me
        me: hand Nap
        them: offline Dry, deck Bob, rest 0
    """)
    race.me.does("instant Nap")
    race.them.does("yes")
    assert (race.result, race.cards("their hand")) == (None, ["Bob"])


@rule("elma/goal.impossible-draw-loses")
def test_a_draw_that_a_text_demands_loses_all_the_same(scenes: Scenes[RaceTable]) -> None:
    race = scenes(CARDS)
    race.set("""
        turn 5, active me
        me: hand Drown, deck Ann Bob, rest 0
    """)
    race.me.does("instant Drown")
    assert race.result == [0, 100]


@rule("elma/ruling.all-lose-together")
def test_all_who_cannot_draw_what_each_player_draws_lose_together(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(CARDS)
    race.set("""
        turn 5, active me
        me: hand Toll, deck none
        them: hand Ann, deck none
    """)
    race.me.does("instant Toll")
    assert race.result == [50, 50]


@rule("elma/ruling.all-lose-together")
def test_one_of_three_who_can_draw_is_left_and_wins(scenes: Scenes[RaceTable]) -> None:
    race = scenes(CARDS)
    race.set("""
        players 3, turn 5, active me
        me: hand Flood, deck Ann, rest 0
        them: deck Ann, rest 0
        third: deck Ann Bob, rest 0
    """)
    race.me.does("instant Flood")
    assert race.result == [0, 0, 100]


@rule("elma/ruling.all-lose-together")
def test_who_can_draw_does_not_lose_with_others(scenes: Scenes[RaceTable]) -> None:
    race = scenes(CARDS)
    race.set("""
        players 3, turn 5, active me
        me: hand Toll, deck Ann, rest 0
        them: hand Ann, deck none
        third: deck Ann Bob, rest 0
    """)
    race.me.does("instant Toll")
    assert race.result is None
    assert len(race.cards("my hand")) == len(race.cards("third's hand")) == 1
    assert race.them.can() == set()


@rule("elma/ruling.effects-of-those-left")
def test_effects_of_others_still_come_when_the_active_player_loses(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(CARDS)
    race.set("""
        players 3, turn 5, active me
        me: hand Drown, deck Bob, rest 0
        them: offline Nag
        third: offline Sad
    """)
    race.me.does("instant Drown")
    # An instant's text comes before what answers that it was played.
    assert (race.fact("their points"), race.fact("third's points")) == (
        3,
        2,
    )  # one more as the next player draws
    assert race.fact("active") == "them"


@rule("elma/ruling.effects-of-those-left", "elma/ruling.you-on-a-level")
def test_a_level_whose_adder_has_left_asks_nobody_who_is_not_there(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(CARDS)
    race.set("""
        players 3, turn 5, active them
        battle: Fair by Ann, used 1
        me: offline Ann
        them: online Bob
        third: online Cid
    """)
    race.concede("me")
    race.them.does("enter Bob")
    assert race.them.can("end") == {"end"}
    race.them.does("end")


@rule("elma/ruling.effects-order", "elma/ruling.hundred-together")
def test_the_owner_orders_one_effect_for_cards_of_several_players(
    scenes: Scenes[RaceTable],
) -> None:
    """Both win the battle and would reach a hundred: the order decides, and it is the adder's to choose."""
    race = scenes(CARDS)
    race.set("""
        turn 5, active me
        battle: Rich by Cid, used 4
        me: offline Cid, battle Ann 1, points 92
        them: battle Ann 1, points 92
    """)
    race.next_turn()
    assert len(race.me.can("first")) == 2
    race.choose("me", "Rich [2] first")
    assert race.result == [0, 100]
