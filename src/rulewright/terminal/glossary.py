"""Names of printed things that the rulebook and the cards may spell in different languages."""

from __future__ import annotations

import re

from rulewright.gamekit.game import Game
from rulewright.rulebook import Rule, Rulebook
from rulewright.terminal.words import LANGUAGES, Words


class Glossary:
    """For every name in another language, what it is called in the player's."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        self.called: dict[str, str] = {}
        own = _names(game, words.language)
        for language in LANGUAGES:
            for key, name in _names(game, language).items():
                if own.get(key, name) != name:
                    self.called[name] = own[key]

    def search(self, book: Rulebook, searched: str) -> list[Rule]:
        """What the words find in the book, and what they find in its language."""
        found = book.search(searched)
        for other, own in self.called.items():
            if re.search(rf"\b{re.escape(own)}\b", searched, re.IGNORECASE):
                found += book.search(re.sub(re.escape(own), other, searched, flags=re.IGNORECASE))
        return list(dict.fromkeys(found))

    def notes(self, text: str) -> list[str]:
        """What the names in a text are called on the cards."""
        return [
            self.words("rules.also-called", name=other, other=own)
            for other, own in self.called.items()
            if re.search(rf"\b{re.escape(other)}\b", text)
        ]


def _names(game: Game, language: str) -> dict[tuple[str, str], str]:
    return {
        (heading, str(entry["key"])): str(entry["name"])
        for heading, entries in game.people.printed(language).items()
        for entry in entries
        if "key" in entry and "name" in entry
    }
