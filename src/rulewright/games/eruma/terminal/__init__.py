"""Eruma in the terminal: its board, and how its cards are printed there."""

from typing import Final

from rulewright.games.eruma.terminal.board import ErumaBoard
from rulewright.games.eruma.terminal.words import WORDS

BOARD: Final = ErumaBoard

__all__ = ["BOARD", "WORDS"]
