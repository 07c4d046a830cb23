"""Sets of cards as numbers, short and long: six decks of sixty cards and more."""

import pytest

from rulewright.effects.sets import first_of, members_of, set_of, size_of

SETS = [[], [0], [61], [62], [63], [0, 59, 60, 61, 119, 120, 359], list(range(0, 700, 7))]


@pytest.mark.parametrize("card", [0, 31, 59, 60, 61, 62, 63, 359, 511, 512, 700])
def test_a_card_is_one_bit_however_high_its_number(card: int) -> None:
    assert set_of(card) == 2**card
    assert first_of(set_of(card)) == card


@pytest.mark.parametrize("cards", SETS)
def test_a_set_gives_its_cards_back_in_order(cards: list[int]) -> None:
    whole = sum(set_of(card) for card in cards)
    assert members_of(whole) == cards
    assert size_of(whole) == len(cards)
