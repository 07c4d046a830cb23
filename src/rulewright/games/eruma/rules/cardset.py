"""The printed cards as the rules need them: for each definition what it is and what it does.

A definition is a card as printed, by its number in the set. It never changes and is shared by all
matches; a card of a match refers to it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from mypy_extensions import i64

from rulewright.effects.book import Book
from rulewright.effects.program import CANT, MODIFY, Ability, Program
from rulewright.games.eruma.rules.terms import (
    BY_SKILL,
    CURSE,
    HAND_IS_OPEN,
    HENCHMAN,
    KILL,
    STEAL,
)
from rulewright.kernel.zone import Zone


def is_of_skill(ability: Ability) -> bool:
    """Whether it forbids what a class skill does by itself, which nobody chooses to do."""
    return ability.kind == CANT and ability.by == BY_SKILL and ability.verb in (STEAL, KILL)


class CardSet:
    """All definitions there are."""

    def __init__(
        self,
        kinds: Zone,
        types: Zone,
        programs: list[Program],
        fingerprints: list[str],
        book: Book[Any],
    ) -> None:
        self.kinds: Final = kinds
        self.types: Final = types
        self.programs: Final = programs
        self.book: Final = book
        """What the rules answer the effects of texts."""
        self.fingerprints: Final = fingerprints
        """For each definition a text that no other has: what a number in a save means."""
        self.cursed: Final = [
            any(ability.section == CURSE for ability in program.abilities) for program in programs
        ]
        self.opens_hands: Final = any(
            ability.modifier == HAND_IS_OPEN
            for program in self.programs
            for ability in program.abilities
        )
        """Whether a text has hands played open (ruling.open-hand)."""
        self.open_curse: Final = [
            any(
                ability.section == CURSE
                and ability.kind in (CANT, MODIFY)
                and not is_of_skill(ability)
                for ability in program.abilities
            )
            for program in programs
        ]
        """Whose Curse forbids something or changes a rule: noticed, and so shown, at once. What it forbids to a skill is
        noticed when the skill does not work (`ErumaBook.call_off`)."""

    def fingerprint(self, definitions: list[int]) -> str:
        """One text for all that those definitions are."""
        used = [self.fingerprints[definition] for definition in sorted(set(definitions))]
        return sha256(" ".join(used).encode()).hexdigest()[:16]

    def __len__(self) -> int:
        return len(self.programs)

    def is_henchman(self, definition: i64) -> bool:
        """card.two-kinds."""
        return self.kinds[definition] == HENCHMAN
