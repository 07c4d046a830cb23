"""Packs of Eruma: cards of one's own beside the game's (`effects/packs.py` says what packs are)."""

from __future__ import annotations

from typing import Final

from rulewright.effects import packs
from rulewright.games.eruma.cards.content import FOLDER, SetReader
from rulewright.games.eruma.cards.content_cards import Definition, PrintedSet
from rulewright.games.eruma.cards.content_checks import HEADINGS
from rulewright.games.eruma.decks.deck_building import DeckBuilding
from rulewright.games.eruma.game import Eruma

PACKED: Final = packs.PackedCards(FOLDER, HEADINGS)


class Packs(packs.Packs[Eruma]):
    """What can be done with packs of Eruma."""

    packed = PACKED
    set_reader = SetReader

    def game_of(self, cards: list[Definition], edition: str) -> Eruma:
        """The game with these definitions of cards."""
        printed = PrintedSet(cards)
        return Eruma(PACKED.game, printed, DeckBuilding(printed), edition)
