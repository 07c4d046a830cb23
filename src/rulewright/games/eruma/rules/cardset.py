"""The printed cards as the rules need them: for each definition what it is and what it does.

A definition is a card as printed, by its number in the set. It never changes and is shared by all
matches; a card of a match refers to it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from mypy_extensions import i64

from rulewright.effects.book import Book
from rulewright.effects.program import CANT, MODIFY, YOURSELF, Ability, Program
from rulewright.games.eruma.rules.terms import (
    BANISH,
    BY_SKILL,
    CURSE,
    DISCARD,
    DRAW,
    GAIN,
    HAND_IS_OPEN,
    HAND_LIMIT,
    HENCHMAN,
    KILL,
    LOSE,
    PLAY,
    STEAL,
    SUMMON,
    TRIGGER,
)
from rulewright.kernel.zone import Zone


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
                ability.section == CURSE and _is_noticed_at_once(ability)
                for ability in program.abilities
            )
            for program in programs
        ]
        """Whose Curse changes what the opponent may do or who is asked: noticed, and so shown, at once."""

    def fingerprint(self, definitions: list[int]) -> str:
        """One text for all that those definitions are."""
        used = [self.fingerprints[definition] for definition in sorted(set(definitions))]
        return sha256(" ".join(used).encode()).hexdigest()[:16]

    def __len__(self) -> int:
        return len(self.programs)

    def is_henchman(self, definition: i64) -> bool:
        """card.two-kinds."""
        return self.kinds[definition] == HENCHMAN


_NOBODY_IS_OFFERED: Final = (KILL, BANISH, DISCARD, DRAW, GAIN, LOSE)
"""What happens or does not: nobody is offered it."""
_OFFERED_TO_WHO_DOES_IT: Final = (STEAL, SUMMON, PLAY, TRIGGER)
"""What is offered to whoever would do it, and to nobody else."""


def _is_noticed_at_once(ability: Ability) -> bool:
    """ruling.curse: whether a rule that a Curse states changes what the opponent is offered, or that somebody is asked,
    so that it would be noticed without being shown."""
    if ability.kind == MODIFY:
        return ability.modifier != HAND_LIMIT or ability.player != YOURSELF
    if ability.kind != CANT or ability.verb in _NOBODY_IS_OFFERED:
        return False
    if ability.verb == STEAL and ability.by == BY_SKILL:
        return False
    is_own = ability.player == YOURSELF and ability.subject < 0
    return not (is_own and ability.verb in _OFFERED_TO_WHO_DOES_IT)
