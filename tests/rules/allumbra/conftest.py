"""Every rule test of Allumbra gets a table, which checks itself when the test is over."""

from collections.abc import Iterator

import pytest

from rulewright.games.allumbra.testing.table import DuelTable


@pytest.fixture
def duel() -> Iterator[DuelTable]:
    table = DuelTable()
    yield table
    table.close()


@pytest.fixture
def odd_duel() -> Iterator[DuelTable]:
    table = DuelTable("odd_cards")
    yield table
    table.close()
