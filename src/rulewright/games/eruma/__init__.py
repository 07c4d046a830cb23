"""Eruma TCG: two gangs of outlaws, a field of five by five, ten treasures.

`GAME` has the cards of the program that started this one, if that plays with packs; `PACKS` is for
those who add some.
"""

from typing import Final

from rulewright.games.eruma.cards.packs import Packs
from rulewright.games.eruma.game import GAME as SHIPPED
from rulewright.games.eruma.game import Eruma

PACKS: Final = Packs(SHIPPED.edition)
GAME: Final[Eruma] = PACKS.handed_over() or SHIPPED

__all__ = ["GAME", "PACKS"]
