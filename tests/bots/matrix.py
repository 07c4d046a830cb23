"""Games of simultaneous choices whose best strategies can be worked out on paper."""

from collections.abc import Mapping

from rulewright.gamekit.advice import Advice
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.state import NOTHING, Question, State
from rulewright.kernel.zone import Zone, zone_of
from tests.kernel.toys import TAKE, Toy, ToyRules, ToyState

Table = list[list[int]]


class MatrixState(ToyState):
    """The table never changes, so all copies share it. The notes are what the first seat got in
    each round."""

    def __init__(self, table: Table, rounds: int, origin: ToyState | None = None) -> None:
        super().__init__(2, origin)
        self.table = table
        self.rounds = rounds

    def clone(self) -> ToyState:
        return MatrixState(self.table, self.rounds, self)


class Showdown(Question[MatrixState]):
    """Both take one thing at the same time, and the table says what the first seat gets."""

    __slots__ = ()

    def ask(self, state: MatrixState, seat: int) -> Zone:
        if len(state.answers[seat]) > 0:
            return NOTHING
        things = len(state.table if seat == 0 else state.table[0])
        return zone_of(make_choice(TAKE, thing) for thing in range(things))

    def answered(self, state: MatrixState) -> None:
        row, column = (int(thing_of(state.answers[seat][0])) for seat in range(2))
        state.publish(row * 8 + column)
        state.note(state.table[row][column])
        if len(state.notes) < state.rounds:
            state.agenda.append(self)
            return
        share = sum(state.notes) // state.rounds
        state.finish([share, 100 - share])


class MatrixRules(ToyRules):
    """`table[row][column]` is the first seat's share of 100, in each of the rounds."""

    def __init__(self, table: Table, rounds: int) -> None:
        super().__init__([Showdown()])
        self.table = table
        self.rounds = rounds

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        del seats, options
        state = MatrixState(self.table, self.rounds)
        state.word = word
        state.agenda = list(reversed(self.steps))
        return state


class MatrixAdvice(Advice):
    """What was got so far."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, MatrixState)
        share = sum(state.notes) / len(state.notes) / 100
        return share if seat == 0 else 1 - share


class MatrixGame(Toy):
    """A table, and the rounds in which it is played."""

    def __init__(self, table: Table, rounds: int = 1) -> None:
        super().__init__("matrix", rules=MatrixRules(table, rounds), advice=MatrixAdvice())
