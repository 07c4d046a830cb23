"""Decks and discards: `deck.*`, and the rulings on drawing and shuffling.

Mostly played with the odd cards, whose deck is three each of five kinds.
"""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule


@rule(
    "allumbra/deck.reshuffle-at-three",
    "allumbra/deck.reshuffle-before-draw",
    "allumbra/ruling.reshuffle-mixes",
)
def test_with_three_cards_left_deck_and_discards_are_shuffled_before_the_draw(
    odd_duel: DuelTable,
) -> None:
    odd_duel.set(
        """
        turn 1, clash 3
        me:   row 2 watch, hand watch 3 sabotage, deck 3 feast, discard 3 barrage 3 sermon
        them: row 2 watch, hand watch
        """,
        rolls=odd_duel.rolls(
            "3 feast 3 barrage 3 sermon 3 watch",
            "watch 2 feast 3 sermon watch 2 barrage feast watch barrage",
        ),
    )
    odd_duel.clash("watch", "watch")
    assert odd_duel.cards("my deck") == [
        *["watch", "feast", "feast", "sermon", "sermon", "sermon"],
        *["watch", "barrage", "barrage"],
    ]
    assert sorted(odd_duel.cards("my hand")) == ["barrage", "feast", *["sabotage"] * 3, "watch"]
    assert odd_duel.cards("my discard") == []
    assert odd_duel.told()[-4:] == [
        "Turn 2 begins.",
        "Me shuffles the discard pile into the deck.",
        "Me draws Barrage, Feast, Watch.",
        "Them draws 3.",
    ]


@rule("allumbra/deck.reshuffle-at-three", "allumbra/deck.reshuffle-before-draw")
@pytest.mark.parametrize("left", [1, 3])
def test_with_more_than_three_cards_left_the_shuffle_waits_for_the_next_draw(
    duel: DuelTable, left: int
) -> None:
    discard = f"{5 - left} quick-draw 4 calculated-shot 3 pulverize hide 4 reload cauterize"
    whole = f"{left} quick-draw {discard} 3 hide 3 cauterize"
    duel.set(
        f"""
        turn 1, clash 3
        me:   row 2 hide, hand hide, deck 3 cauterize {left} quick-draw, discard {discard}
        them: row 2 hide, hand hide 3 reload
        """,
        rolls=duel.rolls(whole, whole),
    )
    duel.clash("hide", "hide")
    assert duel.cards("my deck") == ["quick-draw"] * left
    assert duel.cards("my hand") == ["cauterize"] * 3
    duel.turn("cauterize cauterize", "reload reload")
    assert duel.cards("my deck") == ["quick-draw"] * left
    duel.clash("cauterize", "reload")
    assert duel.cards("my discard") == []
    assert len(duel.cards("my deck")) == 24 - 3


@rule("allumbra/ruling.reshuffle-mixes")
@pytest.mark.parametrize(
    ("deck", "discard"),
    [
        ("2 feast", "3 barrage 3 sermon feast"),
        ("feast", "3 barrage 3 sermon 2 feast"),
        ("", "3 barrage 3 sermon 3 feast"),
    ],
)
def test_with_fewer_than_three_cards_left_those_are_shuffled_with_the_discards(
    odd_duel: DuelTable, deck: str, discard: str
) -> None:
    odd_duel.set(
        f"""
        turn 1, clash 3
        me:   row 2 watch, hand watch 3 sabotage, deck {deck}, discard {discard}
        them: row 2 watch, hand watch
        """,
        rolls=odd_duel.rolls(
            f"{deck} {discard} 3 watch", "2 watch 3 sermon 3 barrage watch 3 feast"
        ),
    )
    odd_duel.clash("watch", "watch")
    assert odd_duel.cards("my hand") == ["sabotage"] * 3 + ["feast"] * 3
    assert len(odd_duel.cards("my deck")) == 9
    assert odd_duel.cards("my discard") == []


@rule("allumbra/deck.hand-not-reshuffled")
def test_cards_in_hand_stay_in_hand_while_the_deck_is_shuffled(odd_duel: DuelTable) -> None:
    odd_duel.set(
        """
        turn 1, clash 3
        me:   row 2 watch, hand watch 3 sabotage, deck 3 feast, discard 3 barrage 3 sermon
        them: row 2 watch, hand watch
        """,
        rolls=odd_duel.rolls(
            "3 feast 3 barrage 3 sermon 3 watch", "3 watch 3 feast 3 barrage 3 sermon"
        ),
    )
    odd_duel.clash("watch", "watch")
    assert odd_duel.changed == {
        "turn: 1 -> 2",
        "clash: 3 -> 1",
        "my hand: -watch +sermon +sermon +sermon",
        "my row: -watch -watch",
        "my discard: -barrage -barrage -barrage -sermon -sermon -sermon",
        "my deck: +barrage +barrage +barrage +watch +watch +watch",
        "their hand: -watch +sermon +sermon +sermon",
        "their row: -watch -watch",
        "their discard: +watch +watch +watch",
        "their deck: -sermon -sermon -sermon",
    }


