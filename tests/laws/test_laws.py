"""The eight laws over generated matches of every game, with and without its optional modules."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rulewright
from rulewright.gamekit.registry import find_game
from rulewright.testing.laws import LAWS, Plan, plans

MATCHES_A_LAW = 130
"""Times eight laws: over a thousand generated matches a game and run."""
FEWER = {"elma": 2}
"""Matches of up to six players with sixty cards each have thousands of moments, and every law looks at
each of them. `tests/games/elma` has the laws over many matches with small decks."""


@pytest.mark.parametrize("game", rulewright.game_names())
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Plan], None], game: str) -> None:
    checked = 0
    matches = FEWER.get(game, MATCHES_A_LAW)

    @settings(
        max_examples=matches,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def holds(data: st.DataObject) -> None:
        nonlocal checked
        law(data.draw(plans(find_game(game))))
        checked += 1

    holds()
    assert checked >= matches
