"""A game of turns whose best play can be worked out on paper: take from a heap, the last one wins.

Each in turn takes one to three counters. Of two, whoever leaves a multiple of four wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rulewright.gamekit.advice import Advice
from rulewright.kernel.chance import Dice
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.state import NOTHING, Question, State
from rulewright.kernel.zone import Zone, zone_of
from tests.kernel.toys import TAKE, Toy, ToyRules, ToyState

MOST = 3


class HeapState(ToyState):
    """`heap` counters are left, and whose turn it is."""

    def __init__(self, heap: int, turn: int, seats: int, origin: ToyState | None = None) -> None:
        super().__init__(seats, origin)
        self.heap = heap
        self.turn = turn

    def clone(self) -> ToyState:
        return HeapState(self.heap, self.turn, int(self.seats), self)

    def redeal(self, seat: int, dice: Dice) -> None:
        """Nothing is hidden."""


class TakeSome(Question[HeapState]):
    """Whose turn it is takes one to three; who takes the last has won."""

    __slots__ = ()

    def ask(self, state: HeapState, seat: int) -> Zone:
        if seat != state.turn or len(state.answers[seat]) > 0:
            return NOTHING
        return zone_of(make_choice(TAKE, taken) for taken in range(1, min(MOST, state.heap) + 1))

    def answered(self, state: HeapState) -> None:
        taken = int(thing_of(state.answers[state.turn][0]))
        state.publish(taken)
        state.heap -= taken
        if state.heap == 0:
            state.finish([100 if seat == state.turn else 0 for seat in range(state.seats)])
            return
        state.turn = (state.turn + 1) % int(state.seats)
        state.agenda.append(self)


class GoRound(Question[HeapState]):
    """Whatever is chosen, nothing comes of it, and the same is asked again."""

    __slots__ = ()

    def ask(self, state: HeapState, seat: int) -> Zone:
        if seat != state.turn or len(state.answers[seat]) > 0:
            return NOTHING
        return zone_of(make_choice(TAKE, taken) for taken in range(1, MOST + 1))

    def answered(self, state: HeapState) -> None:
        state.agenda.append(self)


class HeapRules(ToyRules):
    """A heap of that size, and the first seat begins."""

    def __init__(self, heap: int, seats: int) -> None:
        super().__init__([TakeSome()])
        self.heap = heap
        self.players = seats

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        del seats, options
        state = HeapState(self.heap, 0, self.players)
        state.word = word
        state.agenda = list(reversed(self.steps))
        return state

    def at_rest(self, state: State) -> bool:
        del state
        return True


class HeapAdvice(Advice):
    """Remembers what it was asked."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.in_turns = True
        self.players = seats
        self.ahead = 0
        """How many turns are played on before the hint judges."""
        self.judged: list[int] = []
        """How much was left whenever the hint was asked."""
        self.worlds: list[int] = []
        """The generators' words of the worlds that it was asked about."""

    def turn(self, state: State) -> int:
        return int(state.asked)

    def turns_ahead(self, seats: int) -> int:
        del seats
        return self.ahead

    def value(self, state: State, seat: int) -> float:
        self.judged.append(cast(HeapState, state).heap)
        self.worlds.append(int(state.word))
        return state.shares[seat] / 100 if state.over else 1 / self.players


class HeapGame(Toy):
    """A heap of that size, and what the hint was asked about."""

    def __init__(self, heap: int, seats: int = 2) -> None:
        self.heap_rules = HeapRules(heap, seats)
        self.asked = HeapAdvice(seats)
        super().__init__("heap", rules=self.heap_rules, advice=self.asked)
