"""Small pieces of text that boards are put together from: fitted cells, pips, counted names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

MINE = "bold #56b4e9"
THEIRS = "bold #e69f00"
QUIET = "dim"


def fit(text: str | Text, width: int, style: str = "") -> Text:
    """The text in exactly so many columns, with an ellipsis if it is too long."""
    fitted = text.copy() if isinstance(text, Text) else Text(text, style)
    fitted.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return fitted


def row(*cells: tuple[str | Text, int]) -> Text:
    """Cells side by side, each with its width."""
    return Text.assemble(*(fit(text, width) for text, width in cells))


def ends(left: Text, right: Text, width: int) -> Text:
    """One text at the left end of a line, one at the right; the left gives way."""
    space = max(width - right.cell_len, 0)
    return Text.assemble(fit(left, space), right)


def pips(count: int, most: int, full: str, empty: str) -> str:
    """So many full signs out of a row."""
    return full * count + empty * max(most - count, 0)


def counted(names: Iterable[str]) -> str:
    """Names with how often each stands there: `2 Hide, Reload`."""
    return ", ".join(
        name if count == 1 else f"{count} {name}" for name, count in Counter(names).items()
    )


def in_lines(words: Sequence[Text], width: int, gap: str = " ", indent: str = "") -> list[Text]:
    """Words side by side, none of them broken, in as many lines as it takes; those after the first
    are indented."""
    lines = [Text()]
    for word in words:
        if lines[-1].cell_len + len(gap) + word.cell_len > width and lines[-1]:
            lines.append(Text(indent))
        lines[-1] = Text.assemble(lines[-1], gap, word) if lines[-1] else word.copy()
    return lines
