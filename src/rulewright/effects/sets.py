"""Sets of cards as the bits of one number, however many cards a game has.

Most games number their cards below 62, and then everything here takes the short way. A game in which
six players bring sixty cards each has longer numbers, and pays for them only where its texts speak
of cards. Games with few cards use `kernel/bits.py` for what is theirs alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.kernel.bits import count_of, lowest

_SETS: Final[list[int]] = [2**card for card in range(512)]
"""The sets of one card, of all that games have: made once, as most are too long to be made quickly."""
_SHORT: Final = (1 << 62) - 1
"""The longest number that is no object of its own in the compiled build."""

_PART_BITS: Final = 60
_PART: Final = (1 << 60) - 1
"""Long sets are taken apart and saved by so many cards."""
_MOST_PARTS: Final = 1000


def set_of(card: int) -> int:
    """The set of this card alone."""
    return _SETS[card] if card < len(_SETS) else _SETS[1] << card - 1


def first_of(cards: int) -> int:
    """The card with the lowest number in a set that has one."""
    if cards <= _SHORT:
        return lowest(cards)
    return (cards & -cards).bit_length() - 1


def cards_in(cards: int) -> list[int]:
    """The cards of a set, from the lowest number on."""
    found: list[int] = []
    first = 0
    while cards != 0:
        few: i64 = cards & _PART
        while few != 0:
            found.append(first + lowest(few))
            few &= few - 1
        cards >>= _PART_BITS
        first += _PART_BITS
    return found


def size_of(cards: int) -> int:
    """How many cards there are in a set."""
    if cards <= _SHORT:
        return count_of(cards)
    return cards.bit_count()


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
    numbers = saved[:count]
    for place in range(count, len(saved) - 2, 3):
        which, part, bits = saved[place : place + 3]
        if not (0 <= which < count and 0 < part < _MOST_PARTS and 0 < bits <= _PART):
            raise TypeError("no packed numbers")
        numbers[which] |= bits << part * _PART_BITS
    return numbers
