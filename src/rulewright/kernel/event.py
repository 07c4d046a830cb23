"""What happened, in numbers, with who may see it. A game puts it into words on request."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYONE: Final = -1
"""The audience of what all may see, spectators included."""

SPECTATOR: Final = 31
"""The seat number of somebody who only watches."""


def only(seat: i64) -> i64:
    """The audience that is one seat."""
    return 1 << seat


def all_but(seat: i64) -> i64:
    """The audience that is everyone else, spectators included."""
    return ~(1 << seat)


class Event:
    """One thing that happened: the game's number for its kind, and the things concerned."""

    __slots__ = ("audience", "kind", "things")

    def __init__(self, audience: i64, kind: i64, things: list[int]) -> None:
        self.audience: Final = audience
        self.kind: Final = kind
        self.things: Final = things

    def seen_by(self, seat: i64) -> bool:
        """Whether that seat (or SPECTATOR) may know of it."""
        return (self.audience >> seat) & 1 == 1

    def saved(self) -> list[int]:
        """The event as plain numbers."""
        return [int(self.audience), int(self.kind), *self.things]


def event_from(saved: list[int]) -> Event:
    """The event with these numbers."""
    return Event(saved[0], saved[1], saved[2:])
