"""Which of a hero's wounds are removed: whoever removes them picks, where they differ."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import Seat
from rulewright.games.grimterra.rules import deeds
from rulewright.games.grimterra.rules.ids import Amount, FighterId
from rulewright.games.grimterra.rules.state import Feud
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Question
from rulewright.kernel.zone import Zone

PICK_WOUND: Final = 24
"""The verb of the choice which wound is removed."""


def pick_wounds(feud: Feud, hero: FighterId, seat: Seat, amount: Amount) -> None:
    """Remove so many wounds of a hero; ask which where that makes a difference."""
    left = amount
    while left > 0:
        wounds = feud.wounds_of(hero)
        if len(wounds) == 0:
            return
        if len(wounds) > left and len(_different(feud, hero)) > 1 and feud.is_playing(seat):
            feud.agenda.append(WhichWound(hero, seat, left))
            return
        deeds.remove_wound(feud, hero, 0)
        left -= 1


def _different(feud: Feud, hero: FighterId) -> Zone:
    """The places of wounds that are unlike: of those with the same card and amount the first."""
    found = Zone()
    wounds = feud.wounds_of(hero)
    for place, one in enumerate(wounds):
        is_first = True
        for other in wounds[:place]:
            if one.amount == other.amount and _face(feud, one.card) == _face(feud, other.card):
                is_first = False
        if is_first:
            found.append(place)
    return found


def _face(feud: Feud, card: i64) -> i64:
    return card if card < 0 else feud.definition[card]


@value
class WhichWound(Question[Feud]):
    """So many wounds of a hero are to be removed: which comes next?"""

    hero: FighterId
    seat: Seat
    left: Amount

    def ask(self, feud: Feud, seat: i64) -> Zone:
        if seat != self.seat or len(feud.answers[seat]) > 0:
            return NOTHING
        offered = Zone()
        places = _different(feud, self.hero)
        for place in range(len(places)):
            offered.append(make_choice(PICK_WOUND, places[place]))
        return offered

    def answered(self, feud: Feud) -> None:
        given = feud.answers[self.seat]
        if len(given) == 0:
            return
        deeds.remove_wound(feud, self.hero, thing_of(given[0]))
        pick_wounds(feud, self.hero, self.seat, self.left - 1)
