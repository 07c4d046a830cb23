"""An instant takes effect, and is put away then. Whether it may be played, `playing.py` knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.elma.rules import story
from rulewright.games.elma.rules.leaving import put_away
from rulewright.games.elma.rules.numbering import TAKING_EFFECT
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.state import Procedure


def play_instant(race: Race, card: i64, seat: i64) -> None:
    """ruling.instant-at-once, ruling.instant-discard: its text takes effect fully, then it is
    discarded."""
    race.lift(card)
    race.place[card] = TAKING_EFFECT
    race.tell(EVERYONE, story.INSTANT, seat, race.definition[card])
    race.agenda.append(PutAway(card))
    race.cards.texts[race.definition[card]].take_effect(race, seat, card)


class PutAway(Procedure[Race]):
    """ruling.instant-discard."""

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def saved(self) -> list[object]:
        return [int(self.card)]

    def run(self, race: Race) -> None:
        if race.place[self.card] == TAKING_EFFECT:
            put_away(race, self.card)
