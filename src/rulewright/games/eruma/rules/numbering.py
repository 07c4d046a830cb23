"""What the numbers of cards and places mean, and how large a game's numbers grow. No behaviour.

A card is a number: 0 to 14 are the first seat's Outlaws, 15 to 29 the second's, from 30 on are
places for Henchmen, used again when they leave. Sets of cards are masks with a bit for each number.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from rulewright.kernel.zone import Zone

Position: TypeAlias = i64
"""One of the 25 positions of the Playfield."""
Phase: TypeAlias = i64
TurnStep: TypeAlias = i64
Cards: TypeAlias = i64
"""A set of cards: a bit for each number."""
Amount: TypeAlias = i64
Points: TypeAlias = i64
DefinitionsByCard: TypeAlias = Zone
"""What each card is, EMPTY where there is none."""
PlacesByCard: TypeAlias = Zone
Pile: TypeAlias = Zone
"""Cards, the last on top."""
PrintedPile: TypeAlias = Zone
"""Printed cards, for those that have no number of their own."""
ActionKind: TypeAlias = i64
"""What an action was: the verb of the choice (`actions.py`)."""
BySeat: TypeAlias = Zone
"""A total for each seat."""
CardsBySeat: TypeAlias = Zone
"""A set of cards for each seat."""

SEATS: Final = 2
DECK_SIZE: Final = 15
OUTLAWS: Final = 30
CARDS: Final = 55
"""Fifteen Outlaws each, and a Henchman on every position at most."""
HENCHMEN_MASK: Final = ((1 << 25) - 1) << 30
SECOND_OUTLAWS: Final = ((1 << 15) - 1) << 15
"""The Outlaws that the second seat owns."""

# Where a card is, beyond the 25 positions.
IN_HAND: Final = 25
IN_DECK: Final = 26
IN_GRAVEYARD: Final = 27
OUT: Final = 28
"""Banished; or the number of a Henchman that is not in use."""

EMPTY: Final = -1
LARGEST_MASK: Final = (1 << 55) - 1
LARGEST_TOTAL: Final = 99
MOST_POINTS: Final = 30
MOST_COUNTERS: Final = 99
LAST_TURN: Final = 60


def outlaws_of(seat: int) -> range:
    """The Outlaws that a seat owns."""
    return range(seat * DECK_SIZE, (seat + 1) * DECK_SIZE)
