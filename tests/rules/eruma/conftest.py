"""Every rule test of Eruma gets a table, which checks itself when the test is over."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.testing.table import RaidTable, raid_for_tests
from rulewright.games.eruma.testing.written_cards import Scenes, raid_with
from rulewright.testing.scenes import opened

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def eruma() -> Eruma:
    return raid_for_tests([HERE / "cards.toml", HERE / "powers.toml"], HERE / "decks")


@pytest.fixture
def raid(eruma: Eruma) -> Iterator[RaidTable]:
    table = RaidTable(eruma)
    yield table
    table.close()


@pytest.fixture
def scenes() -> Iterator[Scenes]:
    """For rules on texts: makes a table with the cards of a test."""
    yield from opened(raid_with)
