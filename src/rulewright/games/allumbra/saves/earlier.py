"""Saves of earlier versions, in today's form, so that duels begun under them go on.

In the first form nothing was remembered of a turn but the cards in the row, and relics had no modes. In neither the first
nor the second was it said which cards and relics are played with: there were hardly packs, so they are taken for
those that are here. What is no such save is left as it is: `loading.py` says what is wrong with it.
"""

from __future__ import annotations

from typing import Any, Final

from rulewright.games.allumbra.rules.relics import ChooseRelics
from rulewright.games.allumbra.rules.state import Memory
from rulewright.games.allumbra.rules.tables import CardTable, RelicTable, fingerprint

FORM: Final = 3
"""The form of today."""
_FIRST: Final = 1
_SECOND: Final = 2


def as_saved_today(data: object, cards: CardTable, relics: RelicTable) -> object:
    """A saved state as it would be saved today."""
    own = data.get("own") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(own, dict) or data.get("form", 1) is True:
        return data
    form = data.get("form", _FIRST)
    if form not in (_FIRST, _SECOND):
        return data
    try:
        if form == _FIRST:
            own = {**own, "duellists": [_with_memory(each) for each in own["duellists"]]}
        known = _relics_known(data["agenda"], own, relics)
        own = {**own, "cards": fingerprint(cards, relics, known)}
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return data
    return {**data, "form": FORM, "own": own}


def _with_memory(each: dict[str, Any]) -> dict[str, Any]:
    relics = each["relics"]
    if relics is None:
        return {**each, "memory": None}
    memory = {**Memory().saved(), "energy_before": each["energy"], "ammo_before": each["ammo"]}
    return {**each, "relics": [{**relic, "mode": 0} for relic in relics], "memory": memory}


def _relics_known(agenda: list[Any], own: dict[str, Any], relics: RelicTable) -> list[int]:
    """The relics that `Duel.brought` has of such a save."""
    if any(step[0] == ChooseRelics.__name__ for step in agenda):
        return list(range(len(relics.printed)))
    return [relic["kind"] for each in own["duellists"] for relic in each["relics"] or []]
