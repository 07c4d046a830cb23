"""Whatever can be written can be played: the laws over matches with random cards."""

from collections.abc import Callable
from random import Random

import pytest

from rulewright.games.grimterra.testing.random_cards import random_game
from rulewright.testing.laws import LAWS, Plan, random_plan


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_with_random_cards(law: Callable[[Plan], None]) -> None:
    for seed in range(2):
        game = random_game(Random(seed + 1000))
        plan = random_plan(game, Random(seed))
        plan.share = 0.05
        law(plan)
