"""Whatever can be written on cards of Elma can be played: no crash, no hang, and it can be saved."""

from random import Random

import pytest

from rulewright.kernel.chance import Dice
from rulewright.testing.random_cards import MOST_STEPS, steps_between_decisions
from rulewright.testing.random_races import random_race


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (3, 3), (7, 4), (8, 6)])
def test_random_cards_are_played_to_the_end(seed: int, seats: int) -> None:
    game = random_race(Random(seed), f"elma-random-{seed}")
    options = game.check_options({})
    race = game.new(seats, options, seed)
    for number, steps in enumerate(steps_between_decisions(race, Dice(seed))):
        assert steps < MOST_STEPS
        if number % 50 == 0:
            saved = game.save_state(race)
            assert game.save_state(game.load_state(saved, seats, options)) == saved
    assert sum(race.shares) == 100
