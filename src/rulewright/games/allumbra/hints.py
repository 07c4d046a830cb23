"""What bots may know about good play in a duel: how a position looks, as a share of the win.

Nothing here is a rule. The figures come from a logistic fit to duels between search bots
(`tools/fit_allumbra_hints.py`), smoothed; they only have to rank positions sensibly.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from rulewright.games.allumbra.state import Duel

_ENERGY: Final = [-4.5, -2.9, -2.4, -1.95, -1.52, -1.16, -0.85, -0.57, -0.36, -0.18, 0.0]
_AMMO: Final = [0.0, 0.24, 0.46, 0.62, 0.77, 0.91, 1.05, 1.2, 1.33, 1.45, 1.55]
_NEXT_FREE: Final = 0.15
_NEXT_DAMAGE: Final = 0.05
_ACTIVE_RELIC: Final = 0.15


def outlook(duel: Duel, seat: i64) -> float:
    """From 0, surely lost, to 1, surely won."""
    if duel.over:
        return float(duel.shares[seat]) / 100.0
    return 1.0 / (1.0 + exp(worth(duel, 1 - seat) - worth(duel, seat)))


def worth(duel: Duel, seat: i64) -> float:
    """A duellist's means, as the logarithm of the odds they make."""
    player = duel.duellists[seat]
    total = _ENERGY[player.energy] + _AMMO[player.ammo]
    if player.next_free > 0:
        total += _NEXT_FREE
    total += _NEXT_DAMAGE * float(player.next_damage)
    if player.relics is not None and duel.relics is not None:
        for relic in player.relics:
            total += float(duel.relics.worth[relic.kind]) / 100.0
            if relic.active:
                total += _ACTIVE_RELIC
    return total
