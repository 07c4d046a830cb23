"""Where matches are kept: `Store`, and the plain records that go in and come out.

It knows rows, not rules. Nothing outside this folder speaks SQL.
"""

from __future__ import annotations

from rulewright.server.storage.notifications import Listener, Ring
from rulewright.server.storage.records import (
    Change,
    HeldSeat,
    NewEntry,
    NewMatch,
    NewSnapshot,
    Page,
    Status,
    StoredEntry,
    StoredMatch,
    StoredSnapshot,
)
from rulewright.server.storage.store import Store

__all__ = [
    "Change",
    "HeldSeat",
    "Listener",
    "NewEntry",
    "NewMatch",
    "NewSnapshot",
    "Page",
    "Ring",
    "Status",
    "Store",
    "StoredEntry",
    "StoredMatch",
    "StoredSnapshot",
]
