"""Allumbra in the terminal: its board, and how its cards are printed there."""

from typing import Final

from rulewright.games.allumbra.terminal.board import AllumbraBoard

BOARD: Final = AllumbraBoard

__all__ = ["BOARD"]
