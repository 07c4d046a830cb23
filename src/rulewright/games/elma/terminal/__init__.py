"""Elma in the terminal: its board, and how its cards are printed there."""

from typing import Final

from rulewright.games.elma.terminal.board import ElmaBoard
from rulewright.games.elma.terminal.words import WORDS

BOARD: Final = ElmaBoard

__all__ = ["BOARD", "WORDS"]
