"""The moments between two decisions: what the table looked like after each step of the rules.

A match goes from one decision to the next in one go, and three clashes may lie between. Here the
same steps are taken on a copy, one procedure at a time, so that a client can show each of them
with the true figures. Nothing here decides anything: the last moment is where the match stands.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.gamekit.match import Match
from rulewright.kernel.event import Event
from rulewright.kernel.state import State


@dataclass(frozen=True)
class Moment:
    """A state on the way to the next decision, and what was still to happen before it."""

    state: State
    to_come: list[Event]


def moments(match: Match, seat: int, code: int) -> list[Moment]:
    """All moments that follow if the seat chooses this now; none if others have yet to answer.

    The match itself stays as it is.
    """
    state = match.state.clone()
    happened: list[Event] = []
    state.events = happened
    if not state.answer(seat, match.offered(seat, code)):
        return []
    passed = [(state.clone(), len(happened))]
    while state.step():
        passed.append((state.clone(), len(happened)))
    return [Moment(then, happened[count:]) for then, count in passed]
