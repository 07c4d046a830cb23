"""What the numbers are with which effects are written down: each kind of number under a name of its own.

The names are what fields are declared with (`kernel/fields.py`); how far each kind goes in a match, `Limits` says
(`register_checks.py`).
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
CardId: TypeAlias = i64
"""One card of a match, wherever it is."""
Definition: TypeAlias = i64
"""A printed card, by its number in the set; and so its text."""
AbilityId: TypeAlias = i64
"""One ability of a text, by its number in the program."""
StepId: TypeAlias = i64
"""One step of a program, by its place in the code."""
Verb: TypeAlias = i64
"""What happens."""
Means: TypeAlias = i64
"""By what means it happens: by a power, by an attack, by the rules."""
Cause: TypeAlias = i64
"""The card that brings something about, or NO_CARD."""
Link: TypeAlias = i64
"""An effect in a chain of effects (`Book.link_of`)."""
Turn: TypeAlias = i64
"""A turn of the match, counted from 1."""
LaterTurn: TypeAlias = i64
"""The same, but it may be yet to come."""
CounterKind: TypeAlias = i64
"""A kind of counters: one that the game knows, or that a text names (`counters.py`)."""
CountersThere: TypeAlias = i64
"""How many counters of a kind lie on a card: one at least, or nothing is noted."""
Count: TypeAlias = i64
"""How many."""
Registers: TypeAlias = list[int]
"""What an effect has chosen, counted and noted."""
