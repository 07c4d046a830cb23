"""Whatever can be written on cards of Elma can be played: no crash, no hang, and every law holds."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.random_cards import random_game, short_random_game
from rulewright.kernel.chance import Dice
from rulewright.testing.laws import LAWS, Plan
from rulewright.testing.random_play import MOST_STEPS, steps_between_decisions

SETS = range(5)


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (3, 3), (7, 4), (8, 6)])
def test_random_cards_are_played_to_the_end(seed: int, seats: int) -> None:
    game = random_game(Random(seed), f"elma-random-{seed}")
    options = game.rules.check_options({})
    race = game.rules.new(seats, options, seed)
    for number, steps in enumerate(steps_between_decisions(race, Dice(seed))):
        assert steps < MOST_STEPS
        if number % 50 == 0:
            saved = game.rules.save_state(race)
            assert game.rules.save_state(game.rules.load_state(saved, seats, options)) == saved
    assert sum(race.shares) == 100


@cache
def made(seed: int) -> Elma:
    decks = 2 if seed < 2 else 3
    return short_random_game(Random(100 + seed), f"elma-short-random-{seed}", decks)


@pytest.mark.parametrize("seed", SETS)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_with_random_cards_for_two_to_six_players(
    law: Callable[[Plan], None], seed: int
) -> None:
    """Each set of cards is played by another number of players."""
    game = made(seed)
    law(Plan(game, 2 + seed, game.rules.check_options({}), 7 + seed, []))
