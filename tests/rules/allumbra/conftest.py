"""Every rule test of Allumbra gets a table, which checks itself when the test is over."""

from collections.abc import Iterator

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.games.allumbra.testing.written_cards import duel_with
from rulewright.testing.scenes import Scenes, opened


@pytest.fixture
def duel() -> Iterator[DuelTable]:
    table = DuelTable()
    yield table
    table.close()


@pytest.fixture
def scenes() -> Iterator[Scenes[DuelTable]]:
    """Makes tables with the cards of a test."""
    yield from opened(duel_with)


@pytest.fixture
def odd_duel() -> Iterator[DuelTable]:
    table = DuelTable("odd_cards")
    yield table
    table.close()
