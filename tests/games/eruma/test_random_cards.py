"""Whatever can be written can be played: games with random cards, held against every law."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest

from rulewright.games.eruma.game import GAME
from rulewright.kernel.chance import Dice, word_from_seed
from rulewright.kernel.registry import register
from rulewright.testing.laws import LAWS, MOST_DECISIONS, Plan
from rulewright.testing.random_cards import (
    MOST_STEPS,
    RandomCards,
    decisions_of,
    language_of_eruma,
)

PACKS = range(2)
"""`make soak` takes others, for as long as one likes."""

MATCHES = 20


@cache
def cards_of(seed: int) -> RandomCards:
    return RandomCards(Random(seed), language_of_eruma())


@pytest.fixture(params=PACKS)
def cards(request: pytest.FixtureRequest) -> Iterator[RandomCards]:
    made = cards_of(request.param)
    register(made.game)
    yield made
    register(GAME)


def test_games_with_random_cards_neither_hang_nor_lose_a_card(cards: RandomCards) -> None:
    decided = 0
    for number in range(MATCHES):
        state = cards.begun(int(word_from_seed(f"random cards {number}")))
        state.advance()
        census = cards.game.census(state)
        for steps in decisions_of(state, Dice(number)):
            decided += 1
            assert steps < MOST_STEPS
            assert cards.game.census(state) == census
        assert state.over
        assert decided < MOST_DECISIONS
    assert decided > MATCHES * 20


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_with_random_cards(cards: RandomCards, law: Callable[[Plan], None]) -> None:
    law(Plan(cards.game, 2, cards.options, 7, []))


def test_the_same_seed_makes_the_same_cards() -> None:
    again = RandomCards(Random(PACKS[0]), language_of_eruma())
    assert again.pack == cards_of(PACKS[0]).pack
    assert again.pack != cards_of(PACKS[1]).pack
