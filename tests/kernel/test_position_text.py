"""Positions written as lines: what is alike in all games is read, and what is wrong told with its line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright.gamekit.position_text import PositionText, named, word
from rulewright.kernel.errors import PositionError
from rulewright.kernel.zone import zone_of


class Side:
    """What is said of somebody."""

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.last_end = 0
        self.phase = ""


def text() -> PositionText:
    return PositionText({"spy": 0, "night-watch": 1}, "; cards go by their keys")


def filled(said: str, several: tuple[str, ...] = ()) -> Side:
    reader, side = text(), Side()
    readers = {"hand": reader.cards, "last end": reader.whole(0, 9), "phase": word}
    reader.fill(side, said, readers, several=several)
    return side


def test_lines_have_a_heading_what_divides_and_the_rest() -> None:
    lines = text().lines("turn 5, active me\n\n my  1 | Spy .\nme: hand Spy,\n   points 3\n")
    assert list(lines) == [
        ("turn 5, active me", "", ""),
        ("my 1", "|", "Spy ."),
        ("me", ":", "hand Spy, points 3"),
    ]


def test_clauses_fill_what_they_name() -> None:
    side = filled("hand 2 Spy Night-Watch, last end 3, , phase draw")
    assert (side.hand, side.last_end, side.phase) == ([0, 0, 1], 3, "draw")
    assert filled("hand Spy, hand Spy", several=("hand",)).hand == [0, 0]
    assert named(zone_of([1, 0]), zone_of([7, 9]), ["x"] * 9 + ["Nine"]) == ["Nine", "x"]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("hands Spy", "'hands Spy': expected one of hand, last end, phase"),
        ("hand Spy, hand Spy", "'hand' is there twice; once is right"),
        ("hand 3", "after the number 3 there should be a card"),
        ("hand Spi", "there is no card 'Spi'; did you mean 'spy'?"),
        ("hand Xyz", "there is no card 'Xyz'; cards go by their keys"),
        ("hand 0 Spy", "'0' should be a number from 1 to 99"),
        ("last end 10", "'10' should be a number from 0 to 9"),
        ("last end ٣", "'٣' should be a number from 0 to 9"),
        ("last end", "'last end': expected one of hand, last end, phase"),
        ("phase very early", "'phase very early': expected one of hand, last end, phase"),
    ],
)
def test_what_is_wrong_is_told_with_what_would_be_right(said: str, why: str) -> None:
    with pytest.raises(PositionError) as refused:
        filled(said)
    assert str(refused.value) == f"position, as a whole: {why}"


@pytest.mark.parametrize(
    "ask", [lambda it: it.number("x", 0, 1), lambda it: it.card("?"), lambda it: it.once("me")]
)
def test_the_line_is_quoted(ask: Callable[[PositionText], object]) -> None:
    reader = text()
    reader.once("me")
    for _ in reader.lines("  me: hand Spy "):
        with pytest.raises(PositionError, match="position, 'me: hand Spy': "):
            ask(reader)
