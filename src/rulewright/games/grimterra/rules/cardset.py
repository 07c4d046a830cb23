"""The printed cards as the rules need them: for each definition what it is and what it does.

A definition is a card as printed, by its number in the set; a hero is two of them, one for each side. It never changes
and is shared by all matches; a card of a match refers to it.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import i64

from rulewright.effects.book import Book
from rulewright.effects.program import ACT, NO_PROGRAM, USE, Program
from rulewright.games.grimterra.rules import terms
from rulewright.games.grimterra.rules.numbering import NONE
from rulewright.kernel.zone import Zone, zone_of


class CardSet:
    """All definitions there are. Each list or zone has one entry for each of them."""

    def __init__(  # noqa: PLR0913 - what the rules ask of a card
        self,
        kinds: Zone,
        healths: Zone,
        damages: Zone,
        fates: list[Zone],
        other_sides: Zone,
        programs: list[Program],
        fingerprints: list[str],
        book: Book[Any],
    ) -> None:
        self.kinds: Final = kinds
        self.healths: Final = healths
        """Of one side of a hero, or of a minion."""
        self.damages: Final = damages
        """Of an attack."""
        self.fates: Final = fates
        """By faction: the level of a hero's side or a minion, or the number of the mark on another card; 0: none."""
        self.other_sides: Final = other_sides
        """types.heroes-double-sided: the definition of the empowered side of a hero; NONE for all else."""
        self.programs: Final = programs
        self.fingerprints: Final = fingerprints
        """For each definition a text that no other has: what a number in a save means."""
        self.book: Final = book
        """What the rules answer the effects of texts."""
        self.has_texts: Final = any(program is not NO_PROGRAM for program in programs)
        self.mains: Final = _acts(programs, terms.MAIN)
        """By definition: the ability that is done when an attack or defense is resolved, or NONE."""
        self.effects: Final = _acts(programs, terms.EFFECT)
        """The ability after "Effect:"."""
        self.powers: Final = _acts(programs, terms.POWER)
        """The power that a hero's side lets its player use."""
        self.spells: Final = _acts(programs, terms.SPELL_TEXT)
        self.has_uses: Final = [
            any(ability.kind == USE for ability in program.abilities) for program in programs
        ]
        """Whose text its player may use, as a sacrifice."""

    def __len__(self) -> int:
        return len(self.programs)

    def fingerprint(self, definitions: list[int]) -> str:
        """A short text that tells whether these numbers mean what they meant."""
        meant = "\n".join(self.fingerprints[each] for each in sorted(set(definitions)))
        return hashlib.sha256(meant.encode()).hexdigest()[:16]

    def is_combat_card(self, definition: i64) -> bool:
        """combat.attack-defense-only."""
        return self.kinds[definition] & terms.COMBAT_CARD != 0

    def dark_number(self, definition: i64) -> i64:
        """fate.dark-adds-counters: how many dark counters a card costs whoever uses it."""
        return self.fates[terms.TENEBRIS][definition]


def _acts(programs: list[Program], section: i64) -> Zone:
    """The ability of each program that is done in a part of a text, or NONE."""
    found: list[int] = []
    for program in programs:
        number = NONE
        for place, ability in enumerate(program.abilities):
            if ability.kind == ACT and ability.section == section and number == NONE:
                number = place
        found.append(number)
    return zone_of(found)
