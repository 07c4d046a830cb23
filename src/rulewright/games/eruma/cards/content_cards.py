"""A printed card of Eruma, and the set of all of them: what there is, by number and by name.

A set never changes and is shared by all matches. It is read by `content.py`.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from rulewright.cardtext.node import Node
from rulewright.cardtext.set_reader import NamedSet
from rulewright.effects.program import Program
from rulewright.gamekit.names import slug
from rulewright.games.eruma.cards.content_checks import summoned_by
from rulewright.games.eruma.rules.book import ERUMA_BOOK
from rulewright.games.eruma.rules.cardset import CardSet
from rulewright.games.eruma.rules.terms import CLASSES, HENCHMAN, NO_SPEED, SPEEDS, TYPES
from rulewright.kernel.zone import zone_of


class Definition:
    """A card as printed."""

    def __init__(  # noqa: PLR0913 - what is printed on a card
        self, number: int, name: str, kinds: int, types: int, text: str, flavour: str,
        icons: list[str], tree: Node, program: Program,
    ) -> None:  # fmt: skip
        self.number: Final = number
        self.name: Final = name
        self.key: Final = slug(name)
        self.kinds: Final = kinds
        self.types: Final = types
        self.text: Final = text
        self.flavour: Final = flavour
        self.icons: Final = icons
        self.tree: Final = tree
        self.program: Final = program

    @property
    def is_henchman(self) -> bool:
        """card.two-kinds."""
        return self.kinds == HENCHMAN

    @property
    def kind_name(self) -> str:
        """Its class, or Henchman."""
        for place, name in enumerate(CLASSES):
            if self.kinds == 1 << place:
                return name
        return "Henchman"

    @property
    def type_names(self) -> list[str]:
        """Its types, in the order of the rulebook."""
        return [name for place, name in enumerate(TYPES) if self.types >> place & 1]

    @property
    def speed_name(self) -> str:
        """The speed of its power; nothing for a Henchman."""
        return "" if self.program.section == NO_SPEED else SPEEDS[self.program.section]

    def fingerprint(self) -> str:
        """A short text that no card has that plays otherwise, or is another's in the set."""
        facts = [self.number, self.name, self.kinds, self.types, self.text]
        return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]

    def printed(self) -> dict[str, object]:
        """All that is printed on it, as plain values: what a client draws it from.

        `scheme` is the key of its colours, one for each class and one for Henchmen.
        """
        return {
            "key": self.key,
            "name": self.name,
            "kind": self.kind_name,
            "types": self.type_names,
            "speed": self.speed_name,
            "text": self.text,
            "flavour": self.flavour,
            "icons": self.icons,
            "scheme": self.kind_name.lower(),
            "summons": list(dict.fromkeys(slug(name) for name in summoned_by(self.tree))),
        }


class PrintedSet(NamedSet[Definition]):
    """All definitions there are, by number and by name."""

    def rules_set(self) -> CardSet:
        """The set as the rules need it."""
        return CardSet(
            zone_of([one.kinds for one in self.definitions]),
            zone_of([one.types for one in self.definitions]),
            [one.program for one in self.definitions],
            [one.fingerprint() for one in self.definitions],
            ERUMA_BOOK,
        )
