"""Sets of numbers as bits, on both builds, and that nobody writes them the way that breaks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulewright
from rulewright.kernel.bits import bit, count_of, lowest

SOURCES = Path(rulewright.__file__).parent
SHIFTED_ONE = re.compile(r"(?<!\w)1 << (\(?[a-z]\w*)(?!\w*\.[A-Z])")
"""By something that is no constant, of this module or another."""
FEW = {"seat", "seats", "other", "place"}
"""Seats, classes: never as many as 32."""


@pytest.mark.parametrize("number", range(63))
def test_each_number_has_a_bit_of_its_own(number: int) -> None:
    assert bit(number) == 2**number


def test_the_lowest_of_a_set_and_how_many_there_are() -> None:
    everyone = bit(3) | bit(31) | bit(32) | bit(54) | bit(62)
    assert lowest(everyone) == 3
    assert lowest(bit(62)) == 62
    assert lowest(0) == 63
    assert count_of(everyone) == 5
    assert count_of(0) == 0


NOT_COMPILED = {"terminal", "testing"}


@pytest.mark.parametrize("part", ["kernel", "gamekit", "effects", "games", "bots"])
def test_what_is_compiled_shifts_no_32_bit_one(part: str) -> None:
    """The compiled build makes a 32-bit shift of `1 << card`."""
    shifts = [
        f"{path.name}: {found.group(0)}"
        for path in sorted((SOURCES / part).rglob("*.py"))
        if path.name != "bits.py" and not NOT_COMPILED & set(path.parts)
        for found in SHIFTED_ONE.finditer(path.read_text(encoding="utf-8"))
        if found.group(1) not in FEW
    ]
    assert shifts == []
