"""What is really on the pages of a PDF, read back from its bytes: sizes, filled rectangles, lines, where
text begins, and which fonts are embedded. Lengths are millimetres, from the upper left corner."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass

POINT = 25.4 / 72
_NUMBER = rb"(-?[\d.]+)"


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Page:
    width: float
    height: float
    content: bytes

    def boxes(self) -> list[Box]:
        """Filled rectangles."""
        found = self._found(rb" ".join([_NUMBER] * 4) + rb" re f")
        return [
            Box(x, self._down(y), width, abs(height))
            if height < 0
            else Box(x, self._down(y + height), width, height)
            for x, y, width, height in found
        ]

    def lines(self) -> list[tuple[float, float, float, float]]:
        """Lines from one point to another."""
        two = _NUMBER + rb" " + _NUMBER
        return [
            (x1, self._down(y1), x2, self._down(y2))
            for x1, y1, x2, y2 in self._found(two + rb" m " + two + rb" l S")
        ]

    def texts(self) -> list[tuple[float, float]]:
        """Where lines of text begin, on their base line."""
        return [
            (x, self._down(y))
            for x, y in self._found(rb"BT " + _NUMBER + rb" " + _NUMBER + rb" Td")
        ]

    def _found(self, pattern: bytes) -> list[tuple[float, ...]]:
        return [
            tuple(float(number) * POINT for number in found.groups())
            for found in re.finditer(pattern, self.content)
        ]

    def _down(self, y: float) -> float:
        return self.height - y


def pages_of(pdf: bytes) -> list[Page]:
    objects = {
        int(found[1]): found[2] for found in re.finditer(rb"(\d+) 0 obj(.*?)endobj", pdf, re.DOTALL)
    }
    (sizes,) = [body for body in objects.values() if b"/Type /Pages" in body]
    size = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", sizes)
    assert size is not None
    pages: list[Page] = []
    for body in objects.values():
        if re.search(rb"/Type /Page\b(?!s)", body) is None:
            continue
        contents = re.search(rb"/Contents (\d+) 0 R", body)
        assert contents is not None
        head, _, stream = objects[int(contents[1])].partition(b"stream")
        data = stream.strip(b"\r\n").rsplit(b"endstream", 1)[0]
        assert b"/FlateDecode" in head
        pages.append(
            Page(
                float(size[1]) * POINT,
                float(size[2]) * POINT,
                zlib.decompressobj().decompress(data),
            )
        )
    return pages


def embedded_fonts(pdf: bytes) -> set[str]:
    """The names of the fonts whose shapes are in the file."""
    found = re.finditer(rb"/FontFile2 \d+ 0 R\n/FontName /\w+\+(\w+)", pdf)
    return {each[1].decode() for each in found}
