"""What bots may know of good raids, and what a balance report counts."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.advice import Advice
from rulewright.gamekit.balance_plan import Plan
from rulewright.games.eruma.bots.hints import Hints, shipped_hints
from rulewright.games.eruma.bots.measures import BALANCE, raid_measures
from rulewright.games.eruma.decks.decks import ErumaDecks
from rulewright.games.eruma.rules.numbering import SEATS
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.event import Event
from rulewright.kernel.state import State


class ErumaAdvice(Advice):
    """The hints that come with the game."""

    def __init__(self, decks: ErumaDecks) -> None:
        super().__init__()
        self.in_turns = True
        self.decks: Final = decks
        self.hints: Final = Hints(shipped_hints())

    def value(self, state: State, seat: int) -> float:
        return self.hints.outlook(cast(Raid, state), seat)

    def measures(self, state: State, events: list[Event]) -> dict[str, float]:
        decks = [self.decks.preset_of(state, seat) for seat in range(SEATS)]
        return raid_measures(cast(Raid, state), events, self.decks.keys, decks)

    def balance_plan(self) -> Plan | None:
        return BALANCE
