"""What the log of a match holds: one entry for everything that ever changed it, in order.

An entry says what was done and by whom, never what came of it: that is worked out again by whoever
reads the log (`live.py`). Rows and numbers are the storage's business.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from rulewright.server.storage import NewEntry

SIT: Final = "sit"
DECIDE: Final = "decide"
CONCEDE: Final = "concede"
OFFER_DRAW: Final = "offer-draw"
UNDO: Final = "undo"
ASK_UNDO: Final = "ask-undo"
ANSWER_UNDO: Final = "answer-undo"
SAY: Final = "say"
STAND_IN: Final = "stand-in"
RETURN: Final = "return"
OUT_OF_TIME: Final = "out-of-time"
FORGIVE_TIME: Final = "forgive-time"
REMATCH: Final = "rematch"
PAUSE: Final = "pause"
"""A process that goes down leaves a snapshot, which comes with an entry; nothing is done by it."""
ARCHIVE: Final = "archive"
"""What all sides saw of a match that is over, packed (`archive.py`)."""

UNNOTICED: Final = frozenset({PAUSE, ARCHIVE})
PLAYED: Final = frozenset({DECIDE, CONCEDE, OFFER_DRAW, OUT_OF_TIME})
"""What may bring the game itself forward."""


@dataclass(frozen=True)
class Entry:
    """Something that was done: when (in seconds since the epoch), what, and in whose seat."""

    at: float
    kind: str
    seat: int | None = None
    body: dict[str, Any] = field(default_factory=dict)

    def to_store(self) -> NewEntry:
        """The entry as the store takes it."""
        at = datetime.fromtimestamp(self.at, UTC)
        return NewEntry(at=at, kind=self.kind, seat=self.seat, body=self.body)


def entry_from(stored: NewEntry) -> Entry:
    """The entry that the store holds."""
    return Entry(stored.at.timestamp(), stored.kind, stored.seat, stored.body)
