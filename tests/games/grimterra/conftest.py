"""Tables with cards that tests of Grimterra write themselves."""

from collections.abc import Iterator

import pytest

from rulewright.games.grimterra.testing.written_cards import Scenes, feud_with
from rulewright.testing.scenes import opened


@pytest.fixture
def scenes() -> Iterator[Scenes]:
    """Makes tables with the cards of a test."""
    yield from opened(feud_with)
