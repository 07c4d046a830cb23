"""What the numbers mean in which a game of Elma is written down: where a card is, and which effect
answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import CardId

MOST_SEATS: Final = 6

# Where a card is.
IN_DECK: Final = 0
IN_HAND: Final = 1
OFFLINE: Final = 2
ONLINE: Final = 3
IN_BATTLE: Final = 4
IN_AFTER: Final = 5
IN_QUEUE: Final = 6
BATTLE_LEVEL: Final = 7
AFTER_LEVEL: Final = 8
DISCARDED: Final = 9
BANNED: Final = 10
TAKING_EFFECT: Final = 11
"""An instant that has been played: it never comes into play (ruling.instant-nature)."""
GONE: Final = 12
"""Out of the game with its player (ruling.loss-with-many-players)."""
PLACES: Final = [
    "deck", "hand", "offline", "online", "battle", "after battle", "queue", "current battle",
    "after battle level", "discard pile", "ban pile", "taking effect", "gone",
]  # fmt: skip


EFFECTS_A_CARD: Final = 8


def effect_of(card: CardId, ability: i64) -> i64:
    """The number of one effect of a card: no effect answers what it has led to."""
    return card * EFFECTS_A_CARD + ability
