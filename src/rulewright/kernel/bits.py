"""Sets of small numbers as the bits of one number: one bit, the lowest bit, how many bits.

Write `bit(card)`, never `1 << card`: the compiled build would shift a 32-bit 1, and lose every card
from number 32 on, where the plain build does not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_HIGHEST: Final = 1 << 62
"""A literal too long for 32 bits: so C takes all 64 for what is made of it."""


def bit(number: i64) -> i64:
    """The set of this number alone; numbers from 0 to 62."""
    return _HIGHEST >> (62 - number)


def lowest(numbers: i64) -> i64:
    """The lowest number in a set that is not empty."""
    number: i64 = 0
    while (numbers >> number) & 1 == 0:
        number += 1
    return number


def count_of(numbers: i64) -> i64:
    """How many numbers there are in a set."""
    count: i64 = 0
    while numbers != 0:
        numbers &= numbers - 1
        count += 1
    return count
