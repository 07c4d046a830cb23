"""How much one connection or one address may ask for, so that nobody is crowded out."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

from rulewright.server.refusals import Refused
from rulewright.server.settings import Limits

MOST_ADDRESSES: Final = 10_000
"""Addresses that are remembered; the ones not heard of for longest are forgotten."""


class Allowance:
    """So many at once, and so many a second after that."""

    __slots__ = ("_a_second", "_at", "_at_once", "_left")

    def __init__(self, a_second: float, at_once: int, at: float) -> None:
        self._a_second = a_second
        self._at_once = float(at_once)
        self._left = float(at_once)
        self._at = at

    def take(self, at: float) -> bool:
        """Take one, if there is one left."""
        earned = max(0.0, at - self._at) * self._a_second
        self._left = min(self._at_once, self._left + earned)
        self._at = at
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Addresses:
    """What every address has asked for lately."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._requests: OrderedDict[str, Allowance] = OrderedDict()
        self._connections: Counter[str] = Counter()
        self._matches: dict[str, set[str]] = {}

    def take_request(self, address: str) -> bool:
        """Whether the address may make a request now."""
        allowance = self._requests.pop(address, None)
        if allowance is None:
            limits = self._limits
            allowance = Allowance(limits.requests_a_second, limits.requests_at_once, self._clock())
        self._requests[address] = allowance
        while len(self._requests) > MOST_ADDRESSES:
            self._requests.popitem(last=False)
        return allowance.take(self._clock())

    def connect(self, address: str) -> bool:
        """Whether the address may have one more connection; it counts from now on."""
        if self._connections[address] >= self._limits.connections:
            return False
        self._connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection less."""
        self._connections[address] -= 1
        if self._connections[address] <= 0:
            del self._connections[address]

    def check_new_match(self, address: str, is_alive: Callable[[str], bool]) -> None:
        """Refuse a new match to an address that has made enough of those not over."""
        alive = {code for code in self._matches.get(address, set()) if is_alive(code)}
        self._matches[address] = alive
        if len(alive) >= self._limits.matches_alive:
            raise Refused(
                "too-many-matches",
                f"you have {len(alive)} matches that are not over; finish one of them first",
            )

    def made_match(self, address: str, code: str) -> None:
        """The address has made a match."""
        self._matches.setdefault(address, set()).add(code)
