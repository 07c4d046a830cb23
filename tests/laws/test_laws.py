"""The eight laws over generated matches of every game, with and without its optional modules.

Each game gets the same effort, however long its matches are, and on any machine the same matches.
"""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rulewright
from rulewright.gamekit.registry import find_game
from rulewright.testing.laws import LAWS, Plan, budget_of, plans

FEWEST_MATCHES = 130
"""Times eight laws: over a thousand generated matches a game and run."""
WORK = 48_000_000
"""Bytes of saved state that each law looks at for the seats of each game: some seconds."""
SLOWER = 1 if rulewright.is_compiled() else 10
"""Plain Python takes ten times as long over a match, and gets a tenth of them."""


@pytest.mark.parametrize("game", rulewright.game_names())
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Plan], None], game: str) -> None:
    checked = 0
    budget = budget_of(find_game(game), WORK // SLOWER, FEWEST_MATCHES // SLOWER)

    @settings(
        max_examples=budget.matches,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def holds(data: st.DataObject) -> None:
        nonlocal checked
        law(data.draw(plans(find_game(game), budget.share)))
        checked += 1

    holds()
    assert checked >= budget.matches
