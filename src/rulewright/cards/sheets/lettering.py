"""Text set in a box: broken into lines, as large as it can be, and never smaller than one can read.
The type is the browser's: Alegreya and Alegreya Sans, embedded (licences beside the files)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fpdf import FPDF
from fpdf.fonts import TTFFont

from rulewright.kernel.errors import ContentError

FONTS: Final = Path(__file__).parent / "fonts"
NAMES: Final = ("Alegreya", "B")
FLAVOUR: Final = ("Alegreya", "I")
PLAIN: Final = ("Alegreya Sans", "")
STRONG: Final = ("Alegreya Sans", "B")
_FILES: Final = {
    NAMES: "alegreya-latin-700-normal.woff",
    FLAVOUR: "alegreya-latin-500-italic.woff",
    PLAIN: "alegreya-sans-latin-400-normal.woff",
    STRONG: "alegreya-sans-latin-700-normal.woff",
}
POINT: Final = 25.4 / 72
"""A point in millimetres."""
LEADING: Final = 1.18
STEP: Final = 0.25
Type = tuple[str, str]


@dataclass(frozen=True)
class Lettering:
    """Lines of one type and size, in points."""

    type: Type
    size: float
    lines: tuple[str, ...]

    @property
    def leading(self) -> float:
        """From one line to the next, in millimetres."""
        return self.size * POINT * LEADING

    @property
    def height(self) -> float:
        """Of all lines together, in millimetres."""
        return self.leading * len(self.lines)


class Setter:
    """Sets text with the type of one PDF, and draws it there."""

    def __init__(self, pdf: FPDF) -> None:
        self._pdf = pdf
        for (family, style), file in _FILES.items():
            pdf.add_font(family, style, FONTS / file)

    def close(self) -> None:
        """Close the files of the type; a PDF that is written has done so already."""
        for font in self._pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.close()

    def check(self, text: str, whose: str) -> None:
        """ContentError if the type has no shape for a letter."""
        plain = self._pdf.fonts[PLAIN[0].lower()]
        assert isinstance(plain, TTFFont), "the type is embedded"
        lacking = dict.fromkeys(
            letter for letter in text if letter != "\n" and ord(letter) not in plain.cmap
        )
        if lacking:
            right = "use letters of western European languages"
            raise ContentError(
                f"{whose}: the type of printed cards has no {' '.join(lacking)}; {right}"
            )

    def fitted(
        self, text: str, type_: Type, sizes: tuple[float, float], box: tuple[float, float]
    ) -> Lettering | None:
        """The text as large as it fits into a box (width, height), between two sizes in points; None
        if it does not fit at the smaller one."""
        smallest, size = sizes
        width, height = box
        while size >= smallest:
            lines = self._broken(text, type_, size, width)
            if lines is not None:
                lettering = Lettering(type_, size, tuple(lines))
                if lettering.height <= height:
                    return lettering
            size -= STEP
        return None

    def width(self, text: str, type_: Type, size: float) -> float:
        """How wide a line is, in millimetres."""
        self._pdf.set_font(*type_, size=size)
        return self._pdf.get_string_width(text)

    def draw(self, lettering: Lettering, x: float, y: float, ink: tuple[int, int, int]) -> None:
        """Draw lines with the upper left corner of the first one there."""
        self._pdf.set_font(*lettering.type, size=lettering.size)
        self._pdf.set_text_color(*ink)
        # The base line lies where the letters' own height ends, and not what is left between lines.
        base = y + lettering.size * POINT * 0.93
        for number, line in enumerate(lettering.lines):
            self._pdf.text(x, base + number * lettering.leading, line)

    def _broken(self, text: str, type_: Type, size: float, width: float) -> list[str] | None:
        """The text in lines that are not too long; None if a single word is."""
        self._pdf.set_font(*type_, size=size)
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split():
                if self._pdf.get_string_width(word) > width:
                    return None
                longer = f"{line} {word}" if line else word
                if self._pdf.get_string_width(longer) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines
