"""Packs of Elma: cards of one's own beside the game's (`effects/packs.py` says what packs are)."""

from __future__ import annotations

from typing import Final

from rulewright.effects import packs
from rulewright.games.elma.cards.content import FOLDER, SetReader
from rulewright.games.elma.cards.content_cards import Definition, PrintedSet
from rulewright.games.elma.cards.content_checks import HEADINGS
from rulewright.games.elma.game import Elma, printed_game

MOST_CARDS: Final = 300
"""A choice names a card in a pile by what it is and where, and has room for so many beside the game's
own (`choosing.FIRST_FACE`)."""
PACKED: Final = packs.PackedCards(FOLDER, HEADINGS, MOST_CARDS)


class Packs(packs.Packs[Elma]):
    """What can be done with packs of Elma."""

    packed = PACKED
    set_reader = SetReader

    def game_of(self, cards: list[Definition], edition: str) -> Elma:
        """The game with these definitions of cards."""
        return printed_game(PACKED.game, PrintedSet(cards), edition)
