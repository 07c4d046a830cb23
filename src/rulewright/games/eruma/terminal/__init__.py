"""Eruma in the terminal: its board, and how its cards are printed there."""

from typing import Final

from rulewright.games.eruma.terminal.board import ErumaBoard

BOARD: Final = ErumaBoard

__all__ = ["BOARD"]
