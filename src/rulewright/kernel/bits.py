"""Sets of small numbers as the bits of one number: one bit, the lowest bit, how many bits.

Write `bit(card)`, never `1 << card`: the compiled build would shift a 32-bit 1, and lose every card
from number 32 on, where the plain build does not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_BYTE: Final = 255


def bit(number: i64) -> i64:
    """The set of this number alone; numbers from 0 to 62."""
    return _shifted(1, number)


def _shifted(numbers: i64, by: i64) -> i64:
    """A parameter is a number of 64 bits on both builds, which a literal is not."""
    return numbers << by


def lowest(numbers: i64) -> i64:
    """The lowest number in a set; 63, which is no number, in an empty one."""
    if numbers == 0:
        return 63
    number: i64 = 0
    while numbers & _BYTE == 0:
        numbers >>= 8
        number += 8
    while numbers & 1 == 0:
        numbers >>= 1
        number += 1
    return number


def count_of(numbers: i64) -> i64:
    """How many numbers there are in a set."""
    count: i64 = 0
    while numbers != 0:
        numbers &= numbers - 1
        count += 1
    return count
