"""Elma's printed cards in the words of the terminal."""

from __future__ import annotations

from typing import TypedDict, cast

from rich.text import Text

from rulewright.kernel.game import Game
from rulewright.terminal.boards.lines import QUIET
from rulewright.terminal.words import Words


class PrintedCard(TypedDict):
    """A card's face."""

    key: str
    name: str
    kind: str
    types: list[str]
    records: list[str]
    second_records: list[str]
    lengths: list[int]
    second_lengths: list[int]
    text: str


class Printing:
    """All cards, and how they are spoken of."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        printed = cast("list[PrintedCard]", game.printed(words.language)["cards"])
        self.cards = {card["key"]: card for card in printed}

    def name(self, key: str) -> str:
        """The name of a card."""
        return self.cards[key]["name"]

    def nature(self, key: str) -> str:
        """Kind and types, and the figures: records of a kuski, lengths of a level."""
        card = self.cards[key]
        lists = [" ".join(card["records"]), " ".join(card["second_records"])]
        lengths = [
            self.words("elma.length", length="-".join(str(length) for length in ends))
            for ends in (card["lengths"], card["second_lengths"])
            if ends
        ]
        parts = (card["kind"], *card["types"], *lists, *lengths)
        return " · ".join(part for part in parts if part)

    def face(self, key: str) -> Text:
        """All that is printed on a card."""
        card = self.cards[key]
        return Text.assemble(
            (card["name"], "bold"), (f"  {self.nature(key)}", QUIET), f"\n{card['text']}"
        )


def time_words(tenths: int | None) -> str:
    """`38.5`, `38` for whole seconds, `NF` for none."""
    if tenths is None:
        return "NF"
    return str(tenths // 10) if tenths % 10 == 0 else f"{tenths // 10}.{tenths % 10}"
