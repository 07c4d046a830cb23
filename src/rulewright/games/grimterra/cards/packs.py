"""Packs of Grimterra: cards of one's own beside the game's (`effects/packs.py` says what packs are)."""

from __future__ import annotations

from typing import Final

from rulewright.effects import packs
from rulewright.games.grimterra.cards.content import FOLDER, SetReader
from rulewright.games.grimterra.cards.content_cards import Definition, PrintedSet
from rulewright.games.grimterra.cards.content_checks import HEADINGS
from rulewright.games.grimterra.decks.deck_building import DeckBuilding
from rulewright.games.grimterra.game import Grimterra

PACKED: Final = packs.PackedCards(FOLDER, HEADINGS)


class Packs(packs.Packs[Grimterra]):
    """What can be done with packs of Grimterra."""

    packed = PACKED
    set_reader = SetReader

    def game_of(self, cards: list[Definition], edition: str) -> Grimterra:
        """The game with these definitions of cards."""
        printed = PrintedSet(cards)
        return Grimterra(PACKED.game, printed, DeckBuilding(printed), edition)
