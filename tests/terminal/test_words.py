"""Every phrase in every language, with the same names to fill in."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

from rulewright import terminal
from rulewright.kernel.errors import ContentError
from rulewright.terminal.words import LANGUAGES, Words, tidy
from rulewright.terminal.words.english import ENGLISH


def names(phrase: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(phrase) if name}


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_a_language_has_every_phrase(language: str) -> None:
    phrases = LANGUAGES[language]
    assert phrases.keys() == ENGLISH.keys()
    for key, phrase in phrases.items():
        assert names(phrase) == names(ENGLISH[key]), key


def test_every_phrase_that_is_asked_for_is_there() -> None:
    asked = set()
    for module in Path(terminal.__file__).parent.rglob("*.py"):
        asked |= set(
            re.findall(r"words\(\s*['\"]([a-z.-]+)['\"]\s*[,)]", module.read_text("utf-8"))
        )
    assert len(asked) > 50
    assert asked <= ENGLISH.keys()


def test_an_unknown_language_is_english_and_an_unknown_phrase_an_error() -> None:
    assert Words("xx")("yes") == "Yes"
    with pytest.raises(ContentError, match="no words for 'nonsense'"):
        Words("pt")("nonsense")


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("You draws 3.", "You draw 3."),
        ("You's Hide cancels Pulverize.", "Your Hide cancels Pulverize."),
        ("Reload gives You's next card a bonus.", "Reload gives your next card a bonus."),
        ("You is knocked down!", "You are knocked down!"),
        ("You cannot pay 3 ammo.", "You cannot pay 3 ammo."),
        ("Youssef draws 3.", "Youssef draws 3."),
    ],
)
def test_a_player_called_you_is_spoken_to(told: str, said: str) -> None:
    assert tidy(told, "en") == said
    assert tidy(told, "pt") == told


@pytest.mark.parametrize(
    ("language", "key", "count", "said"),
    [
        ("en", "elma.apples", 1, "1 apple"),
        ("en", "elma.apples", 2, "2 apples"),
        ("en", "elma.points", 0, "0 points"),
        ("pt", "elma.finishes", 1, "1 chegada"),
        ("en", "eruma.hand-size", 1, "hand 1"),
    ],
)
def test_one_thing_is_counted_as_one(language: str, key: str, count: int, said: str) -> None:
    assert Words(language)(key, count=count) == said
