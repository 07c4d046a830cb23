"""What bots may know of good duels, and what a balance report counts."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.advice import Advice
from rulewright.gamekit.balance_plan import Plan
from rulewright.games.allumbra.bots.hints import Hints, shipped_hints
from rulewright.games.allumbra.bots.measures import BALANCE, duel_measures
from rulewright.games.allumbra.rules.state import Duel
from rulewright.games.allumbra.rules.tables import CardTable, RelicTable
from rulewright.kernel.event import Event
from rulewright.kernel.state import State


class AllumbraAdvice(Advice):
    """The hints that come with the game, for one list of cards and one of relics."""

    def __init__(self, cards: CardTable, relic_table: RelicTable) -> None:
        super().__init__()
        self.hints: Final = Hints(shipped_hints(), cards, relic_table)

    def value(self, state: State, seat: int) -> float:
        return self.hints.outlook(cast(Duel, state), seat)

    def measures(self, state: State, events: list[Event]) -> dict[str, float]:
        return duel_measures(cast(Duel, state), events)

    def balance_plan(self) -> Plan | None:
        return BALANCE
