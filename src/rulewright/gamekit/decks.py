"""What a game says of its cards as a thing to write and to choose: their language, decks, how they are built.

The third part of a `Game`. One in which nobody writes cards or builds decks has it as it stands here.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.deck_building import DeckBuilding
from rulewright.gamekit.options import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks:
    """A game's cards and decks. Subclasses fill in what their game has."""

    def __init__(self, language: CardLanguage | None = None) -> None:
        self._language = language
        self.takes_any = False
        """Whether a deck may be any cards, as in a match that began from a position."""

    def card_language(self) -> CardLanguage | None:
        """The language its cards are written in; None if they have no texts."""
        return self._language

    def deck_building(self) -> DeckBuilding | None:
        """How its decks are built; None if nobody builds any."""
        return None

    def settle_free(self, option: Option, text: str) -> str:
        """A text that an option with `free` is given, in the form in which a match keeps it;
        OptionError, with what is wrong and what would be right, if it cannot be played with."""
        raise NotImplementedError
