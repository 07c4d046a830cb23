"""Everything about the terminal client that is Eruma's alone."""

from rulewright.terminal.boards.eruma.board import ErumaBoard

__all__ = ["ErumaBoard"]
