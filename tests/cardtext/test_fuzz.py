"""Whatever anybody writes: a tree or a CardTextError with a message, and soon."""

from __future__ import annotations

import sys
from functools import cache
from random import Random
from types import FrameType
from typing import Self

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.cardtext import LONGEST, CardTextError, Language
from tests.cardtext.languages import GAMES, language_of, texts_of

TIMES = 400
"""How many times the work of an ordinary card a text may take, whatever stands in it. The longest that is
allowed has as many words as thirty cards. Work is counted in calls, which are the same on any machine."""


class Calls:
    """Counts the functions that are called within it."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Self:
        sys.setprofile(self._count)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _count(self, _frame: FrameType, event: str, _said: object) -> None:
        self.count += event == "call"


@cache
def calls_of_a_card() -> float:
    """How many functions are called to read an ordinary card."""
    language = language_of("eruma")
    texts = texts_of("eruma")[:20]
    language.read(texts[0])
    with Calls() as calls:
        for text in texts:
            language.read(text)
    return calls.count / len(texts)


def expect_a_tree_or_a_reason(language: Language, text: str) -> None:
    refused: CardTextError | None = None
    with Calls() as calls:
        try:
            assert language.write(language.read(text)) == text
        except CardTextError as error:
            refused = error
    assert calls.count < TIMES * calls_of_a_card(), text
    if refused is not None:
        mistake = refused.mistake
        assert mistake.what
        assert len(str(refused).splitlines()) >= 3
        assert 0 <= mistake.start <= mistake.end <= len(text)
        for suggestion in mistake.suggestions:
            assert language.write(language.read(suggestion)) == suggestion


@pytest.fixture(scope="module")
def eruma() -> Language:
    return language_of("eruma")


@given(st.text(max_size=LONGEST + 10))
@settings(max_examples=60, deadline=None)
def test_any_letters(text: str) -> None:
    expect_a_tree_or_a_reason(language_of("eruma"), text)


@given(st.binary(max_size=200))
@settings(max_examples=40, deadline=None)
def test_any_bytes(content: bytes) -> None:
    expect_a_tree_or_a_reason(language_of("eruma"), content.decode("latin-1"))


@pytest.mark.parametrize("game", GAMES)
def test_any_words_of_the_vocabulary(game: str) -> None:
    language = language_of(game)
    words = [*sorted(language.lexicon.words), "2", "1", "Gallows Crow", "named", ".", ","]
    random = Random(31)
    for _ in range(12):
        expect_a_tree_or_a_reason(
            language, " ".join(random.choices(words, k=random.randrange(1, 60)))[:LONGEST]
        )


@pytest.mark.parametrize("game", GAMES)
def test_texts_cut_joined_and_altered(game: str) -> None:
    language = language_of(game)
    random = Random(32)
    texts = texts_of(game)
    for _ in range(12):
        text, other = random.choice(texts), random.choice(texts)
        cut = text[: random.randrange(len(text))]
        letters = list(text)
        for _ in range(random.randrange(1, 8)):
            letters[random.randrange(len(letters))] = random.choice("abcXYZ .,:;'-+2\n\t\0é\u2019")
        for altered in (cut, cut + other, "".join(letters), text[::-1]):
            expect_a_tree_or_a_reason(language, altered)


@pytest.mark.parametrize(
    "text",
    [
        "Quick: Kill a card" + " adjacent to a card" * 30 + ".",
        "Quick: Kill target" + " face-up" * 70 + " card.",
        "Quick: Choose one: " + "draw a card; " * 43 + "or draw a card.",
        "Draw a card. " * 46,
        "Quick: Draw a card" + ", then draw a card" * 30 + ".",
        "Quick: " * 80,
        "a " * 299,
        "an" * 299,
        "." * LONGEST,
        "((" * 299,
        "Quick: Kill target card named " + "A" * 560,
        "Quick: Kill target card named " + "A of the " * 60,
        "Quick: Kill target card named " + "Mr. " * 140,
        "9" * LONGEST,
        "Quick: Draw " + "9" * 500 + " cards.",
        "'s" * 290,
        "-" * 300 + "'" * 300,
        "x" * 100_000,
        "Kill " * 119 + "Theif",
        " ".join(f"wrod{number}" for number in range(75)),
    ],
)
def test_texts_made_to_be_hard(eruma: Language, text: str) -> None:
    expect_a_tree_or_a_reason(eruma, text)
