"""What the numbers mean in which a game of Elma is written down: where a card is, until when something
lasts, what is noted of an ability, and which effect answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


UNTIL_BATTLE_IS_OVER: Final = -1
"""What `Lasting.until` has in the place of a turn: the end of the battle, or nothing but the cards
that it is about leaving play."""
WHILE_IT_IS_IN_PLAY: Final = -2
_UNTIL_TURN: Final = -10


def until_turn_of(seat: i64) -> i64:
    """What `Lasting.until` has for what lasts until the next turn of a seat."""
    return _UNTIL_TURN - seat


USED: Final = 1
"""The kind of a mark: used this turn, or (SPENT) come once."""
SPENT: Final = 0
MARKS_A_CARD: Final = 64


def mark_of(card: i64, ability: i64, kind: i64) -> i64:
    """What is noted of an ability of a card."""
    return card * MARKS_A_CARD + 2 * ability + kind


def card_of_mark(mark: i64) -> i64:
    """The card of such a note."""
    return mark // MARKS_A_CARD


EFFECTS_A_CARD: Final = 8


def effect_of(card: i64, ability: i64) -> i64:
    """The number of one effect of a card: no effect answers what it has led to."""
    return card * EFFECTS_A_CARD + ability
