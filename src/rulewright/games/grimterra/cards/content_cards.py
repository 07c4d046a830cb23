"""A printed card of Grimterra, and the set of all of them: what there is, by number and by name.

A set never changes and is shared by all matches. It is read by `content.py`. Each side of a hero is a definition of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulewright.cardtext.set_reader import NamedSet
from rulewright.effects.card_texts import CardDefinition
from rulewright.effects.program import NO_PROGRAM, Program
from rulewright.gamekit.names import slug
from rulewright.games.grimterra.cards.content_checks import EMPOWERED, HERO, MINION, summoned_by
from rulewright.games.grimterra.rules import terms
from rulewright.games.grimterra.rules.book import GRIMTERRA_BOOK
from rulewright.games.grimterra.rules.cardset import CardSet
from rulewright.games.grimterra.rules.numbering import NONE
from rulewright.kernel.zone import zone_of

_KINDS: Final = {
    "hero": terms.HERO,
    "empowered": terms.HERO,
    "minion": terms.MINION,
    "spell": terms.SPELL,
    "equipment": terms.EQUIPMENT,
    "attack": terms.ATTACK,
    "defense": terms.DEFENSE,
}


@dataclass(frozen=True, eq=False)
class Definition(CardDefinition[Program]):
    """A card as printed, or one side of a hero."""

    heading: str
    fates: list[int]
    """The number of each faction, in the order of the book; 0: none."""
    health: int
    damage: int
    star: str
    side_of: str
    """Of an empowered side: the name of the hero."""

    @property
    def kinds(self) -> int:
        """types.exactly-five, and minions."""
        return _KINDS[self.heading]

    @property
    def is_hero(self) -> bool:
        """A hero's normal side, by whose name the hero goes."""
        return self.heading == HERO

    @property
    def is_in_decks(self) -> bool:
        """areas.own-deck: spells, equipment, attacks and defenses."""
        return self.heading not in (HERO, EMPOWERED, MINION)

    @property
    def faction_names(self) -> list[str]:
        """factions.from-fate."""
        return [name for place, name in enumerate(terms.FACTIONS) if self.fates[place] > 0]

    def played_facts(self) -> list[object]:
        """All but its texts."""
        return [self.heading, self.fates, self.health, self.damage, self.side_of]

    def printed(self, other_side: str) -> dict[str, object]:
        """All that is printed on it, as plain values: what a client draws it from. `scheme` is the key of its colours,
        `fate` its Fate in words."""
        factions = self.faction_names
        return {
            "key": self.key,
            "name": self.name,
            "kind": "hero" if self.heading == EMPOWERED else self.heading,
            "side": self.heading if self.heading in (HERO, EMPOWERED) else "",
            "other_side": other_side,
            "factions": factions,
            "fates": [
                {"faction": name, "number": self.fates[terms.FACTIONS.index(name)]}
                for name in factions
            ],
            "fate": [f"{name} {self.fates[terms.FACTIONS.index(name)]}" for name in factions],
            "health": self.health,
            "damage": self.damage,
            "star": self.star,
            "text": self.text,
            "flavour": self.flavour,
            "icons": self.icons,
            "scheme": factions[0].lower() if factions else "none",
            "summons": list(dict.fromkeys(slug(name) for name in summoned_by(self.tree)))
            if self.tree
            else [],
        }


class PrintedSet(NamedSet[Definition]):
    """All definitions there are, by number and by name."""

    def __init__(self, definitions: list[Definition]) -> None:
        super().__init__(definitions)
        self.other_sides: Final = [NONE] * len(definitions)
        """By number: the empowered side of a hero."""
        for one in definitions:
            if one.side_of:
                self.other_sides[self.named(one.side_of).number] = one.number

    def other_side(self, one: Definition) -> str:
        """The key of a hero's other side; empty for all else."""
        if one.side_of:
            return self.named(one.side_of).key
        number = self.other_sides[one.number]
        return "" if number == NONE else self.definitions[number].key

    def rules_set(self) -> CardSet:
        """The set as the rules need it."""
        cards = self.definitions
        return CardSet(
            zone_of([one.kinds for one in cards]),
            zone_of([one.health for one in cards]),
            zone_of([one.damage for one in cards]),
            [zone_of([one.fates[faction] for one in cards]) for faction in range(4)],
            zone_of(self.other_sides),
            [NO_PROGRAM if one.program is None else one.program for one in cards],
            [one.fingerprint() for one in cards],
            GRIMTERRA_BOOK,
        )
