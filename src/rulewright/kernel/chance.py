"""Chance: a generator of one word, the same on every machine, compiled or not.

A counter walks through 62 bits and each value is scrambled into 32. The word is all there is to
save. Products are cut to 62 bits at once, so that machine integers and Python's own agree (and
every constant is small enough for the compiler to write down as a machine integer).
Seeds of any kind become a word through SHA-256: nobody can guess the word from a short seed's
neighbours, and nobody can work back from what is dealt to what will be.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

_MASK: Final = (1 << 62) - 1
_STEP: Final = 0x1E3779B97F4A7C15
_FIRST: Final = 0x3F58476D1CE4E5B9
_SECOND: Final = 0x14D049BB133111EB

LARGEST_WORD: Final = _MASK


def next_word(word: i64) -> i64:
    """The word after this one."""
    return (word + _STEP) & _MASK


def below(word: i64, sides: i64) -> i64:
    """The number from 0 to sides - 1 that this word stands for."""
    mixed = ((word ^ (word >> 30)) * _FIRST) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _MASK
    return (((mixed ^ (mixed >> 31)) >> 30) * sides) >> 32


def word_from_seed(seed: int | str) -> int:
    """The first word of the match with that seed."""
    # Half a surrogate pair is no text in UTF-8, yet JSON may bring one.
    text = f"rulewright:{seed}".encode("utf-8", "surrogatepass")
    digest = hashlib.sha256(text).digest()
    return int.from_bytes(digest[:8], "big") & _MASK


@mypyc_attr(acyclic=True)
class Dice:
    """A generator of a bot's own, apart from the match's."""

    __slots__ = ("word",)

    def __init__(self, word: i64) -> None:
        self.word: i64 = word

    def below(self, sides: i64) -> i64:
        """A number from 0 to sides - 1."""
        self.word = next_word(self.word)
        return below(self.word, sides)

    def fraction(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.below(1 << 30)) / float(1 << 30)
