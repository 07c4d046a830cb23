"""Every rule test of Elma gets a table, which checks itself when the test is over.

A file of tests with cards of its own has its own `elma`.
"""

from collections.abc import Iterator

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.shipped_cards import race_with_shipped_cards
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import race_with as race_with_cards
from rulewright.testing.scenes import Scenes, opened
from tests.rules.elma.cards import CARDS, DECKS, race_with
from tests.rules.elma.small_texts import TEXTS


@pytest.fixture(scope="session")
def elma() -> Elma:
    return race_with(CARDS, DECKS, TEXTS)


@pytest.fixture
def race(elma: Elma) -> Iterator[RaceTable]:
    table = RaceTable(elma)
    yield table
    table.close()


@pytest.fixture
def scenes() -> Iterator[Scenes[RaceTable]]:
    """Makes tables with the cards of a test."""
    yield from opened(race_with_cards)


@pytest.fixture(scope="session")
def shipped_elma() -> Elma:
    return race_with_shipped_cards()


@pytest.fixture
def shipped(shipped_elma: Elma) -> Iterator[RaceTable]:
    table = RaceTable(shipped_elma)
    yield table
    table.close()
