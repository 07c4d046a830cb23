"""Sheets of cards as a PDF: page after page, marks for the knife, and backs if they are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from fpdf import FPDF

from rulewright.cards.catalogue import Wanted
from rulewright.cards.looks import icons_of, looks_of
from rulewright.cards.sheets.drawing import SOFT_INK, CardDrawing
from rulewright.cards.sheets.lettering import PLAIN, Lettering
from rulewright.cards.sheets.paper import PAPERS, Layout, layout_for
from rulewright.gamekit.game import Game
from rulewright.kernel.errors import ContentError

MOST_CARDS: Final = 400
"""More are asked for in parts: a file of fifty pages is long enough."""
_MARK_INK: Final = 0
_MARK_WIDTH: Final = 0.1
_NOTE: Final = "{game} · 100 % · icons: game-icons.net, CC BY 3.0"
"""In the margin of every page, in any language: at which size it is printed, and whom to credit."""
_NOTE_SIZE: Final = 6.0
_NOTE_ABOVE_EDGE: Final = 6.0
# A file says when it was made; the same cards make the same file, whenever that is.
_MADE: Final = datetime(2000, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Paper:
    """What is printed on: a size, and whether each page is followed by one with backs."""

    size: str = "a4"
    with_backs: bool = False


def sheets(game: Game, wanted: Sequence[Wanted], paper: Paper) -> bytes:
    """A PDF with these cards, each as often as it is wanted."""
    faces = [each.face for each in wanted for _ in range(each.copies)]
    if paper.size not in PAPERS:
        raise ContentError(f"there is no paper {paper.size!r}; there is {' and '.join(PAPERS)}")
    if not faces:
        raise ContentError("there are no cards to print; name one at least")
    if len(faces) > MOST_CARDS:
        raise ContentError(
            f"{len(faces)} cards are too many for one file; {MOST_CARDS} at most: print them in parts"
        )
    layout = layout_for(paper.size)
    pdf = _blank(game, layout)
    drawing = CardDrawing(pdf, icons_of(game), looks_of(game).emblem)
    try:
        for begin in range(0, len(faces), layout.a_page):
            _add_page(pdf, layout)
            _add_note(game, layout, drawing)
            for place, face in enumerate(faces[begin : begin + layout.a_page]):
                drawing.front(face, *layout.corner(place))
            if paper.with_backs:
                # On every place, so that it does not matter round which edge the paper is turned.
                _add_page(pdf, layout)
                for place in range(layout.a_page):
                    drawing.back(*layout.corner(place))
        return bytes(pdf.output())
    finally:
        drawing.setter.close()


def _blank(game: Game, layout: Layout) -> FPDF:
    pdf = FPDF(unit="mm", format=(layout.width, layout.height))
    pdf.set_auto_page_break(auto=False)
    pdf.set_margin(0)
    pdf.set_title(game.title)
    pdf.set_creator("Rulewright")
    pdf.set_creation_date(_MADE)
    return pdf


def _add_page(pdf: FPDF, layout: Layout) -> None:
    pdf.add_page()
    pdf.set_draw_color(_MARK_INK)
    pdf.set_line_width(_MARK_WIDTH)
    for mark in layout.marks():
        pdf.line(mark.x1, mark.y1, mark.x2, mark.y2)


def _add_note(game: Game, layout: Layout, drawing: CardDrawing) -> None:
    note = Lettering(PLAIN, _NOTE_SIZE, (_NOTE.format(game=game.title),))
    drawing.setter.draw(note, layout.left, layout.height - _NOTE_ABOVE_EDGE, SOFT_INK)
