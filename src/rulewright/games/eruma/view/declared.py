"""What Eruma declares of itself to clients: its view, its choices, its events."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.declared import Declared
from rulewright.games.eruma.rules import story
from rulewright.games.eruma.rules.turn import CHOICES
from rulewright.games.eruma.view import types

# What is not shown, or was not on the Playfield, has no position to name.
_NAMED: Final = {"who": "side", "position": "position?", "position2": "position?"}
"""The numbers of events that name things of the view."""


def _objects(numbers: list[str]) -> list[str]:
    """What an event is about: the side that does it, then the positions it names."""
    named = [_NAMED[number] for number in numbers if number in _NAMED]
    return sorted(named, key=lambda name: name != "side")


DECLARED: Final = Declared(
    view=types.RaidView,
    choices=CHOICES,
    numbers={
        "thing": "a card, by where it lies or by what it is",
        "position": "a position of the Playfield, counted from the first seat's Zone 1",
        "position2": "the position it is about next",
        "face": "a printed card, by its place in the set",
        "held": "a card in hand, by its number in the match",
        "mode": "which of the ways a text offers, counted from 0",
        "effect": "which of the effects that are due, counted from 0",
        "seat": "a player; no card of Eruma asks for one",
    },
    events={kind: _objects(numbers) for kind, numbers in story.EVENTS.items()},
    things={
        "side": types.SIDE,
        "position": types.POSITION,
        "held": types.HELD,
        "graveyard": types.GRAVEYARD,
        "deck": types.DECK,
        "face": types.FACE,
    },
)
