"""The printed cards of Grimterra, read from `cards/*.toml`: facts, text, and the program it comes to.

No rule names a card. Every mistake in a file is found with its file and line. What one card may say is in
`content_checks.py`; here is what holds between cards, and the way from file to program.
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
from rulewright.effects.program import NO_PROGRAM, Program
from rulewright.gamekit.names import folded, nearest
from rulewright.games.grimterra.cards.card_form import KINDS
from rulewright.games.grimterra.cards.content_cards import Definition, PrintedSet
from rulewright.games.grimterra.cards.content_checks import (
    EMPOWERED,
    HERO,
    MINION,
    summoned_by,
    wrong_facts,
    wrong_text,
)
from rulewright.games.grimterra.rules.terms import FACTIONS
from rulewright.games.grimterra.texts.lowering.text import lower


class GrimterraCard(OneCard[Program]):
    """What a card of Grimterra may say by itself."""

    kinds = KINDS

    def wrong_facts(self, heading: str, fields: Mapping[str, Any]) -> list[Fault]:
        return wrong_facts(heading, fields)

    def wrong_text(self, heading: str, fields: Mapping[str, Any], tree: Node) -> list[Fault]:
        return wrong_text(heading, tree)

    def lowered(self, heading: str, tree: Node, numbers: Mapping[str, int]) -> Program:
        return lower(tree, heading, numbers)


class SetReader(ProgramReader[Program, Definition]):
    """A set while it is read: its cards, and every mistake found so far."""

    def __init__(self, texts: Trees) -> None:
        super().__init__(texts, "ruling.heroes-differ", GrimterraCard())

    def read(self, files: list[Path]) -> PrintedSet:
        """The set of these files; the first mistake is raised, and how many more there are."""
        return PrintedSet(self.checked(files))

    def check_facts(self, cards: list[PrintedCard]) -> None:
        """types.heroes-double-sided, heroes.start-normal, heroes.empowered-side."""
        heroes = {folded(card.name): card for card in cards if card.heading == HERO}
        sides: dict[str, PrintedCard] = {}
        for card in cards:
            if card.heading != EMPOWERED:
                continue
            name = str(card.fields["side_of"])
            hero = heroes.get(folded(name))
            if hero is None:
                names = [each.name for each in heroes.values()]
                what = f"there is no [[hero]] {name!r}{nearest(name, names)}"
                self.wrong(card, Fault("side_of", what))
            elif folded(name) in sides:
                what = f"{sides[folded(name)].name!r} is the other side of {name!r} already"
                self.wrong(card, Fault("side_of", what))
            else:
                sides[folded(name)] = card
                self._check_sides(hero, card)
        for key, hero in heroes.items():
            if key not in sides:
                what = "a hero has two sides (types.heroes-double-sided): write its [[empowered]]"
                self.wrong(hero, Fault("name", what))

    def _check_sides(self, hero: PrintedCard, empowered: PrintedCard) -> None:
        if empowered.fields["health"] <= hero.fields["health"]:
            what = "the side with the lower health is the normal one (heroes.start-normal)"
            self.wrong(empowered, Fault("health", what))
        for faction, level in hero.fields["fates"].items():
            if empowered.fields["fates"].get(faction, 0) < level:
                what = f"its {faction} is lower than on the normal side (heroes.empowered-side)"
                self.wrong(empowered, Fault("fates", what))

    def check_texts(self, cards: list[PrintedCard], trees: Mapping[str, Node]) -> None:
        """content.card-types: minions that are summoned must be printed."""
        minions = [card.name for card in self.cards if card.heading == MINION]
        for card in cards:
            tree = trees[card.name]
            for name in summoned_by(tree) if tree else []:
                if name not in minions:
                    what = f"there is no minion named {name!r}{nearest(name, minions)}"
                    self.wrong(card, Fault("text", what))

    def definition(
        self, number: int, card: PrintedCard, tree: Node, program: Program | None
    ) -> Definition:
        """The card, with its Fate as numbers."""
        fields: dict[str, Any] = card.fields
        return Definition(
            number,
            card.name,
            card.text,
            fields["flavour"],
            fields["icons"],
            tree,
            NO_PROGRAM if program is None else program,
            card.heading,
            [int(fields["fates"].get(faction, 0)) for faction in FACTIONS],
            int(fields.get("health", 0)),
            int(fields.get("damage", 0)),
            str(fields.get("star", "")),
            str(fields.get("side_of", "")),
        )


# What comes with the game

FOLDER: Final = CardFolder(
    "rulewright.games.grimterra",
    ["heroes", "minions", "spells", "equipment", "attacks", "defenses"],
)


def read_shipped() -> PrintedSet:
    """The first set. Reading it takes a moment: read it once."""
    return SetReader(FOLDER.trees()).read(FOLDER.cards)
