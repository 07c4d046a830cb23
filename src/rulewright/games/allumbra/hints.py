"""What bots may know about good play in a duel: how a position looks, as a share of the win.

Nothing here is a rule. The weights were fitted by eye to the results of search play and only
have to rank positions sensibly.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.allumbra.state import Duel

_AMMO_WORTH: Final = 0.25
_BONUS_WORTH: Final = 0.5
_RELIC_WORTH: Final = 0.4
_SCALE: Final = 9.0


def outlook(duel: Duel, seat: int) -> float:
    """From 0, surely lost, to 1, surely won."""
    if duel.over:
        return duel.shares[seat] / 100.0
    lead = worth(duel, seat) - worth(duel, 1 - seat)
    nearest_end = min(duel.duellists[0].energy, duel.duellists[1].energy)
    spread = _SCALE + float(nearest_end)
    share = 0.5 + lead / (2.0 * spread)
    return max(0.01, min(0.99, share))


def worth(duel: Duel, seat: int) -> float:
    """A duellist's means, in energy."""
    player = duel.duellists[seat]
    total = float(player.energy) + _AMMO_WORTH * float(min(player.ammo, 6))
    if player.next_free > 0 or player.next_damage > 0:
        total += _BONUS_WORTH
    if player.relics is not None:
        for relic in player.relics:
            if relic.active:
                total += _RELIC_WORTH
    return total
