"""Every registered game whose cards have texts: they are understood, and stored as they are."""

from __future__ import annotations

import pytest

from rulewright.cardtext import Language, Trees, shared_language
from rulewright.cardtext.card_file import PrintedCard, read_card_file
from rulewright.cardtext.outline import tags
from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.registry import find_game, game_names
from rulewright.rulebook import rulebook_of


def told_by(game: str) -> CardLanguage:
    told = find_game(game).decks.card_language()
    if told is None:
        pytest.skip("its cards have no texts")
    return told


def cards_of(told: CardLanguage) -> list[PrintedCard]:
    return [card for file in told.cards for card in read_card_file(file).cards]


@pytest.mark.parametrize("game", game_names())
class TestEveryGame:
    def test_the_language_is_unambiguous_and_every_phrase_can_occur(self, game: str) -> None:
        language = Language(*told_by(game).tables, strict=True)
        assert language.grammar.parser is not None
        assert language.lexicon.unreachable == ()

    def test_every_text_is_understood_and_every_card_is_right(self, game: str) -> None:
        told = told_by(game)
        trees = Trees(shared_language(*told.tables), told.trees)
        names = {card.name for card in cards_of(told)}
        for card in cards_of(told):
            if card.text:
                trees.language.read(card.text, names)
            assert told.wrong_facts(card.heading, card.fields) == []

    def test_the_store_of_trees_is_fresh(self, game: str) -> None:
        told = told_by(game)
        texts = [card.text for card in cards_of(told) if card.text]
        trees = Trees(shared_language(*told.tables), told.trees)
        assert trees.is_fresh(texts), f"run: rulewright cards trees {game}"

    def test_every_phrase_touches_rules_that_exist(self, game: str) -> None:
        told = told_by(game)
        book = rulebook_of(game)
        known = {rule.tag for rule in shared_language(*told.tables).lexicon.rules}
        for tag, rules in told.rules.items():
            assert tag in known
            assert [rule for rule in rules if rule not in book] == []

    def test_every_text_touches_rules(self, game: str) -> None:
        told = told_by(game)
        trees = Trees(shared_language(*told.tables), told.trees)
        for card in cards_of(told):
            if card.text:
                assert set(tags(trees.read(card.text))) & set(told.rules), card.name
