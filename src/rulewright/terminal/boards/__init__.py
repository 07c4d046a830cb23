"""How a game's table looks in the terminal: the board in the game's own folder, or the tree of its view."""

from __future__ import annotations

from rulewright.gamekit.folder import part_of
from rulewright.gamekit.game import Game
from rulewright.terminal.boards.board import Board, Scene
from rulewright.terminal.boards.tree import TreeBoard
from rulewright.terminal.words import Words

__all__ = ["Board", "Scene", "board_for"]


def board_for(game: Game, words: Words) -> Board:
    """The board of that game: `BOARD` of its folder `terminal`, if there is one, with the captions that
    are `WORDS` there."""
    own = part_of(game, "terminal")
    if own is None:
        return TreeBoard(game, words)
    board: type[Board] = own.BOARD
    return board(game, words.captioned(own.WORDS))
