"""The printed cards of Elma, read from `cards/*.toml`: facts, text, and the keywords it states.

No rule names a card. Every mistake in a file is found with its file and line. What one card may say
is in `content_checks.py` and `content_texts.py`; here is what holds between cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rulewright.cardtext import Trees
from rulewright.cardtext.card_fields import Fault
from rulewright.cardtext.card_file import PrintedCard
from rulewright.cardtext.node import Node
from rulewright.cardtext.set_reader import line_of
from rulewright.effects.card_folder import CardFolder
from rulewright.effects.card_texts import OneCard, ProgramReader
from rulewright.effects.program import Program
from rulewright.games.elma.cards.card_form import KINDS
from rulewright.games.elma.cards.content_cards import Definition, PrintedSet
from rulewright.games.elma.cards.content_checks import (
    HEADINGS,
    KUSKI_HEADING,
    ends_of,
    tenths,
    wrong_facts,
)
from rulewright.games.elma.cards.content_texts import wrong_text
from rulewright.games.elma.rules.terms import KUSKI_TYPES, LEVEL_TYPES
from rulewright.games.elma.texts.lowering.text import lower
from rulewright.kernel.bits import bit


class ElmaCard(OneCard[Program]):
    """What a card of Elma may say by itself."""

    kinds = KINDS

    def wrong_facts(self, heading: str, fields: Mapping[str, Any]) -> list[Fault]:
        return wrong_facts(heading, fields)

    def wrong_text(self, heading: str, fields: Mapping[str, Any], tree: Node) -> list[Fault]:
        return wrong_text(heading, fields, tree)

    def lowered(self, heading: str, tree: Node, numbers: Mapping[str, int]) -> Program:
        """No text of Elma names a card, so there are no numbers to know."""
        return lower(tree, 1 << HEADINGS.index(heading), {})


class SetReader(ProgramReader[Program, Definition]):
    """A set while it is read: its cards, and every mistake found so far."""

    def __init__(self, texts: Trees) -> None:
        super().__init__(texts, "cards.unique-name", ElmaCard())

    def read(self, files: list[Path]) -> PrintedSet:
        """The set of these files; the first mistake is raised, and how many more there are."""
        return PrintedSet(self.checked(files))

    def check_facts(self, cards: list[PrintedCard]) -> None:
        """content.card-parts: a collector number is one card's."""
        first: dict[int, PrintedCard] = {}
        for card in cards:
            number = card.fields["number"]
            other = first.setdefault(number, card)
            if other is not card:
                where = f"{other.place.file.name}:{line_of(other, 'number')}"
                what = f"{other.name} of {where} has the collector number {number} already"
                self.wrong(card, Fault("number", what))

    def check_texts(self, cards: list[PrintedCard], trees: Mapping[str, Node]) -> None:
        """Two cards differ in something that is played with."""
        first: dict[str, PrintedCard] = {}
        for card in cards:
            played = [card.heading, card.text] + [
                repr(card.fields.get(field))
                for field in ("types", "records", "second_records", "length", "second_length")
            ]
            other = first.setdefault("\n".join(played), card)
            if other is not card:
                where = f"{other.place.file.name}:{line_of(other, 'name')}"
                self.wrong(card, Fault("name", f"this is the same as {other.name} of {where}"))

    def definition(
        self, number: int, card: PrintedCard, tree: Node, program: Program | None
    ) -> Definition:
        """The card, with its kind, types, records and lengths as numbers."""
        fields: dict[str, Any] = card.fields
        types = KUSKI_TYPES if card.heading == KUSKI_HEADING else LEVEL_TYPES
        lists = [fields[field] for field in ("records", "second_records") if field in fields]
        lengths = [fields[field] for field in ("length", "second_length") if field in fields]
        return Definition(
            number, card.name, card.text, fields["flavour"], fields["icons"], tree, program,
            1 << HEADINGS.index(card.heading),
            sum(int(bit(types.index(name))) for name in fields.get("types", [])),
            [[tenths(entry) for entry in records] for records in lists],
            [ends_of(length) for length in lengths], fields["rarity"], fields["number"],
        )  # fmt: skip


# What comes with the game

FOLDER: Final = CardFolder("rulewright.games.elma", ["kuskis", "levels", "instants"])


def read_shipped() -> PrintedSet:
    """The set that comes with the game. Reading it takes a moment: read it once."""
    return SetReader(FOLDER.trees()).read(FOLDER.cards)
