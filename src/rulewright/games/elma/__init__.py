"""Elma TCG: kuskis, levels and instants, for two to six players.

`GAME` is all the program knows of it; the cards that come with it are read when it is imported.
"""

from typing import Final

from rulewright.games.elma.shipped import shipped_game

GAME: Final = shipped_game()

__all__ = ["GAME"]
