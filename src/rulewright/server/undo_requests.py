"""Wishes to take something back that the others have to agree to, and who is tired of them."""

from __future__ import annotations

from typing import Any, Final

from rulewright.server.messages import UndoAsked

PATIENCE: Final = 2
"""Whoever has refused a seat so often may have it stop asking."""


class UndoWishes:
    """The wish that is under way, if one is, and what became of earlier ones."""

    def __init__(self) -> None:
        self.asker: int | None = None
        self.waiting: list[int] = []
        self.refusals: dict[tuple[int, int], int] = {}
        """How often a seat (the second) has refused another (the first)."""
        self.barred: set[int] = set()
        """The seats that may not ask again."""

    def ask(self, seat: int, others: list[int]) -> None:
        """The seat asks these others."""
        self.asker = seat
        self.waiting = list(others)

    def answer(self, seat: int, *, allow: bool, no_more: bool) -> None:
        """One of them answers. One refusal ends the wish."""
        assert self.asker is not None
        if allow:
            self.waiting.remove(seat)
            return
        pair = (self.asker, seat)
        self.refusals[pair] = self.refusals.get(pair, 0) + 1
        if no_more:
            self.barred.add(self.asker)
        self.lapse()

    def refused_by(self, seat: int) -> int:
        """How often the seat has refused the one who asks now."""
        return 0 if self.asker is None else self.refusals.get((self.asker, seat), 0)

    def lapse(self) -> None:
        """The wish is granted, refused or overtaken."""
        self.asker = None
        self.waiting = []

    def excuse(self, seat: int) -> None:
        """Nobody waits for this seat's answer any more."""
        if seat in self.waiting:
            self.waiting.remove(seat)

    def shown(self, viewer: int | None) -> UndoAsked | None:
        """The wish as somebody sees it who may have refused such before."""
        if self.asker is None:
            return None
        refusals = 0 if viewer is None else self.refused_by(viewer)
        return UndoAsked(seat=self.asker, waiting=self.waiting, refusals=refusals)

    def copy(self) -> UndoWishes:
        """Wishes that change by themselves."""
        copy = UndoWishes()
        copy.asker = self.asker
        copy.waiting = self.waiting[:]
        copy.refusals = self.refusals.copy()
        copy.barred = self.barred.copy()
        return copy

    def saved(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "asker": self.asker,
            "waiting": self.waiting,
            "refusals": [[*pair, count] for pair, count in sorted(self.refusals.items())],
            "barred": sorted(self.barred),
        }

    def load(self, saved: dict[str, Any]) -> None:
        """The inverse of `saved`."""
        self.asker = saved["asker"]
        self.waiting = list(saved["waiting"])
        self.refusals = {(asker, other): count for asker, other, count in saved["refusals"]}
        self.barred = set(saved["barred"])
