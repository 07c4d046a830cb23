"""Grimterra: three heroes each, a beaten one flips to a stronger side, and combat by secret cards with bluffing.

`GAME` has the cards of the program that started this one, if that plays with packs; `PACKS` is for those who add some.
"""

from typing import Final

from rulewright.games.grimterra.cards.packs import Packs
from rulewright.games.grimterra.game import GAME as SHIPPED
from rulewright.games.grimterra.game import Grimterra

PACKS: Final = Packs(SHIPPED.edition)
GAME: Final[Grimterra] = PACKS.handed_over() or SHIPPED

__all__ = ["GAME", "PACKS"]
