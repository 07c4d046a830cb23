"""What bots may know of good races, and what a balance report counts."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.advice import Advice
from rulewright.gamekit.balance_plan import Plan
from rulewright.games.elma.bots.hints import Hints, shipped_hints
from rulewright.games.elma.bots.measures import BALANCE, race_measures
from rulewright.games.elma.decks.decks import ElmaDecks
from rulewright.games.elma.rules.cardset import CardSet
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.event import Event
from rulewright.kernel.state import State


class ElmaAdvice(Advice):
    """The hints that come with the game, for one set of cards."""

    def __init__(self, cards: CardSet, keys: list[str], decks: ElmaDecks) -> None:
        super().__init__()
        self.in_turns = True
        # What a turn can change is little beside how far apart the players are.
        self.curiosity = 0.1
        self.keys: Final = keys
        self.decks: Final = decks
        self.hints: Final = Hints(shipped_hints(), cards)

    def value(self, state: State, seat: int) -> float:
        return self.hints.quick.outlooks(cast(Race, state))[seat]

    def values(self, state: State) -> list[float]:
        return self.hints.planning.outlooks(cast(Race, state))

    def turn(self, state: State) -> int:
        return int(cast(Race, state).turn)

    def turns_ahead(self, seats: int) -> int:
        """A round in a duel, where it shows who will profit from a battle; with more players the
        chances of a whole round drown what a choice is worth."""
        return 2 if seats == 2 else 0

    def measures(self, state: State, events: list[Event]) -> dict[str, float]:
        decks = [self.decks.preset_of(state, seat) for seat in range(state.seats)]
        return race_measures(cast(Race, state), events, self.keys, decks)

    def balance_plan(self) -> Plan | None:
        return BALANCE