@rule("allumbra/ruling.reshuffle-each-alone")
def test_a_player_with_a_full_deck_does_not_shuffle_with_the_other(odd_duel: DuelTable) -> None:
    odd_duel.set(
        """
        turn 1, clash 3
        me:   row 2 watch, hand watch
        them: row 2 watch, hand watch 3 sabotage, deck 3 feast, discard 3 barrage 3 sermon
        """,
        rolls=odd_duel.rolls(
            "3 feast 3 barrage 3 sermon 3 watch", "3 watch 3 feast 3 sermon 3 barrage"
        ),
    )
    odd_duel.clash("watch", "watch")
    assert odd_duel.cards("their discard") == []
    assert odd_duel.cards("their hand") == ["sabotage"] * 3 + ["barrage"] * 3
    assert odd_duel.cards("my discard") == ["watch"] * 3
    assert odd_duel.cards("my hand") == ["sermon"] * 3


@rule("allumbra/ruling.reshuffle-each-alone")
def test_both_may_shuffle_before_the_same_draw_each_their_own_cards(odd_duel: DuelTable) -> None:
    before = "3 feast 3 barrage 3 sermon 3 watch"
    odd_duel.set(
        """
        turn 1, clash 3
        me:   row 2 watch, hand watch 3 sabotage, deck 3 feast, discard 3 barrage 3 sermon
        them: row 2 watch, hand watch 3 sabotage, deck 3 feast, discard 3 barrage 3 sermon
        """,
        rolls=odd_duel.rolls(before, "3 watch 3 feast 3 barrage 3 sermon")
        + odd_duel.rolls(before, "3 feast 3 sermon 3 barrage 3 watch"),
    )
    odd_duel.clash("watch", "watch")
    assert odd_duel.cards("my hand") == ["sabotage"] * 3 + ["sermon"] * 3
    assert odd_duel.cards("their hand") == ["sabotage"] * 3 + ["watch"] * 3


@rule("allumbra/ruling.draw-count")
@pytest.mark.parametrize(("kept", "after"), [(0, 3), (2, 5), (3, 6), (4, 7)])
def test_exactly_three_cards_are_drawn_however_many_are_in_hand(
    duel: DuelTable, kept: int, after: int
) -> None:
    spare = f"{kept} cauterize" if kept else ""
    duel.set(f"""
        turn 1, clash 3
        me:   row 2 hide, hand hide {spare}
        them: row 2 hide, hand hide 3 reload
    """)
    duel.clash("hide", "hide")
    assert len(duel.cards("my hand")) == after
    assert len(duel.cards("their hand")) == 6


@rule("allumbra/ruling.draw-moment")
def test_no_cards_are_drawn_once_the_duel_is_decided(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 3
        me:   row 2 hide, hand calculated-shot 3 reload
        them: energy 2, row 2 hide, hand hide 3 reload
    """)
    duel.clash("calculated-shot", "hide")
    assert duel.result == [100, 0]
    assert duel.cards("my hand") == duel.cards("their hand") == ["reload"] * 3


@rule("allumbra/ruling.own-identical-decks")
def test_both_players_have_the_same_list_of_cards_which_is_open(duel: DuelTable) -> None:
    duel.start(seed=4)
    mine = sorted(duel.cards("my hand") + duel.cards("my deck"))
    theirs = sorted(duel.cards("their hand") + duel.cards("their deck"))
    assert mine == theirs == duel.whole_deck()
    assert duel.cards("my hand") != duel.cards("their hand")


@rule("allumbra/ruling.own-identical-decks")
def test_each_player_discards_to_and_draws_from_their_own_piles(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 3
        me:   row 2 hide, hand cauterize, deck 3 pulverize
        them: row 2 hide, hand reload, deck 3 quick-draw
    """)
    duel.clash("cauterize", "reload")
    assert duel.cards("my discard") == ["hide", "hide", "cauterize"]
    assert duel.cards("their discard") == ["hide", "hide", "reload"]
    assert duel.cards("my hand") == ["pulverize"] * 3
    assert duel.cards("their hand") == ["quick-draw"] * 3
