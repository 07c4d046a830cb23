"""The Playfield as numbers: five columns by five rows, position = 5 * row + column.

Row 0 is Zone 1 of the first seat, row 1 its Zone 2, row 2 Treasure, row 3 Zone 2 of the second
seat and row 4 its Zone 1 (ruling.board-geometry). Sets of positions are masks with a bit each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.kernel.bits import bit

COLUMNS: Final = 5
POSITIONS: Final = 25
ALL_POSITIONS: Final = (1 << 25) - 1
TREASURES: Final = 0b11111 << 10


def row_of(position: i64) -> i64:
    """Its row, counted from the first seat's home."""
    return position // COLUMNS


def column_of(position: i64) -> i64:
    """Its column."""
    return position % COLUMNS


def along_row(position: i64) -> i64:
    """The positions of its row."""
    return 0b11111 << (COLUMNS * row_of(position))


def along_column(position: i64) -> i64:
    """The positions of its column."""
    return 0b0000100001000010000100001 << column_of(position)


def zone_one(seat: i64) -> i64:
    """The positions of a seat's Zone 1."""
    return 0b11111 if seat == 0 else 0b11111 << 20


def zone_two(seat: i64) -> i64:
    """The positions of a seat's Zone 2."""
    return 0b11111 << 5 if seat == 0 else 0b11111 << 15


def zones(seat: i64) -> i64:
    """Both zones of a seat."""
    return zone_one(seat) | zone_two(seat)


def adjacent(position: i64) -> i64:
    """The positions that share an edge with it."""
    found: i64 = 0
    column = position % COLUMNS
    if column > 0:
        found |= bit(position - 1)
    if column < COLUMNS - 1:
        found |= bit(position + 1)
    if position >= COLUMNS:
        found |= bit(position - COLUMNS)
    if position < POSITIONS - COLUMNS:
        found |= bit(position + COLUMNS)
    return found


def diagonal(position: i64) -> i64:
    """The positions that share no more than a corner with it."""
    found: i64 = 0
    column = position % COLUMNS
    if position >= COLUMNS:
        if column > 0:
            found |= bit(position - COLUMNS - 1)
        if column < COLUMNS - 1:
            found |= bit(position - COLUMNS + 1)
    if position < POSITIONS - COLUMNS:
        if column > 0:
            found |= bit(position + COLUMNS - 1)
        if column < COLUMNS - 1:
            found |= bit(position + COLUMNS + 1)
    return found


def within(position: i64, steps: i64) -> i64:
    """The positions that so many steps lead to at most, itself not among them."""
    found: i64 = bit(position)
    for _ in range(steps):
        wider = found
        for other in range(POSITIONS):
            if (found >> other) & 1 == 1:
                wider |= adjacent(other)
        found = wider
    return found & ~bit(position)
