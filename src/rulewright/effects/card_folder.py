"""A game's own cards, where they lie: the table of its words and what they touch, the files of its cards,
the store of texts that are read already. All games have them in the same places.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any, Final

from rulewright.cardtext import Trees, shared_language
from rulewright.cardtext.touches import read_touches
from rulewright.effects.card_texts import OneCard, WrittenCards


class CardFolder:
    """The cards of the game in that package, which has the name of the game; `files` are their files in
    `cards/`, in the order in which cards are numbered."""

    def __init__(self, package: str, files: list[str]) -> None:
        self.package: Final = package
        self.game: Final = package.rpartition(".")[2]
        self.table: Final = self.file("texts", f"{self.game}.rules")
        self.cards: Final = [self.file("cards", f"{name}.toml") for name in files]
        self.store: Final = self.file("cards", "trees.json")
        self.language: Final = shared_language(self.table)

    def file(self, *parts: str) -> Path:
        """A file or folder of the game."""
        return Path(str(resources.files(self.package).joinpath(*parts)))

    def trees(self) -> Trees:
        """What texts mean; those of the game's own cards are read already."""
        return Trees(self.language, self.store)

    def written(self, one_card: OneCard[Any]) -> WrittenCards:
        """The language of the cards, for whoever writes some."""
        return WrittenCards(self.table, self.cards, self.store, self.touches(), one_card)

    def touches(self) -> dict[str, list[str]]:
        """The rules of the catalogue that each phrase has to do with, by the phrase's tag; none where
        the game has no such file."""
        file = self.file("texts", "touches.rules")
        return read_touches(file) if file.exists() else {}
