"""Allumbra in the terminal: its board, and how its cards are printed there."""

from typing import Final

from rulewright.games.allumbra.terminal.board import AllumbraBoard
from rulewright.games.allumbra.terminal.words import WORDS

BOARD: Final = AllumbraBoard

__all__ = ["BOARD", "WORDS"]
