"""What Allumbra declares of itself to clients: its view, its choices, its events."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.declared import Declared
from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules.verbs import CHOICES
from rulewright.games.allumbra.view import types

_NAMED: Final = {
    "who": "duellist",
    "cards": "held*",
    "place": "row",
    "place2": "row",
    "relic": "relic",
    "relic2": "relic",
}
"""The numbers of events that name things of the view."""


def _objects(kind: str, numbers: list[str]) -> list[str]:
    """What an event is about: the duellist it happens to, then cards or relics."""
    if kind == story.NAMES[story.REVEALED]:
        return ["row?", "row?"]
    if kind == story.NAMES[story.SHOWED]:
        return ["duellist", "held"]
    if kind == story.NAMES[story.SAW]:
        return ["duellist", "row"]
    return [_NAMED[number] for number in numbers if number in _NAMED]


DECLARED: Final = Declared(
    view=types.DuelView,
    choices=CHOICES,
    numbers={
        "card": "a kind of card, by its place among the printed ones",
        "relic": "a relic, by its place among the printed ones",
        "place": "one of one's own relics, counted from 0",
        "mode": "one of the things that a relic lets one choose from, counted from 0",
        "amount": "so much energy",
    },
    events={kind: _objects(kind, numbers) for kind, numbers in story.EVENTS.items()},
    things={
        "duellist": types.DUELLIST,
        "held": types.HELD,
        "row": types.ROW,
        "relic": types.RELIC,
    },
)
