"""Allumbra: The Duel. Two duellists, three cards a turn, revealed at the same moment.

`GAME` has the cards of the program that started this one, if that plays with packs; `PACKS` is for
those who add some. The cards that come with the game are read when it is imported.
"""

from typing import Final

from rulewright.games.allumbra.cards.packs import Packs
from rulewright.games.allumbra.game import GAME as SHIPPED
from rulewright.games.allumbra.game import Allumbra

PACKS: Final = Packs(SHIPPED.edition)
GAME: Final[Allumbra] = PACKS.handed_over() or SHIPPED

__all__ = ["GAME", "PACKS"]
