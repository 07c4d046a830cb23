"""The one pipeline: announced, forbidden or replaced, done, reacted to."""

from rulewright.kernel.state import Happening, Procedure
from tests.kernel.toys import Ask, Note, ToyState, begun

FORBIDDEN, REPLACED, REPLACED_AGAIN, ENDING = 1, 2, 4, 8


class Blow(Happening[ToyState]):
    """Something with whatever effects a test gives it, as a sum of the words above."""

    __slots__ = ("effects",)

    def __init__(self, effects: int = 0) -> None:
        self.effects = effects

    def forbidden(self, state: ToyState) -> bool:
        state.notes.append(10)
        return self.effects & FORBIDDEN != 0

    def replacement(self, state: ToyState) -> Procedure[ToyState] | None:
        state.notes.append(20)
        if self.effects & REPLACED:
            return Note(21)
        if self.effects & REPLACED_AGAIN:
            return Blow()
        return None

    def happen(self, state: ToyState) -> None:
        state.notes.append(30)
        if self.effects & ENDING:
            state.finish([100, 0])

    def react(self, state: ToyState) -> None:
        state.notes.append(40)
        state.agenda.append(Note(42))
        state.agenda.append(Note(41))


class Deed(Happening[ToyState]):
    """A happening that no effect touches, as the kernel has it."""

    __slots__ = ()

    def happen(self, state: ToyState) -> None:
        state.notes.append(30)


def test_announced_done_reacted_to_and_then_what_was_to_come_next() -> None:
    state = begun(Blow(), Note(99), Ask(1, 0))
    assert state.notes == [10, 20, 30, 40, 41, 42, 99]


def test_a_happening_without_effects_just_happens() -> None:
    assert begun(Deed(), Note(99), Ask(1, 0)).notes == [30, 99]


def test_what_is_forbidden_does_not_happen_and_nothing_reacts_to_it() -> None:
    assert begun(Blow(FORBIDDEN), Note(99), Ask(1, 0)).notes == [10, 99]


def test_a_replacement_takes_its_place() -> None:
    assert begun(Blow(REPLACED), Note(99), Ask(1, 0)).notes == [10, 20, 21, 99]


def test_forbidding_beats_replacing() -> None:
    assert begun(Blow(FORBIDDEN | REPLACED), Note(99), Ask(1, 0)).notes == [10, 99]


def test_a_replacement_that_is_a_happening_runs_through_the_pipeline_itself() -> None:
    state = begun(Blow(REPLACED_AGAIN), Note(99), Ask(1, 0))
    assert state.notes == [10, 20, 10, 20, 30, 40, 41, 42, 99]


def test_nothing_reacts_once_the_match_is_over() -> None:
    state = begun(Blow(ENDING), Note(99))
    assert state.notes == [10, 20, 30]
    assert (state.over, state.agenda) == (True, [])


class Echo(Happening[ToyState]):
    """A reaction that may be reacted to in turn, a few times over."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        self.times = times

    def happen(self, state: ToyState) -> None:
        state.notes.append(self.times)

    def react(self, state: ToyState) -> None:
        state.agenda.append(Note(10 + self.times))
        if self.times > 0:
            state.agenda.append(Echo(self.times - 1))


def test_a_reaction_to_a_reaction_is_done_before_the_first_goes_on() -> None:
    assert begun(Echo(2), Note(99), Ask(1, 0)).notes == [2, 1, 0, 10, 11, 12, 99]


class AskedReaction(Happening[ToyState]):
    """Somebody is asked before what was to come next."""

    __slots__ = ()

    def happen(self, state: ToyState) -> None:
        state.notes.append(1)

    def react(self, state: ToyState) -> None:
        state.agenda.append(Ask(0, 1))


def test_a_reaction_may_ask() -> None:
    state = begun(AskedReaction(), Note(99), Ask(1, 0))
    assert (state.notes, state.asks(1)) == ([1], True)
    state.apply(1, state.choices[1][2])
    assert state.notes == [1, 202, 99]
