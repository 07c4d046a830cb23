"""The laws over games with any legal decks; those over the decks of the game run in tests/laws."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulewright.gamekit.registry import register
from rulewright.games.eruma.game import GAME
from rulewright.testing.laws import LAWS, Plan
from tests.games.eruma.face import a_deck

MATCHES_A_LAW = 12


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law_with_any_decks(law: Callable[[Plan], None]) -> None:
    register(GAME)

    @settings(
        max_examples=MATCHES_A_LAW,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        decks=st.lists(st.integers(0, 1 << 20), min_size=2, max_size=2),
        seed=st.integers(0, 1 << 40),
        picks=st.lists(st.integers(0, 60), max_size=20),
    )
    def expect_the_law_to_hold(decks: list[int], seed: int, picks: list[int]) -> None:
        first, second = (a_deck(GAME, deck) for deck in decks)
        law(Plan(GAME, 2, {"first_deck": first, "second_deck": second}, seed, picks))

    expect_the_law_to_hold()
