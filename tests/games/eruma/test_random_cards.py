"""Whatever can be written can be played: games with random cards, held against every law."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.testing.random_cards import random_game
from rulewright.kernel.chance import Dice, word_from_seed
from rulewright.testing.laws import LAWS, MOST_DECISIONS, Plan
from rulewright.testing.random_play import MOST_STEPS, steps_between_decisions

SETS = range(6)
"""`make soak` takes others, for as long as one likes."""

MATCHES = 15


@cache
def made(seed: int) -> Eruma:
    return random_game(Random(seed), f"eruma-random-{seed}")


@pytest.fixture(params=SETS)
def game(request: pytest.FixtureRequest) -> Eruma:
    return made(request.param)


def test_games_with_random_cards_neither_hang_nor_lose_a_card(game: Eruma) -> None:
    for number in range(MATCHES):
        word = int(word_from_seed(f"random cards {number}"))
        state = game.rules.new(2, game.rules.check_options({}), word)
        census = game.rules.census(state)
        decided = 0
        for steps in steps_between_decisions(state, Dice(number)):
            decided += 1
            assert steps < MOST_STEPS
            assert game.rules.census(state) == census
            assert decided < MOST_DECISIONS
        assert state.over
        assert decided > 10


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_with_random_cards(game: Eruma, law: Callable[[Plan], None]) -> None:
    law(Plan(game, 2, game.rules.check_options({}), 7, []))


def test_the_same_generator_makes_the_same_cards() -> None:
    again = random_game(Random(SETS[0]))
    texts = [card.text for card in again.set.definitions]
    assert texts == [card.text for card in made(SETS[0]).set.definitions]
    assert texts != [card.text for card in made(SETS[1]).set.definitions]
