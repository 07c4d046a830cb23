"""Everything about the terminal client that is Allumbra's alone."""

from rulewright.terminal.boards.allumbra.board import AllumbraBoard

__all__ = ["AllumbraBoard"]
