"""Elma's printed cards in the words of the terminal."""

from __future__ import annotations

from rich.text import Text

from rulewright.terminal.boards.drawing import PrintedFace, PrintedFaces
from rulewright.terminal.boards.lines import QUIET


class PrintedCard(PrintedFace):
    """A card's face."""

    records: list[str]
    second_records: list[str]
    lengths: list[int]
    second_lengths: list[int]


class Printing(PrintedFaces[PrintedCard]):
    """All cards, and how they are spoken of."""

    def nature(self, key: str) -> str:
        """Kind and types, and the figures: records of a kuski, lengths of a level."""
        card = self.cards[key]
        lists = [" ".join(card["records"]), " ".join(card["second_records"])]
        lengths = [
            self.words("elma.length", length="-".join(str(length) for length in ends))
            for ends in (card["lengths"], card["second_lengths"])
            if ends
        ]
        figures = [each for each in (*lists, *lengths) if each]
        return " · ".join([super().nature(key), *figures])

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
