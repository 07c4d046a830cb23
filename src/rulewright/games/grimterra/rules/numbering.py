"""What the numbers of cards and places mean, and how large a game's numbers grow. No behaviour.

A card is a number. The heroes come first, three of each seat; then six places for the minions of each seat, used again
when they die; then the cards of each deck. So fighters are few and have small numbers, and sets of them are masks.
"""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
HEROES_EACH: Final = 3
MINIONS_EACH: Final = 6
"""More minions than this a player cannot have at once; the rules know no limit, but nobody comes near it."""
FIGHTERS_EACH: Final = 9
"""Heroes and minions."""

NONE: Final = -1

# Where a card is.
IN_DECK: Final = 0
IN_HAND: Final = 1
DISCARDED: Final = 2
BLUFFED: Final = 3
"""Face down in a discard pile, for good."""
PLACED: Final = 4
"""Face down on the table, in a round of combat."""
SHOWN: Final = 5
"""Face up on the table, in a round of combat."""
CAST: Final = 6
"""A spell that is being carried out."""
WOUND: Final = 7
WORN: Final = 8
BACKROW: Final = 9
ARENA: Final = 10
DEAD: Final = 11
"""A hero, set aside with its dark counters."""
GONE: Final = 12
"""Out of the game with its player; or the number of a minion that is not in use."""
PLACES: Final = [
    "deck", "hand", "discard pile", "bluffed", "placed", "shown", "cast", "wound", "worn", "backrow",
    "arena", "dead", "gone",
]  # fmt: skip

EFFECTS_A_CARD: Final = 8
"""A text has at most so many effects: each is a link in a chain of effects."""

DARK_DEATH: Final = 6
"""dark.six-kills."""
HAND_SIZE: Final = 5
ROUNDS: Final = 3
LARGEST: Final = 9999
"""No damage, health or number of counters is larger."""
LAST_TURN: Final = 100_000
