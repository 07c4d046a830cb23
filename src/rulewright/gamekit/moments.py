"""The moments between two decisions: what the table looked like after each step of the rules.

A match goes from one decision to the next in one go, and three clashes may lie between. Whoever wants
to show them looks after each step while the rules run, once: as states (`play_through`), or as what each
viewer sees of them and what changed in that (`Watch`). Nothing here decides anything: the last moment
is where the match stands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.gamekit.differences import difference
from rulewright.gamekit.match import Match
from rulewright.kernel.event import Event
from rulewright.kernel.state import State

View = dict[str, object]


@dataclass(frozen=True)
class Moment:
    """A state on the way to the next decision, and what was still to happen before it."""

    state: State
    to_come: list[Event]


def play_through(match: Match, seat: int, code: int) -> list[Moment]:
    """Let the seat choose this. Gives all moments that follow; none if others have yet to answer."""
    happened = match.state.events
    assert happened is not None, "a match always hears of what happens"
    passed: list[tuple[State, int]] = []
    match.play(seat, code, lambda: passed.append((match.state.clone(), len(happened))))
    return [Moment(then, happened[count:]) for then, count in passed]


class Sight:
    """A moment as one viewer sees it: what is told, and the difference from the view before."""

    __slots__ = ("change", "news")

    def __init__(self, news: list[Event], change: Any) -> None:
        self.news = news
        self.change = change


class Watch:
    """Those who look while a match goes on: `views` is what each sees, and `sights` what they have seen
    since. A viewer is a seat, or SPECTATOR. Whoever cannot be shown a moment, by a fault of the game's,
    is named in `faults` with the reason, and sees no more; the match goes on for the others.
    """

    def __init__(self, match: Match, views: Mapping[int, View]) -> None:
        self._match = match
        self._told = len(match.state.events or [])
        self.views = dict(views)
        self.sights: dict[int, list[Sight]] = {viewer: [] for viewer in views}
        self.faults: dict[int, Exception] = {}
        self.looks = 0

    def look(self, viewers: Sequence[int] | None = None) -> None:
        """Keep what everybody (or only these) sees now, if it is not what they saw before or something was
        told."""
        self.looks += 1
        happened = self._match.state.events or []
        news = happened[self._told :]
        self._told = len(happened)
        present = list(self.views) if viewers is None else [v for v in viewers if v in self.views]
        for viewer, view in self._seen_now(present).items():
            before = self.views[viewer]
            self.views[viewer] = view
            told = [event for event in news if event.seen_by(viewer)]
            if told or view != before:
                self.sights[viewer].append(Sight(told, difference(before, view)))

    def has_news(self) -> bool:
        """Whether something has happened since the last look."""
        return len(self._match.state.events or []) > self._told

    def _seen_now(self, viewers: list[int]) -> dict[int, View]:
        """What each of them sees."""
        try:
            return self._match.game.people.views(self._match.state, viewers)
        except Exception:  # noqa: BLE001 - for whom it cannot be made shows when they look one by one
            return self._seen_one_by_one(viewers)

    def _seen_one_by_one(self, viewers: list[int]) -> dict[int, View]:
        found: dict[int, View] = {}
        for viewer in viewers:
            try:
                found[viewer] = self._match.game.people.view(self._match.state, viewer)
            except Exception as fault:  # noqa: BLE001 - kept, and told when they are to be shown it
                self.faults[viewer] = fault
                del self.views[viewer]
        return found
