"""Which of several texts takes the place of what would happen (ruling.two-replacements)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.asking import PickOneBelow
from rulewright.games.eruma.rules.state import Raid

INSTEAD: Final = 21
"""The verb of its choices."""


class WhichInstead(PickOneBelow[Raid]):
    """The player affected picks one of the effects that lie below; the others are dropped."""

    __slots__ = ()

    def verb(self) -> i64:
        return INSTEAD

    def answered(self, raid: Raid) -> None:
        picked = raid.agenda[self.picked(raid)]
        for _ in range(self.count):
            raid.agenda.pop()
        raid.agenda.append(picked)
