"""Who stands in the arena: chosen before the first turn, in each pre combat phase, and where a place is empty."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import Seat
from rulewright.games.grimterra.rules import terms
from rulewright.games.grimterra.rules.happening import Happen
from rulewright.games.grimterra.rules.ids import Choosing
from rulewright.games.grimterra.rules.numbering import HEROES_EACH, NONE
from rulewright.games.grimterra.rules.state import Feud
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Question
from rulewright.kernel.zone import Zone

TO_ARENA: Final = 8
"""The verb of the choice."""

AT_START: Final = 0
"""ruling.starting-arena-hero."""
IN_TURN: Final = 1
"""turn.choose-arena-hero."""
FILLING: Final = 2
"""ruling.empty-arena."""


def living(feud: Feud, seat: Seat) -> Zone:
    """The choices of a player's living heroes: no minions."""
    offered = Zone()
    for hero in range(seat * HEROES_EACH, seat * HEROES_EACH + HEROES_EACH):
        if feud.is_alive(hero):
            offered.append(make_choice(TO_ARENA, hero))
    return offered


class FirstArena(Question[Feud]):
    """ruling.starting-arena-hero: all choose secretly, and are shown together."""

    def ask(self, feud: Feud, seat: i64) -> Zone:
        if len(feud.answers[seat]) > 0 or not feud.is_playing(seat):
            return NOTHING
        return living(feud, seat)

    def answered(self, feud: Feud) -> None:
        seat = feud.active
        heroes: list[int] = []
        for _ in range(feud.seats):
            if len(feud.answers[seat]) > 0:
                heroes.append(int(thing_of(feud.answers[seat][0])))
            seat = 0 if seat == feud.seats - 1 else seat + 1
        feud.agenda.append(Happen(terms.ENTER_ARENA, heroes, feud.active))


@value
class ChooseArena(Question[Feud]):
    """turn.choose-arena-hero, ruling.pre-combat-sequence, ruling.empty-arena."""

    seat: Seat
    why: Choosing

    def ask(self, feud: Feud, seat: i64) -> Zone:
        if seat != self.seat or len(feud.answers[seat]) > 0:
            return NOTHING
        return living(feud, seat)

    def answered(self, feud: Feud) -> None:
        given = feud.answers[self.seat]
        if len(given) == 0:
            return
        hero = thing_of(given[0])
        before = feud.arena_hero(self.seat)
        if hero == before:
            return
        feud.agenda.append(Happen(terms.ENTER_ARENA, [int(hero)], self.seat))
        if before != NONE:
            feud.agenda.append(Happen(terms.LEAVE_ARENA, [int(before)], self.seat))


FIRST_ARENA: Final = FirstArena()
