"""Elma with the cards of its rule tests."""

import pytest

from rulewright.games.elma.game import Elma
from tests.rules.elma.cards import CARDS, DECKS, race_with
from tests.rules.elma.small_texts import TEXTS


@pytest.fixture(scope="session")
def game() -> Elma:
    return race_with(CARDS, DECKS, TEXTS)
