"""Whatever anybody writes: a tree or a CardTextError with a message, and soon."""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import cache
from random import Random
from types import FrameType
from typing import Any, Self

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.cardtext import LONGEST, CardTextError, Language
from tests.cardtext.languages import GAMES, language_of, texts_of

TIMES = 750
"""How many times the work of an ordinary card a text may take, whatever stands in it. The longest that is
allowed has as many letters as eight cards, and in free wording every word may be several things: the dearest, words of
twenty cards of Elma in no order, takes 621. Work is counted in calls, which are the same on any machine."""


class Calls:
    """Counts the functions that are called within it, and generators each time they go on. What is
    built into Python does not count."""

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
def in_use(game: str) -> Language:
    """The language of a game with all that is made only once, whoever needs it first.

    Lark makes a lexer where a text first gets to. If that were counted, the first cards would cost
    ten times what others do, and what a text may cost would depend on the tests before it.
    """
    language = language_of(game)
    lexer: Any = language.grammar.parser.parser.lexer
    for one in lexer.lexers.values():
        assert one.scanner
    assert language.repairs._endings._partly_read
    for text in (*texts_of(game), "Draw a"):
        with suppress(CardTextError):
            language.read(text)
    return language


def forget(language: Language) -> None:
    """Let a language forget what it remembers of the texts before."""
    repairs = language.repairs
    for part in (repairs.states, repairs._edits, repairs._edits.slips):
        for remembered in vars(part).values():
            if hasattr(remembered, "cache_clear"):
                remembered.cache_clear()


@cache
def calls_of_a_card(game: str) -> float:
    """How many functions are called to read an ordinary card."""
    language = in_use(game)
    texts = texts_of(game)[:20]
    with Calls() as calls:
        for text in texts:
            language.read(text)
    return calls.count / len(texts)


def expect_a_tree_or_a_reason(game: str, text: str) -> None:
    language = in_use(game)
    forget(language)
    refused: CardTextError | None = None
    with Calls() as calls:
        try:
            printed = language.write(language.read(text))
        except CardTextError as error:
            refused = error
    assert calls.count < TIMES * calls_of_a_card(game), (calls.count, text)
    if refused is None:
        assert language.write(language.read(printed)) == printed
    else:
        mistake = refused.mistake
        assert mistake.what
        assert len(str(refused).splitlines()) >= 3
        assert 0 <= mistake.start <= mistake.end <= len(text)
        for suggestion in mistake.suggestions:
            assert language.write(language.read(suggestion)) == suggestion


@given(st.text(max_size=LONGEST + 10))
@settings(max_examples=60, deadline=None)
def test_any_letters(text: str) -> None:
    expect_a_tree_or_a_reason("eruma", text)


@given(st.binary(max_size=200))
@settings(max_examples=40, deadline=None)
def test_any_bytes(content: bytes) -> None:
    expect_a_tree_or_a_reason("eruma", content.decode("latin-1"))


@pytest.mark.parametrize("game", GAMES)
def test_any_words_of_the_vocabulary(game: str) -> None:
    words = [*sorted(in_use(game).lexicon.words), "2", "1", "Gallows Crow", "named", ".", ","]
    random = Random(31)
    for _ in range(12):
        expect_a_tree_or_a_reason(
            game, " ".join(random.choices(words, k=random.randrange(1, 60)))[:LONGEST]
        )


@pytest.mark.parametrize("game", GAMES)
def test_texts_cut_joined_and_altered(game: str) -> None:
    random = Random(32)
    texts = texts_of(game)
    for _ in range(12):
        text, other = random.choice(texts), random.choice(texts)
        cut = text[: random.randrange(len(text))]
        letters = list(text)
        for _ in range(random.randrange(1, 8)):
            letters[random.randrange(len(letters))] = random.choice("abcXYZ .,:;'-+2\n\t\0é\u2019")
        for altered in (cut, cut + other, "".join(letters), text[::-1]):
            expect_a_tree_or_a_reason(game, altered)


@pytest.mark.parametrize("game", GAMES)
def test_long_texts_of_nearly_right_words(game: str) -> None:
    random = Random(33)
    texts = texts_of(game)
    for slips in (1, 4, 20, LONGEST):
        words = " ".join(random.choices(texts, k=20))[:LONGEST].split()
        for place in random.sample(range(len(words)), min(slips, len(words))):
            words[place] = words[place][1:2] + words[place][:1] + words[place][2:]
        right_as_well = [word if random.random() < 0.5 else word.lower() for word in words]
        for mixed in (words, right_as_well, random.sample(words, len(words))):
            expect_a_tree_or_a_reason(game, " ".join(mixed))


@pytest.mark.parametrize("game", ["eruma", "elma"])
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
        # Where one or two words may be missing nearly everywhere:
        "if " * 60 + "life if " * 5 + "if " * 60 + ". rest if if .",
        "Quick Slow Ongoing " * 30,
        "then " * 115,
        "it " * 190,
        "Kill target Theif adjacent " * 21,
        "Quick: Flip" + " an opponent controls face-up." * 8 + " If controls this is face-up." * 10,
        # Many sentences that could open otherwise:
        "Draw a card. " * 20 + "if " * 100 + ".",
        "Quick: " + "If you do, draw a card. " * 22 + "Darw.",
        # A slip at one end of much that is right:
        "Quick: Draw a card. " + "Draw card a. " + "Draw a card. " * 42,
        "Quick: " + "Draw a card. " * 44 + "Draw a crad.",
        "Kill tagret. " + "Kill it. " * 60,
        "Quick: Kill a card" + " adjacent to a card" * 28 + " adjacent to a Theif.",
        "Quick: Kill target" + " face-up" * 70 + " Theif.",
        # Deep in what is not yet finished:
        "Quick: Kill a card" + " adjacent to a card" * 28 + " adjacent to",
        "Quick: Choose one: " + "draw a card; " * 42 + "or",
        "Quick: Draw a card" + ", then draw a card" * 28 + ", then",
        # A slip in every sentence, and in every word:
        "Quick: " + "Draw a crad. " * 45,
        "Quick: " + "Draw card a. " * 45,
        "Drwa a crad, thne discrad a crad. " * 17,
        "A " * 290 + "b",
        "Theif" * 119,
        "theif wrod Kill target 2 . " * 22,
    ],
)
def test_texts_made_to_be_hard(game: str, text: str) -> None:
    expect_a_tree_or_a_reason(game, text)
