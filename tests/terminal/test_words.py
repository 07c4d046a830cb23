"""Every phrase in every language, with the same names to fill in."""

from __future__ import annotations

import re
import string
from pathlib import Path
from typing import cast

import pytest

from rulewright import terminal
from rulewright.gamekit.folder import folder_of, part_of
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel.errors import ContentError
from rulewright.terminal.words import LANGUAGES, Captions, Words, tidy
from rulewright.terminal.words.english import ENGLISH


def names(phrase: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(phrase) if name}


def captions_of(game: str) -> Captions:
    """The words of a game's own board; none if it has no board."""
    own = part_of(find_game(game), "terminal")
    return {} if own is None else cast("Captions", own.WORDS)


def asked_for_in(folder: Path) -> set[str]:
    found: set[str] = set()
    for module in folder.rglob("*.py"):
        found |= set(
            re.findall(r"words\(\s*['\"]([a-z.-]+)['\"]\s*[,)]", module.read_text("utf-8"))
        )
    return found


@pytest.mark.parametrize("catalogue", [LANGUAGES, *map(captions_of, game_names())])
def test_a_language_has_every_phrase(catalogue: Captions) -> None:
    english = catalogue.get("en", {})
    for phrases in catalogue.values():
        assert phrases.keys() == english.keys()
        for key, phrase in phrases.items():
            assert names(phrase) == names(english[key]), key


def test_every_phrase_that_is_asked_for_is_there() -> None:
    asked = asked_for_in(Path(terminal.__file__).parent)
    assert len(asked) > 50
    assert asked <= ENGLISH.keys()


@pytest.mark.parametrize("game", [game for game in game_names() if captions_of(game)])
def test_every_caption_that_a_board_asks_for_is_there(game: str) -> None:
    folder = folder_of(find_game(game))
    assert folder is not None
    asked = asked_for_in(folder / "terminal")
    assert len(asked) > 5
    assert asked <= ENGLISH.keys() | captions_of(game)["en"].keys()


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
    captions = captions_of(key.split(".", maxsplit=1)[0])
    assert Words(language).captioned(captions)(key, count=count) == said
