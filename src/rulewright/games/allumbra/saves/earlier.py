"""Saves of earlier versions, in today's form, so that duels begun under them go on.

In the first form nothing was remembered of a turn but the cards in the row, and relics had no modes. What is no such
save is left as it is: `loading.py` says what is wrong with it.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.games.allumbra.rules.state import Memory

FORM: Final = 2
"""The form of today."""


def as_saved_today(data: object) -> object:
    """A saved state as it would be saved today."""
    own = data.get("own") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(own, dict) or data.get("form", 1) is True:
        return data
    if data.get("form", 1) != 1:
        return data
    try:
        duellists = [_duellist(each) for each in own["duellists"]]
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return data
    return {**data, "form": FORM, "own": {**own, "duellists": duellists}}


def _duellist(each: dict[str, Any]) -> dict[str, Any]:
    relics = each["relics"]
    if relics is None:
        return {**each, "memory": None}
    memory = {**Memory().saved(), "energy_before": each["energy"], "ammo_before": each["ammo"]}
    return {**each, "relics": [{**relic, "mode": 0} for relic in relics], "memory": memory}
