"""What is wrong with a card's text, told like a good compiler: where, what, what would be right.

Only the errors themselves and how they are shown; `mistakes` finds what to say in them.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rulewright.kernel.errors import ContentError

_WIDEST: Final = 96
"""A longer text is shown in part, so that the underlining stays below its phrase."""

_BEFORE: Final = 60


ERROR: Final = "error"
WARNING: Final = "warning"


class TableError(ContentError):
    """A table of phrases is malformed, or its phrases contradict each other."""


class TreeError(ContentError):
    """A tree that no text of this language has."""


@dataclass(frozen=True)
class Place:
    """Where a text stands in a file. Where its letters stand only if it is written on one line
    without escapes: then `column` is that of its first letter, counted from 1."""

    file: Path
    line: int
    column: int | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Mistake:
    """One thing that is wrong with a text: the phrase from `start` to `end`, and what to do."""

    what: str
    text: str
    start: int
    end: int
    could_stand: tuple[str, ...] = ()
    suggestions: tuple[str, ...] = ()
    severity: str = ERROR
    """Whether it keeps the card from being played, or is only pointed out."""


class CardTextError(ContentError):
    """A card's text cannot be understood, or not in one way only."""

    def __init__(self, mistake: Mistake, place: Place | None = None) -> None:
        self.mistake = mistake
        self.place = place
        super().__init__(mistake, place)

    def at(self, place: Place) -> CardTextError:
        """The same error, in a file."""
        return CardTextError(self.mistake, place)

    @property
    def where(self) -> str:
        """`file:line:column`, as far as known."""
        column = self.mistake.start + 1
        if self.place is None:
            return f"column {column}"
        if self.place.column is None:
            return f"{self.place}: column {column} of the text"
        return f"{self.place}:{self.place.column + self.mistake.start}"

    def __str__(self) -> str:
        mistake = self.mistake
        kind = "warning: " if mistake.severity == WARNING else ""
        lines = [f"{self.where}: {kind}{mistake.what}", *_underlined(mistake)]
        if mistake.could_stand:
            lines.append(f"  could stand here: {'; '.join(mistake.could_stand)}")
        label = "this would be understood: "
        for suggestion in mistake.suggestions:
            lines.append(f"  {label}{suggestion}")
            label = " " * len(label)
        return "\n".join(lines)


def _underlined(mistake: Mistake) -> list[str]:
    """The text, or the part of it round the phrase, with the phrase marked below."""
    text = "".join(_visible(letter) for letter in mistake.text)
    first = 0
    if len(text) > _WIDEST:
        first = max(0, min(mistake.start - _BEFORE, len(text) - _WIDEST))
    last = min(len(text), first + _WIDEST)
    before, after = "…" if first else "", "…" if last < len(text) else ""
    start = mistake.start - first + len(before)
    length = max(1, min(mistake.end, last) - mistake.start)
    return [f"  {before}{text[first:last]}{after}", f"  {' ' * start}{'^' * length}"]


def _visible(letter: str) -> str:
    """The letter, or something as wide that shows."""
    if letter.isspace():
        return " "
    return letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}"
