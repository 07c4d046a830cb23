"""Elma with the cards of its rule tests, and a table to look at in the middle of things.

A file of tests with cards of its own has its own `game`.
"""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.table import RaceTable
from tests.rules.elma.cards import CARDS, DECKS, race_with
from tests.rules.elma.small_texts import TEXTS


@pytest.fixture(scope="session")
def game() -> Elma:
    return race_with(CARDS, DECKS, TEXTS)


@pytest.fixture
def race(game: Elma) -> RaceTable:
    return RaceTable(game)
