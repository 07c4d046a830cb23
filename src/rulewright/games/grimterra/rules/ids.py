"""What the numbers are with which a game of Grimterra is written down: each kind of number under a name of its own,
beside those that all games with texts have (`effects/ids.py`).

The names are what fields are declared with (`kernel/fields.py`); how far each kind goes, `saves/loading.py` says.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

from rulewright.kernel.zone import Zone

Phase: TypeAlias = i64
TurnStep: TypeAlias = i64
"""A step of the turn (`turn.py`)."""
RoundStep: TypeAlias = i64
"""A step of a round of combat (`combat.py`)."""
CombatStep: TypeAlias = i64
"""A step before the rounds of a combat."""
Amount: TypeAlias = i64
"""How much damage, how many counters."""
CardOrNone: TypeAlias = i64
FighterId: TypeAlias = i64
"""A hero or a minion."""
FighterOrNone: TypeAlias = i64
SeatOrNone: TypeAlias = i64
Seats: TypeAlias = i64
"""A set of seats, as a mask."""
Fighters: TypeAlias = i64
"""A set of heroes and minions, as a mask."""
Audience: TypeAlias = i64
"""Who knows something, as in the audience of an event."""
Flags: TypeAlias = i64
"""What was done this turn, as a mask."""
Rounds: TypeAlias = i64
Choosing: TypeAlias = i64
"""Why somebody chooses a hero for the arena."""

Pile: TypeAlias = Zone
"""Cards, the last on top."""
DefinitionOfEach: TypeAlias = Zone
"""What each card of the match is; NONE for the number of a minion that is not in use."""
PlaceOfEach: TypeAlias = Zone
"""Where each card of the match is."""
DarkOfEach: TypeAlias = Zone
"""The dark counters on each hero and minion."""
TabledOfEach: TypeAlias = Zone
"""The card of each seat in this round of combat, or NONE."""
