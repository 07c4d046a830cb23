"""Elma TCG: kuskis, levels and instants, for two to six players.

`GAME` has the cards of the program that started this one, if that plays with packs; `PACKS` is for
those who add some. The cards that come with the game are read when it is imported.
"""

from typing import Final

from rulewright.games.elma.cards.packs import Packs
from rulewright.games.elma.game import GAME as SHIPPED
from rulewright.games.elma.game import Elma

PACKS: Final = Packs(SHIPPED.edition)
GAME: Final[Elma] = PACKS.handed_over() or SHIPPED

__all__ = ["GAME", "PACKS"]
