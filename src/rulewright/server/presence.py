"""Who is connected: on this process, and, as far as the others said so lately, on any other.

Each process tells the others through the bell which seats are connected to it, when that changes
and every few seconds. What is not repeated is forgotten, so a process that was killed takes its
people with it. Nothing of this is stored: after a restart everybody counts as gone since then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

REPEAT_SECONDS: Final = 4.0
FORGET_SECONDS: Final = 12.0
MARK: Final = "present"
"""Begins an announcement on the bell; no code of a match has so few letters."""
_SEATS_AT_ONCE: Final = 200
"""How many matches one announcement names: PostgreSQL carries 8000 bytes."""


class Presence:
    """Who is there."""

    def __init__(self, process: str, clock: Callable[[], float]) -> None:
        self._process = process
        self._clock = clock
        self._here: dict[str, Counter[int]] = {}
        """Connections to this process, by match and seat."""
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[int]]]] = {}
        """What other processes said, by match and process, and when."""
        self._gone: dict[tuple[str, int], float] = {}

    def arrive(self, code: str, seat: int) -> bool:
        """A connection for a seat; whether the seat was empty until now."""
        is_news = not self.is_connected(code, seat)
        self._here.setdefault(code, Counter())[seat] += 1
        self._gone.pop((code, seat), None)
        return is_news

    def leave(self, code: str, seat: int) -> bool:
        """A connection less; whether the seat is empty now."""
        here = self._here[code]
        here[seat] -= 1
        if here[seat] <= 0:
            del here[seat]
        if not here:
            del self._here[code]
        if self.is_connected(code, seat):
            return False
        self._gone[code, seat] = self._clock()
        return True

    def is_connected(self, code: str, seat: int) -> bool:
        """Whether the seat's player is connected anywhere."""
        here = self._here.get(code)
        if here is not None and here[seat] > 0:
            return True
        return any(seat in seats for _, seats in self._elsewhere.get(code, {}).values())

    def away_since(self, code: str, seat: int) -> float | None:
        """Since when nobody is there for the seat; None while somebody is."""
        if self.is_connected(code, seat):
            return None
        return self._gone.setdefault((code, seat), self._clock())

    def forget_match(self, code: str) -> None:
        """The match is not looked at any more."""
        for key in [key for key in self._gone if key[0] == code]:
            del self._gone[key]

    # Across processes

    def announcements(self) -> Iterator[str]:
        """All that this process has to say."""
        codes = sorted(self._here)
        for first in range(0, len(codes), _SEATS_AT_ONCE):
            yield self._announcement(codes[first : first + _SEATS_AT_ONCE])

    def announcement_of(self, code: str) -> str:
        """What this process has to say of one match."""
        return self._announcement([code])

    def _announcement(self, codes: list[str]) -> str:
        said = (f"{code}:{''.join(map(str, sorted(self._here.get(code, {}))))}" for code in codes)
        return f"{MARK} {self._process} {' '.join(said)}"

    def hear(self, announcement: str) -> list[str]:
        """Take in what a process said. Gives the matches in which somebody came or went."""
        _, process, *said = announcement.split(" ")
        if process == self._process:
            return []
        changed = []
        for part in said:
            code, _, digits = part.partition(":")
            seats = frozenset(int(digit) for digit in digits)
            if self._set(process, code, seats):
                changed.append(code)
        return changed

    def forget_silent(self) -> list[str]:
        """Forget what was not repeated. Gives the matches in which somebody went."""
        latest = self._clock() - FORGET_SECONDS
        silent = [
            (code, process)
            for code, said in self._elsewhere.items()
            for process, (heard, _) in said.items()
            if heard < latest
        ]
        return [code for code, process in silent if self._set(process, code, frozenset())]

    def _set(self, process: str, code: str, seats: frozenset[int]) -> bool:
        said = self._elsewhere.setdefault(code, {})
        _, before = said.pop(process, (0.0, frozenset[int]()))
        if seats:
            said[process] = (self._clock(), seats)
        if not said:
            del self._elsewhere[code]
        for seat in seats:
            self._gone.pop((code, seat), None)
        for seat in before - seats:
            if not self.is_connected(code, seat):
                self._gone[code, seat] = self._clock()
        return seats != before
