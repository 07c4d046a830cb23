"""What Elma declares of itself to clients: its view, its choices, its events."""

from __future__ import annotations

from typing import Final

from rulewright.gamekit.declared import Declared
from rulewright.games.elma.rules import story
from rulewright.games.elma.rules.turn import CHOICES
from rulewright.games.elma.view import types

_NAMED: Final = {"who": "player", "thing": "card"}
"""The numbers of events that name things of the view."""


def _objects(kind: str, numbers: list[str]) -> list[str]:
    """What an event is about: the player who does it, then the cards it names."""
    named = [_NAMED[number] for number in numbers if number in _NAMED]
    if kind == story.NAMES[story.DREW_CARD]:
        named.append("held")
    return sorted(named, key=lambda name: name != "player")


DECLARED: Final = Declared(
    view=types.RaceView,
    choices=CHOICES,
    numbers={
        "thing": "a card by its number in the match, or one of a hand or pile by what and whose it is",
        "position": "a place; no card of Elma asks for one",
        "mode": "which of the ways a text offers, counted from 0",
        "effect": "which of the effects that are due, counted from 0",
        "seat": "a player",
        "face": "a card in hand, by the printed card",
        "card": "a card by its number in the match",
        "other": "another card by its number in the match",
        "turns": "for how many full turns",
        "place": "where in the queue, counted from 0",
        "which": "which of its lists of records, counted from 0",
    },
    events={kind: _objects(kind, numbers) for kind, numbers in story.EVENTS.items()},
    things={
        "player": types.PLAYER,
        "card": types.CARD,
        "held": types.HELD,
        "deck": types.DECK,
        "pile": types.PILE,
    },
)
