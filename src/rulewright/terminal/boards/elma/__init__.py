"""Everything about the terminal client that is Elma's alone."""

from rulewright.terminal.boards.elma.board import ElmaBoard

__all__ = ["ElmaBoard"]
