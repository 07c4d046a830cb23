"""The clocks of a match: how much time each seat has left. They are told the time, and read none.

A clock runs while its seat is asked something and a person is to answer. All that counts are the
times of the log's entries, so that every process that reads the log has the same clocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.server.messages import Clock, ClockNow


class Clocks:
    """One clock for each seat."""

    def __init__(self, agreed: Clock, seats: int) -> None:
        self.agreed = agreed
        self.left = [float(agreed.seconds)] * seats
        """Seconds left when last looked at."""
        self.since: list[float | None] = [None] * seats
        """Since when it runs; None while it stands."""
        self.question = [-1] * seats
        """The question it last ran for."""

    def turn(self, at: float, question: int, runs: Sequence[bool], *, answered: int | None) -> None:
        """Something was done at that time; now these run, for that question. `answered` is the
        seat that finished an answer, if one did: it has earned the seconds for a move."""
        if self.agreed.kind == "off":
            return
        for seat in range(len(self.left)):
            started = self.since[seat]
            if started is not None:
                self.left[seat] -= max(0.0, at - started)
            if seat == answered and self.agreed.kind == "match":
                self.left[seat] += self.agreed.added
            if runs[seat] and self.agreed.kind == "move" and self.question[seat] != question:
                self.left[seat] = float(self.agreed.seconds)
            if runs[seat]:
                self.question[seat] = question
            self.since[seat] = at if runs[seat] else None

    def forgive(self, at: float) -> None:
        """Take nobody's time for what passed until now: the server was not there."""
        self.since = [None if since is None else at for since in self.since]

    def refill(self, seat: int) -> None:
        """Give a seat that comes back the time for its move anew."""
        if self.agreed.kind == "move":
            self.left[seat] = float(self.agreed.seconds)

    def left_at(self, seat: int, at: float) -> float:
        """Seconds left at that time."""
        since = self.since[seat]
        return self.left[seat] if since is None else self.left[seat] - max(0.0, at - since)

    def run_out(self, at: float) -> list[int]:
        """The seats whose time is up."""
        return [
            seat
            for seat, since in enumerate(self.since)
            if since is not None and self.left_at(seat, at) <= 0
        ]

    def is_running(self) -> bool:
        """Whether any clock runs."""
        return any(since is not None for since in self.since)

    def shown(self, at: float) -> list[ClockNow]:
        """The clocks for people to look at; none if there are none."""
        if self.agreed.kind == "off":
            return []
        return [
            ClockNow(
                seat=seat,
                seconds_left=round(max(0.0, self.left_at(seat, at)), 3),
                running=since is not None,
            )
            for seat, since in enumerate(self.since)
        ]

    def copy(self) -> Clocks:
        """Clocks that run by themselves."""
        copy = Clocks(self.agreed, 0)
        copy.left = self.left[:]
        copy.since = self.since[:]
        copy.question = self.question[:]
        return copy

    def saved(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {"left": self.left, "since": self.since, "question": self.question}

    def load(self, saved: dict[str, Any]) -> None:
        """The inverse of `saved`."""
        self.left = list(saved["left"])
        self.since = list(saved["since"])
        self.question = list(saved["question"])
