"""The word list: every phrase is in it, and every example is understood and has the phrase."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cardtext import Language
from rulewright.cardtext.outline import outline, tags
from rulewright.cardtext.vocabulary import Vocabulary
from tests.cardtext.languages import ERUMA, GAMES, language_of, table


@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_has_an_example_that_is_understood(game: str) -> None:
    language = language_of(game)
    for group in Vocabulary(language).groups:
        for entry in group.entries:
            assert entry.tag in set(tags(language.read(entry.example))), entry


@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_with_words_is_listed_once(game: str) -> None:
    language = language_of(game)
    listed = [entry.tag for group in Vocabulary(language).groups for entry in group.entries]
    with_words = {
        rule.tag for rule in language.lexicon.rules if any(word[0].isalnum() for word in rule.words)
    }
    assert len(listed) == len(set(listed))
    assert with_words <= set(listed)


def test_a_group_is_told_in_plain_words() -> None:
    groups = {group.category: group for group in Vocabulary(language_of("eruma")).groups}
    assert groups["zone"].about == "a place"
    entries = {entry.tag: entry for entry in groups["noun"].entries}
    assert entries["noun.thief"].phrases == ("Thief", "Thieves")
    assert "Thief" in entries["noun.thief"].example


def test_a_phrase_that_needs_something_said_before_gets_it() -> None:
    groups = {group.category: group for group in Vocabulary(language_of("eruma")).groups}
    entries = {entry.tag: entry for entry in groups["player"].entries}
    example = entries["player.that"].example
    assert example == "Quick: An opponent draws a card. That player draws a card."


def test_a_table_may_give_an_example(tmp_path: Path) -> None:
    given = "Quick: Kill target Thief you control."
    line = f"\n@example act.*.kill : {given}\n"
    language = Language(table(tmp_path, ERUMA.read_text(encoding="utf-8") + line))
    groups = {group.category: group for group in Vocabulary(language).groups}
    entries = {entry.tag: entry for entry in groups["act"].entries}
    assert entries["act.kill"].example == given


def test_an_outline_shows_phrases_and_what_they_mean() -> None:
    language = language_of("eruma")
    text = "Quick: Exhaust target Thief. If it is on Treasure, kill it."
    lines = outline(language, language.read(text))
    assert [(line.level, line.about, line.phrase, line.means) for line in lines] == [
        (0, "a speed", "Quick", ""),
        (0, "something to do", "Exhaust target Thief", ""),
        (1, "a card", "target Thief", ""),
        (2, "a kind of card", "Thief", ""),
        (0, "a sentence", "If it is on Treasure, kill it.", ""),
        (1, "a condition", "it is on Treasure", ""),
        (2, "this, that or it", "it", "target Thief"),
        (2, "a place", "on Treasure", ""),
        (1, "something to do", "kill it", ""),
        (2, "this, that or it", "it", "target Thief"),
    ]
