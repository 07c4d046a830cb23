"""Chance in a match: from its one word, or from a test's script."""

from __future__ import annotations

import pytest

from rulewright.kernel.chance import Dice, word_from_seed
from rulewright.kernel.errors import ChanceError
from rulewright.kernel.fields import value
from rulewright.kernel.state import Procedure
from rulewright.kernel.zone import zone_of
from rulewright.testing.table import rolls_for_shuffle
from tests.kernel.toys import Ask, Number, Toy, ToyState, begun


@value
class Roll(Procedure[ToyState]):
    """Rolls dice and notes what comes up."""

    times: Number
    sides: Number

    def run(self, state: ToyState) -> None:
        state.note(*(int(state.roll(self.sides)) for _ in range(self.times)))


def test_a_match_rolls_what_dice_from_its_word_roll() -> None:
    state = Toy("toy-with-dice", [Roll(20, 6), Ask([1, 0])]).rules.new(2, {}, word_from_seed(7))
    state.advance()
    dice = Dice(word_from_seed(7))
    assert isinstance(state, ToyState)
    assert state.notes == [int(dice.below(6)) for _ in range(20)]
    assert state.word == dice.word


def test_nothing_but_rolling_moves_the_generator() -> None:
    state = begun(Ask([1, 1]))
    state.word = 12345
    state.apply(0, state.choices[0][0])
    state.clone().roll(6)
    assert state.word == 12345
    state.roll(6)
    assert state.word != 12345


def test_a_shuffle_keeps_all_and_comes_to_every_order() -> None:
    state = ToyState(2)
    state.word = word_from_seed(1)
    orders = set()
    for _ in range(200):
        zone = zone_of(range(4))
        state.shuffle(zone)
        assert sorted(zone.as_list()) == [0, 1, 2, 3]
        orders.add(tuple(zone.as_list()))
    assert len(orders) == 24


def test_shuffling_one_or_none_rolls_nothing() -> None:
    state = ToyState(2)
    state.word = 99
    for items in ([], [5]):
        zone = zone_of(items)
        state.shuffle(zone)
        assert zone.as_list() == items
    assert state.word == 99


def test_a_shuffle_can_be_scripted_to_any_order() -> None:
    state = ToyState(2)
    wanted = [3, 1, 1, 0, 2]
    state.script = rolls_for_shuffle([0, 1, 1, 2, 3], wanted)
    zone = zone_of([0, 1, 1, 2, 3])
    state.shuffle(zone)
    assert (zone.as_list(), state.script) == (wanted, [])


def test_a_script_is_rolled_in_its_order_and_the_generator_rests() -> None:
    state = ToyState(2)
    state.word = 99
    state.script = [5, 0, 3]
    assert [state.roll(6) for _ in range(3)] == [5, 0, 3]
    assert (state.script, state.word) == ([], 99)


def test_a_script_that_runs_out_is_told_with_what_was_rolled() -> None:
    state = ToyState(2)
    state.script = []
    with pytest.raises(ChanceError, match="the rules roll 0 to 5, but scripted chance has run out"):
        state.roll(6)


@pytest.mark.parametrize("value", [6, -1, 1 << 40])
def test_a_script_of_the_impossible_is_refused(value: int) -> None:
    state = ToyState(2)
    state.script = [value]
    with pytest.raises(ChanceError, match=f"scripted {value} cannot come up: .* 0 to 5"):
        state.roll(6)


def test_every_possible_value_can_be_scripted() -> None:
    state = ToyState(2)
    state.script = [0, 5]
    assert [state.roll(6), state.roll(6)] == [0, 5]
