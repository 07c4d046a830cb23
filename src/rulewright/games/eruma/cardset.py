"""The printed cards as the rules need them: for each definition what it is and what it does.

A definition is a card as printed, by its number in the set. It never changes and is shared by all
matches; a card of a match refers to it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.effects.frame import Frame
from rulewright.effects.program import CANT, MODIFY
from rulewright.games.eruma.filters import CardProgram
from rulewright.games.eruma.terms import CURSE, HENCHMAN
from rulewright.kernel.zone import Zone


class CardSet:
    """All definitions there are."""

    def __init__(
        self, kinds: Zone, types: Zone, programs: list[CardProgram], frames: list[Frame[Any]],
        fingerprint: str,
    ) -> None:  # fmt: skip
        self.kinds: Final = kinds
        self.types: Final = types
        self.programs: Final = programs
        self.frames: Final = frames
        """For each program a frame, of which others are made: what happens starts them without
        knowing what they do."""
        self.fingerprint: Final = fingerprint
        """Another one for any other set: the numbers of a save mean nothing without their set."""
        self.cursed: Final = [
            any(ability.section == CURSE for ability in program.abilities) for program in programs
        ]
        self.open_curse: Final = [
            any(
                ability.section == CURSE and ability.kind in (CANT, MODIFY)
                for ability in program.abilities
            )
            for program in programs
        ]
        """Whose Curse forbids something or changes a rule: noticed, and so shown, at once."""

    def __len__(self) -> int:
        return len(self.programs)

    def is_henchman(self, definition: i64) -> bool:
        """card.two-kinds."""
        return self.kinds[definition] == HENCHMAN
