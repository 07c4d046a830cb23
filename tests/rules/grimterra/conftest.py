"""Every rule test of Grimterra gets a table, which checks itself when the test is over."""

from collections.abc import Iterator

import pytest

from rulewright.games.grimterra.game import Grimterra
from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.games.grimterra.testing.written_cards import Scenes, feud_with, written_cards
from rulewright.testing.scenes import opened
from tests.rules.grimterra.cards import CARDS


@pytest.fixture(scope="session")
def grimterra() -> Grimterra:
    return written_cards(CARDS, "grimterra-for-tests")


@pytest.fixture
def feud(grimterra: Grimterra) -> Iterator[FeudTable]:
    table = FeudTable(grimterra)
    yield table
    table.close()


@pytest.fixture
def scenes() -> Iterator[Scenes]:
    """For rules on texts: makes a table with the cards of a test."""
    yield from opened(feud_with)
