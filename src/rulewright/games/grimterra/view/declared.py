"""What Grimterra declares of itself to clients: its view, its choices, its events."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.declared import Declared
from rulewright.games.grimterra.rules import story
from rulewright.games.grimterra.rules.turn import CHOICES
from rulewright.games.grimterra.view import types

_NAMED: Final = {"who": "side", "other": "side", "hero": "hero", "hero2": "hero"}
"""The numbers of events that name things of the view."""


def _objects(numbers: list[str]) -> list[str]:
    """What an event is about: the side that does it, then the heroes it names."""
    return [_NAMED[number] for number in numbers if number in _NAMED]


DECLARED: Final = Declared(
    view=types.FeudView,
    choices=CHOICES,
    numbers={
        "thing": "a card, by its number in the match or by what it is",
        "position": "nothing in Grimterra has one",
        "mode": "which of the ways a text offers, counted from 0",
        "effect": "which of the effects that are due, counted from 0",
        "seat": "a player",
        "hero": "a hero or a minion, by its number in the match",
        "face": "a card in hand, by its place in the set",
        "worn": "an equipment, by its number in the match",
        "ability": "which of the things its text lets its player do, counted from 0",
        "wound": "which of a hero's wounds, counted from 0",
    },
    events={kind: _objects(numbers) for kind, numbers in story.EVENTS.items()},
    things={
        "side": types.SIDE,
        "hero": types.HERO,
        "held": types.HELD,
        "worn": types.WORN,
        "tabled": types.TABLED,
        "discards": types.DISCARDS,
        "deck": types.DECK,
        "wound": types.WOUND,
        "face": types.FACE,
    },
)
