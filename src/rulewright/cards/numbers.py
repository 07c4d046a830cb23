"""Numbers that follow from a text, so that a card's picture is always the same and no two are alike.
The browser's `numbersFrom` gives the same ones; nothing in play depends on them."""

from __future__ import annotations

from collections.abc import Iterator

_WORD = 0xFFFFFFFF


def numbers_from(text: str) -> Iterator[float]:
    """Numbers from 0 to 1 (FNV-1a over the letters, then a multiplicative walk)."""
    word = 2166136261
    for letter in text:
        word = (word ^ ord(letter)) * 16777619 & _WORD
    while True:
        word = ((word ^ (word >> 15)) * 2246822519 + 374761393) & _WORD
        yield (word ^ (word >> 13)) / 4294967296
