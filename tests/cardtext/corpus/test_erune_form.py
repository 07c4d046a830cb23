"""Erune's card texts by strangers, in form: the shared grammar reads them with a table of the game's words beside it
(`erune_words/`), which has no more than nouns, verbs and figures of Erune. What they do is for the game to say."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from rulewright.cardtext import CardTextError, Language

HERE: Final = Path(__file__).parent
TEXTS: Final[dict[int, dict[str, Any]]] = {
    each["number"]: each for each in tomllib.loads((HERE / "erune.toml").read_text("utf-8"))["text"]
}
NOT_READ: Final = {11, 14, 15, 18, 21, 24, 25, 26, 33, 35, 37, 38, 39, 40}
"""Texts of which the table has no words yet: doors, furniture, faces of dice, secret choices, copying Spells."""


@cache
def language() -> Language:
    return Language(HERE / "erune_words" / "erune.rules")


@pytest.mark.parametrize("number", sorted(set(TEXTS) - NOT_READ))
def test_it_is_read_and_printed_as_what_is_read_again(number: int) -> None:
    text = TEXTS[number]
    tree = language().read(text["text"], itself=text["frame"].split(", ")[-1])
    assert language().read(language().write(tree)) == tree


@pytest.mark.parametrize("number", sorted(NOT_READ))
def test_these_are_not_read_yet(number: int) -> None:
    with pytest.raises(CardTextError):
        language().read(TEXTS[number]["text"])


def test_other_is_other_than_the_one_just_named() -> None:
    read = language().write(language().read(TEXTS[20]["text"]))
    assert read.endswith("plus one more for each other Enemy adjacent to it.")
