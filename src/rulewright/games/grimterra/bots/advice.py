"""What bots may know of good play in Grimterra."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from rulewright.gamekit.advice import Advice
from rulewright.games.grimterra.rules.modifiers import health_of
from rulewright.games.grimterra.rules.numbering import HEROES_EACH
from rulewright.games.grimterra.rules.state import Feud
from rulewright.kernel.event import Event
from rulewright.kernel.state import State

_HERO: Final = 1.0
_NORMAL: Final = 0.5
"""A hero that has yet to flip has two lives."""
_DARK: Final = 0.08
_CARD: Final = 0.06


class GrimterraAdvice(Advice):
    """Living heroes, the life that is left in them, and cards."""

    def value(self, state: State, seat: int) -> float:
        feud = cast(Feud, state)
        if feud.over:
            return float(feud.shares[seat]) / 100.0
        if not feud.is_playing(seat):
            return 0.0
        mine = worth(feud, seat)
        best = max(worth(feud, other) for other in feud.those_playing() if other != seat)
        return 1.0 / (1.0 + exp(best - mine))

    def measures(self, state: State, events: list[Event]) -> dict[str, float]:
        return {"turns": float(cast(Feud, state).turn)}


def worth(feud: Feud, seat: int) -> float:
    """A player's means."""
    total = _CARD * float(len(feud.hands[seat]))
    for hero in range(seat * HEROES_EACH, (seat + 1) * HEROES_EACH):
        if not feud.is_alive(hero):
            continue
        left = float(health_of(feud, hero) - feud.damage_on(hero)) / float(health_of(feud, hero))
        total += _HERO * left + (0.0 if feud.is_empowered(hero) else _NORMAL)
        total -= _DARK * float(feud.dark[hero])
    return total
