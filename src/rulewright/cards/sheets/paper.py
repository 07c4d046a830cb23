"""Where cards lie on paper: so many on a page that each keeps its bleed and the marks for the knife
their margin. All lengths are millimetres, from the upper left corner. It draws nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

CARD_WIDTH: Final = 63.5
CARD_HEIGHT: Final = 88.9
BLEED: Final = 3.0
"""How far a card's ground goes on beyond the cut, so that a cut beside the line shows no white."""
MARGIN: Final = 5.0
"""What is left free at least round the outermost bleed: for the marks, and because most printers
cannot print nearer to the edge."""
MARK_LENGTH: Final = 4.0
PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


@dataclass(frozen=True)
class Line:
    """A mark for the knife, from one point to another."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True)
class Layout:
    """A page: its size, how many columns and rows of cards, and how far these lie apart."""

    width: float
    height: float
    columns: int
    rows: int
    gutter: float

    @property
    def a_page(self) -> int:
        """How many cards there are on a page."""
        return self.columns * self.rows

    @property
    def left(self) -> float:
        """Where the first column begins; the cards lie in the middle of the page."""
        return (self.width - _across(self.columns, CARD_WIDTH, self.gutter)) / 2

    @property
    def top(self) -> float:
        """Where the first row begins."""
        return (self.height - _across(self.rows, CARD_HEIGHT, self.gutter)) / 2

    def corner(self, place: int) -> tuple[float, float]:
        """The upper left corner of the card on a place of the page, as it is cut."""
        row, column = divmod(place, self.columns)
        x = self.left + column * (CARD_WIDTH + self.gutter)
        return x, self.top + row * (CARD_HEIGHT + self.gutter)

    def marks(self) -> Iterator[Line]:
        """A mark at both ends of every cut, outside the bleed, so that none is left on a card."""
        right = self.width - self.left + BLEED
        bottom = self.height - self.top + BLEED
        for column in range(self.columns):
            x = self.corner(column)[0]
            for cut in (x, x + CARD_WIDTH):
                yield Line(cut, self.top - BLEED - MARK_LENGTH, cut, self.top - BLEED)
                yield Line(cut, bottom, cut, bottom + MARK_LENGTH)
        for row in range(self.rows):
            y = self.corner(row * self.columns)[1]
            for cut in (y, y + CARD_HEIGHT):
                yield Line(self.left - BLEED - MARK_LENGTH, cut, self.left - BLEED, cut)
                yield Line(right, cut, right + MARK_LENGTH, cut)


def layout_for(paper: str) -> Layout:
    """The layout with the most cards: upright or lying, each with a bleed of its own or, where only
    so more of them fit, two neighbours with one between them (all bleeds are of one colour)."""
    short, long = PAPERS[paper]
    candidates = [
        Layout(width, height, *(_fitting(width, height, gutter)), gutter)
        for gutter in (2 * BLEED, BLEED)
        for width, height in ((short, long), (long, short))
    ]
    return max(candidates, key=lambda layout: layout.a_page)


def _across(count: int, size: float, gutter: float) -> float:
    return count * size + (count - 1) * gutter


def _fitting(width: float, height: float, gutter: float) -> tuple[int, int]:
    """How many columns and rows there is room for."""
    around = 2 * (BLEED + MARGIN)
    columns = int((width - around + gutter) // (CARD_WIDTH + gutter))
    return columns, int((height - around + gutter) // (CARD_HEIGHT + gutter))
