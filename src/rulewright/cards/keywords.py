"""Which rules are behind the words of a card: its kind and its marks, and the phrases of its text.

Which phrase touches which rule, the game tells (`CardLanguage.rules`); what a kind or a mark is, the
rulebook, by the ids of its rules. Texts are read as writers of cards know them, in English."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from rulewright.cards.faces import Face
from rulewright.cardtext import CardTextError, Language, Trees
from rulewright.cardtext.card_file import read_card_file
from rulewright.cardtext.outline import outline
from rulewright.gamekit.game import Game
from rulewright.rulebook import Rule, Rulebook, games_with_rulebook, rulebook_of

MOST_RULES: Final = 5
"""More rules behind one word are not read."""
_EXAMPLE: Final = "example"
_RULING: Final = "ruling"


@dataclass(frozen=True)
class Keyword:
    """A word or a phrase of a card, with the rules behind it."""

    word: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Keywords:
    """Those of its kind and marks, and those in its text, each in reading order."""

    marks: tuple[Keyword, ...] = ()
    phrases: tuple[Keyword, ...] = ()


class KeywordReader:
    """Finds the keywords of one game's cards."""

    def __init__(self, game: Game) -> None:
        self._told = game.decks.card_language()
        self._book: Rulebook | None = None
        if game.name in games_with_rulebook():
            self._book = rulebook_of(game.name)
        if self._told is not None:
            self._language = Language(*self._told.tables)
            self._trees = Trees(self._language, self._told.trees)
            files = [read_card_file(file) for file in self._told.cards]
            self._texts = {card.name: card.text for file in files for card in file.cards}

    def keywords(self, face: Face) -> Keywords:
        """The keywords of a card, given as it stands in English."""
        if self._book is None:
            return Keywords()
        marks = [self._keyword(word, self._rules_named(word)) for word in face.type_line()]
        phrases = [
            self._keyword(phrase, rules)
            for phrase, rules in self._phrases(face)
            if phrase not in face.type_line()
        ]
        return Keywords(_with_rules(marks), _with_rules(phrases))

    def _keyword(self, word: str, ids: Iterable[str]) -> Keyword:
        book = self._book
        assert book is not None, "without a rulebook nothing is looked for"
        known = [book.rule(rule) for rule in dict.fromkeys(ids) if rule in book]
        # What the book says comes before what was ruled where it is silent.
        known.sort(key=lambda rule: rule.id.startswith(f"{_RULING}."))
        return Keyword(word, tuple(known[:MOST_RULES]))

    def _rules_named(self, word: str) -> Iterator[str]:
        """The rules named after a word, those of the phrases that are this word, and those of the
        section that is about it."""
        name = re.sub(r"[^a-z0-9]+", "-", word.casefold()).strip("-")
        assert self._book is not None, "without a rulebook nothing is looked for"
        parted = [(rule.id, *rule.id.split(".", 1)) for rule in self._book.rules]
        for rule, section, rest in parted:
            if section != _EXAMPLE and (rest == name or rest.startswith(f"{name}-")):
                yield rule
        if self._told is not None:
            for tag, rules in self._told.rules.items():
                if tag.partition(".")[2] == name.replace("-", ""):
                    yield from rules
        for rule, section, _ in parted:
            if section in {name, f"{name}s"}:
                yield rule

    def _phrases(self, face: Face) -> Iterator[tuple[str, list[str]]]:
        if self._told is None:
            return
        try:
            tree = self._trees.read(self._texts.get(face.name) or face.text)
        except CardTextError:
            return  # a text that is no program, such as a reminder
        seen: set[str] = set()
        for line in outline(self._language, tree):
            if line.tag not in seen and line.tag in self._told.rules:
                seen.add(line.tag)
                yield line.phrase.strip(" ."), self._told.rules[line.tag]


def _with_rules(keywords: Iterable[Keyword]) -> tuple[Keyword, ...]:
    return tuple(keyword for keyword in keywords if keyword.rules)
