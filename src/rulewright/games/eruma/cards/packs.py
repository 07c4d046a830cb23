"""Packs of Eruma: cards of one's own beside the game's (`effects/packs.py` says what packs are)."""

from __future__ import annotations

from typing import Final

from rulewright.cardtext import Trees
from rulewright.effects import packs
from rulewright.effects.program import Program
from rulewright.games.eruma.cards.content import FOLDER, SetReader
from rulewright.games.eruma.cards.content_cards import Definition, PrintedSet
from rulewright.games.eruma.cards.content_checks import HEADINGS
from rulewright.games.eruma.decks.deck_building import DeckBuilding
from rulewright.games.eruma.game import Eruma

PACKED: Final = packs.PackedCards(FOLDER, HEADINGS)


class PackReader(packs.PackReader[Program, Definition], SetReader):
    """The game's own cards and those of packs, while they are read together."""

    packed = PACKED


class Packs(packs.Packs[Eruma]):
    """What can be done with packs of Eruma."""

    packed = PACKED

    def reader(self) -> PackReader:
        """Reads the game's own cards and those of packs."""
        return PackReader(Trees(FOLDER.language, self.store))

    def game_of(self, cards: list[Definition], edition: str) -> Eruma:
        """The game with these definitions of cards."""
        printed = PrintedSet(cards)
        return Eruma(PACKED.game, printed, DeckBuilding(printed), edition)
