"""Sets of cards as the bits of one number, however many cards a game has.

Most games number their cards below 62, and then everything here takes the short way. A game in which
six players bring sixty cards each has longer numbers, and pays for them only where its texts speak
of cards. Games with few cards use `kernel/bits.py` for what is theirs alone.
"""

from __future__ import annotations

from typing import Final

from rulewright.kernel.bits import count_of, lowest

_SHORT: Final = (1 << 62) - 1
"""The longest number that is no object of its own in the compiled build."""


def set_of(card: int) -> int:
    """The set of this card alone."""
    return 1 << card


def first_of(cards: int) -> int:
    """The card with the lowest number in a set that has one."""
    if cards <= _SHORT:
        return lowest(cards)
    return (cards & -cards).bit_length() - 1


def size_of(cards: int) -> int:
    """How many cards there are in a set."""
    if cards <= _SHORT:
        return count_of(cards)
    return cards.bit_count()
