"""A printed card of Eruma, and the set of all of them: what there is, by number and by name.

A set never changes and is shared by all matches. It is read by `content.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.cardtext.set_reader import NamedSet
from rulewright.effects.card_texts import CardDefinition
from rulewright.effects.program import Program
from rulewright.gamekit.names import slug
from rulewright.games.eruma.cards.content_checks import summoned_by
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.rules.book import ERUMA_BOOK
from rulewright.games.eruma.rules.cardset import CardSet
from rulewright.kernel.zone import zone_of


@dataclass(frozen=True, eq=False)
class Definition(CardDefinition[Program]):
    """A card as printed."""

    kinds: int
    types: int

    @property
    def is_henchman(self) -> bool:
        """card.two-kinds."""
        return self.kinds == terms.HENCHMAN

    @property
    def kind_name(self) -> str:
        """Its class, or Henchman."""
        for place, name in enumerate(terms.CLASSES):
            if self.kinds == 1 << place:
                return name
        return "Henchman"

    @property
    def type_names(self) -> list[str]:
        """Its types, in the order of the rulebook."""
        return [name for place, name in enumerate(terms.TYPES) if self.types >> place & 1]

    @property
    def speed_name(self) -> str:
        """The speed of its power; nothing for a Henchman."""
        return "" if self.program.section == terms.NO_SPEED else terms.SPEEDS[self.program.section]

    def played_facts(self) -> list[object]:
        """Its class and its types."""
        return [self.kinds, self.types]

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
