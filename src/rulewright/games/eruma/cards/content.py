"""The printed cards of Eruma, read from `cards/*.toml`: facts, text, and the program it comes to.

No rule names a card. Every mistake in a file is found with its file and line. What one card may say
is in `content_checks.py`; here is what holds between cards, and the way from file to program.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rulewright.cardtext import Trees
from rulewright.cardtext.card_fields import Fault
from rulewright.cardtext.card_file import PrintedCard
from rulewright.cardtext.node import Node
from rulewright.effects.card_folder import CardFolder
from rulewright.effects.card_texts import OneCard, ProgramReader
from rulewright.effects.program import Program
from rulewright.gamekit.names import nearest
from rulewright.games.eruma.cards.card_form import KINDS
from rulewright.games.eruma.cards.content_cards import Definition, PrintedSet
from rulewright.games.eruma.cards.content_checks import (
    OUTLAW_HEADING,
    power_of,
    summoned_by,
    wrong_facts,
    wrong_text,
)
from rulewright.games.eruma.rules.terms import CLASSES, HENCHMAN, TYPES
from rulewright.games.eruma.texts.lowering.text import lower


class ErumaCard(OneCard[Program]):
    """What a card of Eruma may say by itself."""

    kinds = KINDS

    def wrong_facts(self, heading: str, fields: Mapping[str, Any]) -> list[Fault]:
        return wrong_facts(heading, fields)

    def wrong_text(self, heading: str, fields: Mapping[str, Any], tree: Node) -> list[Fault]:
        return wrong_text(heading, fields, tree)

    def lowered(self, heading: str, tree: Node, numbers: Mapping[str, int]) -> Program:
        return lower(tree, numbers)


class SetReader(ProgramReader[Program, Definition]):
    """A set while it is read: its cards, and every mistake found so far."""

    def __init__(self, texts: Trees) -> None:
        super().__init__(texts, "ruling.same-card", ErumaCard())

    def read(self, files: list[Path]) -> PrintedSet:
        """The set of these files; the first mistake is raised, and how many more there are."""
        return PrintedSet(self.checked(files))

    def check_texts(self, cards: list[PrintedCard], trees: Mapping[str, Node]) -> None:
        """card.outlaw-power, henchman.by-name."""
        first: dict[Node, PrintedCard] = {}
        henchmen = [card.name for card in self.cards if card.heading != OUTLAW_HEADING]
        for card in cards:
            tree = trees[card.name]
            power = power_of(tree)
            other = card if power is None else first.setdefault(power, card)
            if other is not card:
                where = f"{other.place.file.name}:{other.place.line}"
                what = f"{other.name} of {where} has the same power (card.outlaw-power)"
                self.wrong(card, Fault("text", what))
            for name in summoned_by(tree):
                if name not in henchmen:
                    what = f"there is no Henchman named {name!r}{nearest(name, henchmen)}"
                    self.wrong(card, Fault("text", what))

    def definition(
        self, number: int, card: PrintedCard, tree: Node, program: Program | None
    ) -> Definition:
        """The card, with its class and types as numbers. There is none without a text."""
        assert program is not None
        fields: dict[str, Any] = card.fields
        is_outlaw = card.heading == OUTLAW_HEADING
        kinds = 1 << CLASSES.index(fields["class"]) if is_outlaw else int(HENCHMAN)
        types = sum(1 << TYPES.index(name) for name in fields.get("types", []))
        flavour, icons = fields["flavour"], fields["icons"]
        return Definition(number, card.name, card.text, flavour, icons, tree, program, kinds, types)


# What comes with the game

FOLDER: Final = CardFolder(
    "rulewright.games.eruma", ["assassins", "thieves", "spies", "maniacs", "henchmen"]
)


def read_shipped() -> PrintedSet:
    """The first set. Reading it takes a moment: read it once."""
    return SetReader(FOLDER.trees()).read(FOLDER.cards)
