"""What a game tells bots about good play, and the laboratory about what to count.

The fourth part of a `Game`. The rules never ask it: a game with bad advice is the same game, played badly.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rulewright.gamekit.balance_plan import Plan
from rulewright.kernel.event import Event
from rulewright.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Advice for bots and for balance reports. Subclasses fill in the methods that raise."""

    def __init__(self) -> None:
        self.in_turns = False
        """Whether only one seat at a time has anything to decide. Else bots mix their choices."""
        self.curiosity = 0.4
        """How much a planning bot gives a choice that it seldom tried the benefit of the doubt, as a
        part of how far apart the best and the worst outcome seen lie."""

    # For bots

    def value(self, state: State, seat: int) -> float:
        """How good a state looks for a seat, from 0 to 1. What bots may know of good play."""
        raise NotImplementedError

    def values(self, state: State) -> list[float]:
        """The same for every seat, as a planning bot judges: a game may take a longer look there."""
        return [self.value(state, seat) for seat in range(int(state.seats))]

    def turn(self, state: State) -> int:
        """How many turns have begun, in a game with `turns_ahead`."""
        return 0

    def turns_ahead(self, seats: int) -> int:
        """For how many turns a planning bot lets everybody play on, at random, before `value` judges:
        none where the hint sees by itself what a position will come to."""
        return 0

    # For balance reports

    def measures(self, state: State, events: list[Event]) -> dict[str, float]:
        """What a balance report counts in a finished match: how often each thing happened."""
        raise NotImplementedError

    def balance_plan(self) -> Plan | None:
        """What its balance report measures and demands; None if it has no report."""
        return None
