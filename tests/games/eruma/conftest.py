"""Eruma with a few plain cards, for tests of what the rest of the program sees of it; and scenes
with cards of a test's own, for tests of effects."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.cardtext import Trees
from rulewright.gamekit.registry import register
from rulewright.games.eruma.cards.content import FOLDER, SetReader
from rulewright.games.eruma.decks.deck_building import DeckBuilding
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.testing.written_cards import Scenes, raid_with
from rulewright.testing.scenes import opened

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def plain() -> Eruma:
    printed = SetReader(Trees(FOLDER.language)).read([HERE / "face_cards.toml"])
    game = Eruma("eruma-plain", printed, DeckBuilding(printed, HERE / "face_decks"), "test")
    register(game)
    return game


@pytest.fixture
def scenes() -> Iterator[Scenes]:
    yield from opened(raid_with)
