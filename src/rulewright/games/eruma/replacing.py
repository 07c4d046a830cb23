"""Which of several texts takes the place of what would happen (ruling.two-replacements)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.eruma.state import Raid
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.state import NOTHING, Question
from rulewright.kernel.zone import Zone

INSTEAD: Final = 21
"""The verb of its choices."""


class WhichInstead(Question[Raid]):
    """The player affected picks one of the effects that lie below; the others are dropped."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def saved(self) -> list[object]:
        return [int(self.seat), int(self.count)]

    def ask(self, raid: Raid, seat: i64) -> Zone:
        if seat != self.seat or len(raid.answers[seat]) > 0:
            return NOTHING
        offered = Zone()
        for place in range(self.count):
            offered.append(make_choice(INSTEAD, place))
        return offered

    def answered(self, raid: Raid) -> None:
        picked = raid.agenda[len(raid.agenda) - 1 - int(thing_of(raid.answers[self.seat][0]))]
        for _ in range(self.count):
            raid.agenda.pop()
        raid.agenda.append(picked)
