"""Elma TCG: kuskis, levels and instants, for two to six players.

`GAME` has the cards of the program that started this one, if that plays with packs; `PACKS` is for
those who add some. The cards that come with the game are read when it is imported.
"""

from typing import Final

from rulewright.games.elma.cards.packs import Packs
from rulewright.games.elma.shipped import PrintedElma, shipped_game

SHIPPED: Final = shipped_game()
PACKS: Final = Packs(SHIPPED.edition)
GAME: Final[PrintedElma] = PACKS.handed_over() or SHIPPED

__all__ = ["GAME", "PACKS"]
