"""One card drawn on a page: ground to the end of its bleed, frame, name, picture, type line, text and
flavour; and the back that all cards of a game share. What there is room for is decided here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fpdf import FPDF
from fpdf.pattern import LinearGradient
from fpdf.svg import SVGObject

from rulewright.cards.faces import Face
from rulewright.cards.sheets.lettering import FLAVOUR, NAMES, PLAIN, STRONG, Lettering, Setter
from rulewright.cards.sheets.paper import BLEED, CARD_HEIGHT, CARD_WIDTH
from rulewright.cards.sheets.picture import (
    INSET,
    PILL,
    SEAL,
    SKY_BREAK,
    Pill,
    corners,
    picture,
    shape,
    sky,
    svg,
)
from rulewright.kernel.errors import ContentError

PAPER: Final = (246, 236, 214)
EDGE: Final = (217, 199, 160)
INK: Final = (34, 25, 14)
SOFT_INK: Final = (74, 60, 40)
LIGHT_INK: Final = (255, 244, 220)
BACK: Final = (36, 50, 79)
BACK_LINE: Final = (51, 70, 108)
BACK_INK: Final = (228, 192, 112)

SAFE: Final = 4.0
"""What must not be cut away keeps this far from the cut."""
INNER: Final = CARD_WIDTH - 2 * SAFE
GAP: Final = 1.1
NAME_SIZES: Final = (8.0, 13.0)
TYPE_SIZES: Final = (6.0, 8.0)
TYPE_ROOM: Final = 13.0
TEXT_SIZES: Final = (7.0, 10.5)
"""From the smallest that is still read with ease to the size it has where there is room."""
FLAVOUR_SIZES: Final = (6.5, 7.5)
FIGURE_SIZE: Final = 9.5
LETTER_SIZE: Final = 9.0
LOWEST_PICTURE: Final = 26.0
HIGHEST_PICTURE: Final = 50.0


@dataclass(frozen=True)
class Composed:
    """A card with everything in its place: how high each thing is, from the top."""

    name: Lettering
    picture_top: float
    picture_height: float
    type_line: Lettering
    type_top: float
    text: Lettering
    text_top: float
    flavour: Lettering | None
    flavour_top: float

    @property
    def bottom(self) -> float:
        """Where the last line ends."""
        if self.flavour is not None:
            return self.flavour_top + self.flavour.height
        return self.text_top + self.text.height


class CardDrawing:
    """Draws cards of one game into one PDF."""

    def __init__(self, pdf: FPDF, icons: Mapping[str, str], emblem: str) -> None:
        self._pdf = pdf
        self._icons = icons
        self._emblem = emblem
        self.setter: Final = Setter(pdf)

    def compose(self, face: Face) -> Composed:
        """Set a card. The picture gives way to the text first; then the text gets smaller, down to
        the smallest size; ContentError if even so it does not fit."""
        for words in (face.name, face.text, face.flavour, *face.type_line(), *face.details):
            self.setter.check(words, face.name)
        name = self._fitted(face.name, NAMES, NAME_SIZES, 6.0, face)
        lines = "\n".join([" · ".join(face.type_line()), *face.details]) or " "
        type_line = self._fitted(lines, STRONG, TYPE_SIZES, TYPE_ROOM, face)
        top = SAFE + name.height + GAP
        bottom = CARD_HEIGHT - SAFE
        # All that lies between name and lower edge, less the gaps round type line and text.
        room = bottom - top - LOWEST_PICTURE - type_line.height - 2 * GAP
        text = self._fitted(face.text, PLAIN, TEXT_SIZES, room, face)
        left = room - text.height
        flavour = self._flavour(face, left)
        if flavour is not None:
            left -= flavour.height + 2 * GAP
        height = min(HIGHEST_PICTURE, LOWEST_PICTURE + left)
        type_top = top + height + GAP
        text_top = type_top + type_line.height + GAP
        flavour_top = bottom - (0.0 if flavour is None else flavour.height)
        return Composed(
            name, top, height, type_line, type_top, text, text_top, flavour, flavour_top
        )

    def _flavour(self, face: Face, left: float) -> Lettering | None:
        """What has no part in play stands there only if there is room."""
        if not face.flavour:
            return None
        return self.setter.fitted(face.flavour, FLAVOUR, FLAVOUR_SIZES, (INNER, left - 2 * GAP))

    def _fitted(
        self, text: str, type_: tuple[str, str], sizes: tuple[float, float], room: float, face: Face
    ) -> Lettering:
        found = self.setter.fitted(text, type_, sizes, (INNER, room))
        if found is None:
            short = text if len(text) < 40 else f"{text[:40]}…"
            raise ContentError(
                f"{face.name}: {short!r} does not fit on a card even at {sizes[0]} points;"
                " make it shorter"
            )
        return found

    def front(self, face: Face, x: float, y: float) -> None:
        """Draw a card whose upper left corner, as it is cut, lies there."""
        composed = self.compose(face)
        self._ground(x, y, PAPER)
        self._frame(x, y, is_pointed=face.look.is_pointed)
        left = x + SAFE
        self.setter.draw(composed.name, left, y + SAFE, INK)
        self._picture(face, left, y + composed.picture_top, composed.picture_height)
        self.setter.draw(composed.type_line, left, y + composed.type_top, SOFT_INK)
        self.setter.draw(composed.text, left, y + composed.text_top, INK)
        if composed.flavour is not None:
            self.setter.draw(composed.flavour, left, y + composed.flavour_top, SOFT_INK)

    def back(self, x: float, y: float) -> None:
        """Draw the back of a card there: the same whichever way the paper is turned over."""
        pdf = self._pdf
        self._ground(x, y, BACK)
        pdf.set_draw_color(*BACK_INK)
        pdf.set_line_width(0.7)
        pdf.rect(
            x + SAFE, y + SAFE, INNER, CARD_HEIGHT - 2 * SAFE, round_corners=True, corner_radius=3
        )
        pdf.set_draw_color(*BACK_LINE)
        pdf.set_line_width(1.4)
        with pdf.rect_clip(x + SAFE + 1.5, y + SAFE + 1.5, INNER - 3, CARD_HEIGHT - 2 * SAFE - 3):
            for step in range(-13, 13):
                start = x + step * 7
                pdf.line(start, y, start + CARD_HEIGHT, y + CARD_HEIGHT)
        middle_x, middle_y = x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2
        pdf.set_draw_color(*BACK_INK)
        pdf.set_fill_color(*BACK)
        pdf.set_line_width(0.7)
        pdf.circle(middle_x, middle_y, 14, style="DF")
        size = 19.0
        path = shape(self._icons, self._emblem)
        drawn = f'<path fill="#e4c070" transform="scale({size / 512})" d="{path}"/>'
        self._svg(svg((size, size), drawn), middle_x - size / 2, middle_y - size / 2)

    def _ground(self, x: float, y: float, colour: tuple[int, int, int]) -> None:
        self._pdf.set_fill_color(*colour)
        self._pdf.rect(
            x - BLEED, y - BLEED, CARD_WIDTH + 2 * BLEED, CARD_HEIGHT + 2 * BLEED, style="F"
        )

    def _frame(self, x: float, y: float, *, is_pointed: bool) -> None:
        """A line within the cut: with corners cut off for what strikes, rounded for what helps."""
        pdf = self._pdf
        pdf.set_draw_color(*EDGE)
        pdf.set_line_width(0.45)
        away = SAFE - 1.6
        left, top, right, bottom = x + away, y + away, x + CARD_WIDTH - away, y + CARD_HEIGHT - away
        if not is_pointed:
            pdf.rect(left, top, right - left, bottom - top, round_corners=True, corner_radius=2.6)
            return
        cut = 2.6
        pdf.polygon(
            [
                (left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut),
                (right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut),
            ]
        )  # fmt: skip

    def _picture(self, face: Face, x: float, y: float, height: float) -> None:
        pills: list[Pill] = []
        begin = INSET
        for fact in face.facts:
            width = PILL * 0.7 + 1.8
            if fact.figure:
                width += self.setter.width(fact.figure, STRONG, FIGURE_SIZE) + 1.2
            pills.append(Pill(begin, width, fact.icon))
            begin += width + 1.2
        drawn = picture(face, self._icons, (INNER, height), pills)
        ground = LinearGradient(x, y, x, y + height, colors=list(sky(face)), bounds=[SKY_BREAK])
        with self._pdf.rect_clip(x, y, INNER, height):
            with self._pdf.use_pattern(ground):
                self._pdf.rect(x, y, INNER, height, style="F")
            self._svg(drawn, x, y)
        self._svg(corners(face, (INNER, height)), x, y)
        if not face.look.mark:
            self._letter(face.kind[:1], x, y)
        for pill, fact in zip(pills, face.facts, strict=True):
            if fact.figure:
                figure = Lettering(STRONG, FIGURE_SIZE, (fact.figure,))
                top = y + height - INSET - PILL + (PILL - figure.height) / 2
                self.setter.draw(figure, x + pill.x + 0.9 + PILL * 0.7 + 0.8, top, LIGHT_INK)

    def _letter(self, letter: str, x: float, y: float) -> None:
        """The first letter of its kind, where the kind has no mark."""
        said = Lettering(STRONG, LETTER_SIZE, (letter,))
        wide = self.setter.width(letter, STRONG, LETTER_SIZE)
        middle = INSET + SEAL / 2
        self.setter.draw(
            said, x + INNER - middle - wide / 2, y + middle - said.height / 2, LIGHT_INK
        )

    def _svg(self, drawn: str, x: float, y: float) -> None:
        SVGObject(drawn).draw_to_page(self._pdf, x, y)
