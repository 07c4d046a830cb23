"""The page for writers of Allumbra's cards and Relics: every example is one, and every phrase is there."""

from __future__ import annotations

from pathlib import Path

from rulewright.cardtext import Trees
from rulewright.cardtext.outline import tags
from rulewright.cardtext.vocabulary import Vocabulary
from rulewright.games.allumbra import GAME, PACKS
from rulewright.games.allumbra.cards.content import LANGUAGE
from tests.docs.pages import Page

PAGE = Page("write-an-allumbra-card.md")
CONDITION = "Condition: When you pay your last ammo."
ACTIVE = "Active: This attack deals 1 more damage."


def relics() -> list[str]:
    conditions = [f"Condition: {line} {ACTIVE}" for line in PAGE.lines("condition")]
    return [*conditions, *(f"{CONDITION} Active: {line}" for line in PAGE.lines("active"))]


def test_the_cards_of_the_page_can_be_played_with(tmp_path: Path) -> None:
    file = tmp_path / "page.toml"
    file.write_text("\n".join(PAGE.blocks("toml")), encoding="utf-8")
    assert PACKS.mistakes([file]) == []


def test_every_text_of_the_page_is_printed_as_it_stands_there_and_can_be_played() -> None:
    told = GAME.decks.card_language()
    assert told is not None
    texts = Trees(LANGUAGE)
    for text in [*PAGE.lines("card"), *relics()]:
        assert LANGUAGE.write(texts.read(text)) == text
        assert told.is_spoken(text), text


def test_every_phrase_that_can_be_played_is_on_the_page() -> None:
    told = GAME.decks.card_language()
    assert told is not None
    texts = Trees(LANGUAGE)
    shown = {tag for text in [*PAGE.lines("card"), *relics()] for tag in tags(texts.read(text))}
    own = {rule.tag for rule in LANGUAGE.lexicon.rules if "allumbra.rules" in rule.place}
    entries = [entry for group in Vocabulary(LANGUAGE).groups for entry in group.entries]
    spoken = {entry.tag for entry in entries if told.is_spoken(entry.example)}
    assert (own & spoken) - shown == set()
