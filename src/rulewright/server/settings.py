"""How a server is set up: its database, its limits, and what tests put in place of the world."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rulewright.server.errors import BadOrigin
from rulewright.server.worker import one_humble_process, one_process

LARGEST_MESSAGE: Final = 16 * 1024
"""Bytes of a message or a request's body."""
_ORIGIN: Final = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?")
"""As browsers write it, and never a wildcard."""


def utc_now() -> datetime:
    """The time, with its zone."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class Limits:
    """How much one connection or one address may ask for."""

    messages_a_second: float = 10.0
    messages_at_once: int = 40
    requests_a_second: float = 20.0
    requests_at_once: int = 120
    matches_alive: int = 40
    """Matches an address may have made that are not over."""
    connections: int = 100
    """Sockets an address may have open."""
    sayings_a_second: float = 0.5
    sayings_at_once: int = 6
    unread_messages: int = 256
    """Messages that may wait for a slow client before it is let go."""


NO_LIMITS: Final = Limits(
    messages_a_second=1e9,
    messages_at_once=10**6,
    requests_a_second=1e9,
    requests_at_once=10**6,
    matches_alive=10**6,
    connections=10**6,
    sayings_a_second=1e9,
    sayings_at_once=10**6,
)
"""For measuring, on a machine of one's own."""


@dataclass(frozen=True)
class ServerSettings:
    """All that `make_app` needs to know."""

    database: str
    bot_workers: int = 1
    bot_pool: Callable[[], Executor] = one_process
    packing_pool: Callable[[], Executor] = one_humble_process
    """Where what all sides saw of a match that is over is packed."""
    workshop_pool: Callable[[], Executor] = one_process
    """Where cards that strangers write are looked at."""
    balance_pool: Callable[[], Executor] = one_humble_process
    """Where quick matches are played with them."""
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, as in `https://example.org`."""
    site: Path | None = None
    """The folder of the built web client; found by itself if not said."""
    clock: Callable[[], datetime] = utc_now
    lease_seconds: float = 6.0
    """How long after a keeper's last sign another process takes its matches over."""
    tick_seconds: float = 0.25
    """How often a keeper looks at its clocks."""
    idle_seconds: float = 60.0
    """How long a table that nobody looks at stays in memory."""
    hello_seconds: float = 10.0
    """How long a socket may be open before it says hello."""

    def __post_init__(self) -> None:
        for origin in self.origins:
            if _ORIGIN.fullmatch(origin) is None:
                raise BadOrigin(
                    f"{origin!r} is no origin of a page; write one like https://example.org,"
                    " without a path, and one for each site"
                )
