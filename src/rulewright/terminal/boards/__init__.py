"""How a game's table looks in the terminal: one module per game, and one for all the others."""

from __future__ import annotations

from rulewright.kernel.game import Game
from rulewright.terminal.boards.allumbra import AllumbraBoard
from rulewright.terminal.boards.board import Board, Scene
from rulewright.terminal.boards.elma import ElmaBoard
from rulewright.terminal.boards.eruma import ErumaBoard
from rulewright.terminal.boards.tree import TreeBoard
from rulewright.terminal.words import Words

__all__ = ["Board", "Scene", "board_for"]

_BOARDS: dict[str, type[Board]] = {
    "allumbra": AllumbraBoard,
    "elma": ElmaBoard,
    "eruma": ErumaBoard,
}


def board_for(game: Game, words: Words) -> Board:
    """The board of that game."""
    return _BOARDS.get(game.name, TreeBoard)(game, words)
