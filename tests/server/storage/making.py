"""Matches and entries to store, made with as little as a test wants to say."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from rulewright.server.storage import NewEntry, NewMatch, NewSnapshot

NOON = datetime(2031, 5, 4, 12, 0, tzinfo=UTC)


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


def minutes(count: float) -> timedelta:
    return timedelta(minutes=count)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


PLAIN = NewMatch(
    id="PLAIN",
    game="allumbra",
    edition="1",
    program="0.1.0",
    options={"relics": True},
    seats=[{"name": "Ana"}, {"name": "Bo", "bot": "search:2s"}],
    settings={"clock": None},
    public=True,
    seed="a secret seed",
    seed_hash="0f",
    created_at=NOON,
)


def a_match(code: str, **different: Any) -> NewMatch:
    return replace(PLAIN, id=code, **different)


def an_entry(word: str = "pick", seat: int | None = 0) -> NewEntry:
    return NewEntry(at=NOON, kind="decision", body={"choice": [word, 3]}, seat=seat)


def a_snapshot(state: str = '{"turn":1}') -> NewSnapshot:
    return NewSnapshot(edition="1", state=state, at=NOON)
