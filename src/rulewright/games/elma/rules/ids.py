"""What the numbers are with which a game of Elma is written down: each kind of number under a name of its own, beside
those that all games with texts have (`effects/ids.py`).

The names are what fields are declared with (`kernel/fields.py`); how far each kind goes, `saves/loading.py` says.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

from rulewright.kernel.zone import Zone

# Turns and times

Turns: TypeAlias = i64
"""How many turns; there may be none."""
Length: TypeAlias = i64
"""How many turns or full turns a battle gets: one at least."""
Phase: TypeAlias = i64
"""A step of the turn (`turn.py`)."""
Time: TypeAlias = i64
"""A time that was driven, in tenths of a second, or NONE."""
Tenths: TypeAlias = i64
"""Tenths of a second. A first time may have been improved to less than none."""
Entries: TypeAlias = i64
"""How many entries of a list of records."""

# Players

Players: TypeAlias = i64
"""How many play a battle: two at least."""
Seats: TypeAlias = i64
"""A set of seats, as a mask."""
Looker: TypeAlias = i64
"""Who looks at cards, or NONE."""
Audience: TypeAlias = i64
"""Who knows something, as in the audience of an event."""
WindowKind: TypeAlias = i64
"""Which of the windows for instants (`windows.py`)."""

# Cards

Partner: TypeAlias = i64
"""The other kuski of a pair, NONE, or PARTNER_GONE."""
Team: TypeAlias = i64
"""The number of a tag, or NO_TEAM."""
KuskiTypes: TypeAlias = i64
"""A set of kuski types, as a mask."""
LevelTypes: TypeAlias = i64
"""A set of level types, as a mask."""
LevelKeywords: TypeAlias = i64
"""A set of keywords of levels, as a mask."""
CardCount: TypeAlias = i64
"""How many of the cards of the match."""
Slot: TypeAlias = i64
"""A place in the queue, or NONE for its end."""
Amount: TypeAlias = i64
"""How much of what happens: points, counters, tenths of a second."""

# Changes

Rule: TypeAlias = i64
"""A rule that texts may change (`terms.py`)."""
RuleValue: TypeAlias = i64
HowChanged: TypeAlias = i64
HowLong: TypeAlias = i64

Flag: TypeAlias = i64
"""1 if it is so, else 0."""
TwoFlags: TypeAlias = i64
"""A flag for each of a pair, as a mask."""

# Zones

Pile: TypeAlias = Zone
"""Cards, the last on top."""
PlaceOfEach: TypeAlias = Zone
"""Where each card of the match is."""
DefinitionOfEach: TypeAlias = Zone
"""What each card of the match is."""
PointsOfEach: TypeAlias = Zone
"""A number for each seat."""
TurnsOfEach: TypeAlias = Zone
"""A number for each seat."""
