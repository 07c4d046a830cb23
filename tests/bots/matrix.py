"""Games of one simultaneous choice each, whose best strategies can be worked out on paper."""

from collections.abc import Mapping

from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.state import NOTHING, Question, State
from rulewright.kernel.zone import Zone, zone_of
from tests.kernel.toys import TAKE, Toy, ToyState

Table = list[list[int]]


class MatrixState(ToyState):
    """The table never changes, so all copies share it."""

    def __init__(self, table: Table, origin: ToyState | None = None) -> None:
        super().__init__(2, origin)
        self.table = table

    def clone(self) -> ToyState:
        return MatrixState(self.table, self)


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
        share = state.table[row][column]
        state.finish([share, 100 - share])


class MatrixGame(Toy):
    """`table[row][column]` is the first seat's share of 100."""

    def __init__(self, table: Table) -> None:
        super().__init__("matrix", [Showdown()])
        self.table = table

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        del seats, options
        state = MatrixState(self.table)
        state.word = word
        state.agenda = list(reversed(self.steps))
        return state
