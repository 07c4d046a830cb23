"""Flips and deaths that are due, and when they are looked for: at the end of a round, or when a card or power has been
carried out (ruling.damage-death-timing, ruling.damage-outside-combat)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.grimterra.rules import terms
from rulewright.games.grimterra.rules.happening import Happen
from rulewright.games.grimterra.rules.ids import Fighters
from rulewright.games.grimterra.rules.leaving import WIN_CHECK
from rulewright.games.grimterra.rules.modifiers import health_of
from rulewright.games.grimterra.rules.numbering import NONE
from rulewright.games.grimterra.rules.state import Feud
from rulewright.kernel.bits import bit
from rulewright.kernel.fields import value
from rulewright.kernel.state import Procedure


@value
class Judge(Procedure[Feud]):
    """heroes.flip-threshold, heroes.death-by-damage: all that is due at one moment. What that leads to is judged again,
    each hero once (`judged`), so that it comes to an end."""

    judged: Fighters

    def run(self, feud: Feud) -> None:
        flips: list[int] = []
        deaths: list[int] = []
        due: i64 = 0
        for hero in range(feud.fighters):
            if not feud.is_alive(hero) or (self.judged >> hero) & 1 == 1:
                continue
            is_normal = not feud.is_empowered(hero)
            may_flip = is_normal and feud.cards.other_sides[feud.definition[hero]] != NONE
            if len(feud.wounds) > 0 and _is_fatal(feud, hero):
                (flips if may_flip else deaths).append(int(hero))
            elif (feud.flipping >> hero) & 1 == 1 and may_flip:
                flips.append(int(hero))
            else:
                continue
            due |= bit(hero)
        feud.flipping = 0
        if due == 0:
            WIN_CHECK.run(feud)
            return
        feud.agenda.append(Judge(self.judged | due))
        if len(flips) > 0:
            feud.agenda.append(Happen(terms.FLIP, flips, feud.active))
        if len(deaths) > 0:
            feud.agenda.append(Happen(terms.DIE, deaths, feud.active, means=terms.BY_DAMAGE))


def _is_fatal(feud: Feud, hero: i64) -> bool:
    damage = feud.damage_on(hero)
    return damage > 0 and damage >= health_of(feud, hero)


JUDGE: Final = Judge(0)
