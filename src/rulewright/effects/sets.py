"""Sets of small numbers (cards, seats, verbs, rules, positions) as the bits of one number, however many there
are.

Most sets hold numbers below 62, and then everything here takes the short way. A game in which six
players bring sixty cards each has longer ones, and pays for them only where its texts speak of cards.
Games with few cards use `kernel/bits.py` for what is theirs alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.kernel.bits import bit, count_of, lowest

_SETS: Final[list[int]] = [2**member for member in range(512)]
"""The sets of one member, of all that games have: made once, as most are too long to be made quickly."""
_SHORT: Final = (1 << 62) - 1
"""The longest number that is no object of its own in the compiled build."""

_PART_BITS: Final = 60
_PART: Final = (1 << 60) - 1
"""Long sets are taken apart and saved by so many members."""
_MOST_PARTS: Final = 1000


def set_of(member: int) -> int:
    """The set of this member alone."""
    return _SETS[member] if member < len(_SETS) else _SETS[1] << member - 1


def set_from(members: list[int]) -> int:
    """The set of all these."""
    found = 0
    for member in members:
        found |= set_of(member)
    return found


def has(members: int, member: int) -> bool:
    """Whether it is in the set."""
    return (members >> member) & 1 == 1


def first_of(members: int) -> int:
    """The lowest number in a set that is not empty."""
    if members <= _SHORT:
        return lowest(members)
    return (members & -members).bit_length() - 1


def members_of(members: int) -> list[int]:
    """The members of a set, from the lowest on."""
    found: list[int] = []
    first = 0
    while members != 0:
        few: i64 = members & _PART
        while few != 0:
            found.append(first + lowest(few))
            few &= few - 1
        members >>= _PART_BITS
        first += _PART_BITS
    return found


def size_of(members: int) -> int:
    """How many there are in a set."""
    if members <= _SHORT:
        return count_of(members)
    return members.bit_count()


_LOW: Final = 62
"""Numbers below this are found in a machine's word."""


class QuickSet:
    """A set of small numbers that is asked again and again whether it has one: verbs, rules. Those below 62 lie in
    one word, any others in a list."""

    __slots__ = ("low", "rest")

    def __init__(self, numbers: list[int]) -> None:
        low: i64 = 0
        rest: list[int] = []
        for number in numbers:
            if number < _LOW:
                low |= bit(number)
            else:
                rest.append(number)
        self.low: Final = low
        self.rest: Final = rest

    def has(self, number: i64) -> bool:
        """Whether it is in the set."""
        if number < _LOW:
            return (self.low >> number) & 1 == 1
        return any(each == number for each in self.rest)

    def is_empty(self) -> bool:
        """Whether there is none in it."""
        return self.low == 0 and len(self.rest) == 0


# In saves, where a number has at most sixty bits


def packed(numbers: list[int]) -> list[int]:
    """The numbers as a save has them: the lowest sixty bits of each, then three numbers for each
    further sixty that are not all 0: of which number, how far up, which bits."""
    found = [number & _PART if number > _PART else number for number in numbers]
    for place, number in enumerate(numbers):
        part = 1
        rest = number >> _PART_BITS
        while rest > 0:
            if rest & _PART != 0:
                found += [place, part, rest & _PART]
            rest >>= _PART_BITS
            part += 1
    return found


def unpacked(saved: list[int], count: int) -> list[int]:
    """The inverse, for so many numbers. TypeError if it is no such list."""
    if len(saved) < count or (len(saved) - count) % 3 != 0:
        raise TypeError("no packed numbers")
    numbers = saved[:count]
    for place in range(count, len(saved) - 2, 3):
        which, part, bits = saved[place : place + 3]
        if not (0 <= which < count and 0 < part < _MOST_PARTS and 0 < bits <= _PART):
            raise TypeError("no packed numbers")
        numbers[which] |= bits << part * _PART_BITS
    return numbers
