"""From words to English and back: spaces, a and an, capitals at the beginning of a sentence.

These few habits hold for every phrase, so no table mentions them. Folding keeps every letter in
its column, so that errors point at the right one.
"""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet
from difflib import SequenceMatcher
from typing import Final

SENTENCE_BEGINS: Final = "^"
"""Stands among words where a sentence begins; no word is written so."""

TITLES: Final = ("Dr", "Mr", "Mrs", "St")
"""Words of names after which a full stop ends no sentence."""

NUMBER_WORDS: Final = {
    word: number
    for number, word in enumerate(
        [
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
            "twenty",
        ],
        start=2,
    )
}
"""Numbers that may be written as words."""

ONE: Final = "one"

CONTRACTED: Final = {
    "you're": ("you", "are"),
    "you've": ("you", "have"),
    "you'd": ("you", "would"),
    "they're": ("they", "are"),
    "they've": ("they", "have"),
    "they'd": ("they", "would"),
    "it'd": ("it", "would"),
    "aren't": ("are", "not"),
    "weren't": ("were", "not"),
    "hasn't": ("has", "not"),
    "haven't": ("have", "not"),
    "won't": ("don't",),
}
"""Words drawn together, and the words that they are."""

_DASHES: Final = ("\N{EN DASH}", "\N{EM DASH}")
_CLOSE_UP: Final = frozenset({",", ".", ":", ";", "'s"})
"""No space before these."""

_TAKES_AN: Final = re.compile(
    r"(?!uni|use|eu|one\b|once\b)[aeiou]|(?:hour|honest|heir|8|11\b|18\b)"
)
_OPENING: Final = re.compile(r"((?:^|([^\W\d_]*)[.:])\s*)([^\W\d_][\w'-]*)")
_TOKEN: Final = re.compile(r"'s\b|\w+(?:[-'](?!s\b)\w+)*(?:(?<=s)'(?!\w))?|[^\w\s]")


def capital(word: str) -> str:
    """The word as it begins a sentence."""
    return word[:1].upper() + word[1:]


def spelled(words: list[str]) -> tuple[str, list[tuple[int, int]]]:
    """Words as a text, and where each of them stands in it."""
    text = ""
    places: list[tuple[int, int]] = []
    begins = False
    for number, word in enumerate(words):
        if word == SENTENCE_BEGINS:
            begins = True
            places.append((len(text), len(text)))
            continue
        written = word
        if word == "a" and _TAKES_AN.match(_word_after(words, number).lower()):
            written = "an"
        if begins:
            written = capital(written)
            begins = False
        if text and not text.endswith("+") and word not in _CLOSE_UP:
            text += " "
        places.append((len(text), len(text) + len(written)))
        text += written
    return text, places


def _word_after(words: list[str], number: int) -> str:
    following = (word for word in words[number + 1 :] if word != SENTENCE_BEGINS)
    return next(following, "")


def folded(text: str, openers: AbstractSet[str]) -> str:
    """The text with a small letter at the beginning of each sentence, if a sentence can begin
    with that word. Every letter stays where it was."""

    def fold(match: re.Match[str]) -> str:
        before, ended, word = match.groups()
        small = word[:1].lower() + word[1:]
        return before + (small if small in openers and ended not in TITLES else word)

    return _OPENING.sub(fold, text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))


def tokens(text: str) -> list[tuple[str, int]]:
    """The words and signs of a text, understood or not, each with its column."""
    return [(match.group(), match.start()) for match in _TOKEN.finditer(text)]


def as_heard(word: str) -> str:
    """A word or sign as it sounds: small letters, digits for numbers from 2 on, `a` for `an`."""
    small = word.lower()
    if small == "1":
        return ONE
    if small == "an":
        return "a"
    if small in NUMBER_WORDS:
        return str(NUMBER_WORDS[small])
    return "-" if small in _DASHES else small


def likeness(one: str, other: str, least: float) -> float:
    """How alike two words or phrases are, from 0 to 1; 0 where that is certainly below `least`.

    Comparing letter by letter is dear, and most words are told apart by their length or letters.
    """
    letters = len(one) + len(other)
    if 2 * min(len(one), len(other)) / letters < least:
        return 0.0
    in_both = sum([min(one.count(letter), other.count(letter)) for letter in set(one)])
    if 2 * in_both / letters < least:
        return 0.0
    return SequenceMatcher(None, one, other).ratio()
