"""The verbs of a duel: what choices are called, and what the numbers after each verb are."""

from __future__ import annotations

from typing import Final

PICK: Final = 0
ANNOUNCE: Final = 1
CHOOSE: Final = 2
ACTIVATE: Final = 3
LEAVE: Final = 4
USE: Final = 5
DONE: Final = 6
ANNOUNCE_AS: Final = 7
USE_AS: Final = 8
EXCHANGE: Final = 9
PAY_ENERGY: Final = 10
CHOICES: Final[dict[str, list[str]]] = {
    "pick": ["card"],
    "announce": ["place"],
    "choose": ["relic"],
    "activate": ["place"],
    "leave": ["place"],
    "use": ["place"],
    "done": [],
    "announce-as": ["place", "mode"],
    "use-as": ["place", "mode"],
    "exchange": ["card"],
    "pay-energy": ["amount"],
}
"""Each verb, and what the numbers after it are."""
VERBS: Final = list(CHOICES)
